import { useEndpoint } from '@danji/api-client';
import { listStaffWorkRequests } from '@danji/contracts/apts/work-request-staff.endpoints';
import { listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useSearchHits, useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';
import { FoundSection, SHOWN } from './found-section.tsx';
import { SpaceHits } from './space-hits.tsx';

type Props = { query: string };

function Spaces({ query, isOwn }: Props & { isOwn: boolean }) {
  return (
    <FoundSection
      title="워크스페이스"
      query={query}
      list={webPaths.workspaces}
      found={useEndpoint(listWorkSpaces, {
        query: { search: query, page_size: SHOWN, ...(isOwn && { mine: 'in' as const }) },
      })}
      toHit={({ id, title, building_name, address1 }) => ({
        path: webPaths.workspace(id),
        title,
        note: [building_name, address1].filter(Boolean).join(' · '),
        icon: 'building',
      })}
    />
  );
}

function OwnHits({ query }: Props) {
  const { data, error, isRefreshing, refresh } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  // Before the current work space is known, the search cannot be reported as empty.
  useSearchHits(data && 0);
  const current = data?.results.find(({ is_current }) => is_current) ?? data?.results[0];
  return (
    <>
      <Spaces query={query} isOwn />
      {current ? <SpaceHits space={current} query={query} /> : null}
      {data ? null : (
        <HitSection
          title="현재 워크스페이스"
          hits={undefined}
          link={Link}
          failure={error?.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      )}
    </>
  );
}

/** Requests of every work space, for operators, who answer them on the admin screens. */
function AllRequests({ query }: Props) {
  return (
    <FoundSection
      title="요청"
      query={query}
      found={useEndpoint(listStaffWorkRequests, { query: { search: query, page_size: SHOWN } })}
      list={webPaths.adminRequests}
      toHit={({ id, space, title, process_state, created }) => ({
        path: webPaths.adminRequest(id),
        title,
        note: [space.title, ProcessState.label(process_state), formatDate(created)].join(' · '),
        icon: 'headset',
      })}
    />
  );
}

/** Work spaces and the contents of the current one on the search page (slot `search`); operators see all work spaces and all requests. */
export const SearchHits: SlotComponent = ({ context }) => {
  const { kind, isTemp } = useSession();
  const query = String(context['query'] ?? '');
  if (isTemp) return null;
  if (kind === 'staff')
    return (
      <>
        <Spaces query={query} isOwn={false} />
        <AllRequests query={query} />
      </>
    );
  return kind === 'general' ? <OwnHits query={query} /> : null;
};
