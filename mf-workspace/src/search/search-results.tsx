import { useEndpoint } from '@danji/api-client';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { ScreenMatches, useReportResultCount, useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';
import { ListResultSection, MAX_RESULTS } from './list-result-section.tsx';
import { SpaceResults } from './space-results.tsx';

type Props = { query: string };

function Spaces({ query, isOwn }: Props & { isOwn: boolean }) {
  return (
    <ListResultSection
      title="워크스페이스"
      query={query}
      list={webPaths.workspaces}
      endpointState={useEndpoint(listWorkSpaces, {
        query: { search: query, page_size: MAX_RESULTS, ...(isOwn && { mine: 'in' as const }) },
      })}
      toResult={({ id, title, building_name, address1 }) => ({
        path: webPaths.workspace(id),
        title,
        note: [building_name, address1].filter(Boolean).join(' · '),
        icon: 'building',
      })}
    />
  );
}

function OwnResults({ query }: Props) {
  const { data, error, isRefreshing, refresh } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  // Before the current work space is known, the search cannot be reported as empty.
  useReportResultCount(data && 0);
  const current = data?.results.find(({ is_current }) => is_current) ?? data?.results[0];
  return (
    <>
      <Spaces query={query} isOwn />
      {current ? (
        <ScreenMatches remote="workspace" title="워크스페이스 화면" note={current.title} params={{ id: current.id }} />
      ) : null}
      {current ? <SpaceResults space={current} query={query} /> : null}
      {data ? null : (
        <ResultSection
          title="현재 워크스페이스"
          results={undefined}
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
    <ListResultSection
      title="요청"
      query={query}
      endpointState={useEndpoint(listStaffWorkRequests, { query: { search: query, page_size: MAX_RESULTS } })}
      list={webPaths.adminRequests}
      toResult={({ id, space, title, process_state, created }) => ({
        path: webPaths.adminRequest(id),
        title,
        note: [space.title, ProcessState.label(process_state), formatDate(created)].join(' · '),
        icon: 'headset',
      })}
    />
  );
}

/** Work spaces and the contents of the current one on the search page (slot `search`); operators see all work spaces and all requests. */
export const SearchResults: SlotComponent = ({ context }) => {
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
  return kind === 'general' ? <OwnResults query={query} /> : null;
};
