import { useEndpoint } from '@danji/api-client';
import { JobGrade } from '@danji/contracts/codes/job-grade';
import type { WorkSpace } from '@danji/contracts/apts/work-space';
import { listWorkMembers, listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSearchHits, useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';

const SHOWN = 5;

/** Members of the space the person works in now. */
function Members({ space: { id, title }, query }: { space: WorkSpace; query: string }) {
  const { data, error, isRefreshing, refresh } = useEndpoint(listWorkMembers, { query: { space_id: id, search: query, page_size: SHOWN } });
  const hits = data?.results.map(({ id: memberId, user, job_grade }) => ({ key: String(memberId), path: webPaths.workspaceMembers(id), title: user.name, note: [JobGrade.label(job_grade), title].filter((part) => part !== '-').join(' · '), picture: user.profile_image_url }));
  useSearchHits(hits?.length);
  return (
    <HitSection
      title="멤버" hits={hits} link={Link} failure={error?.title} onRetry={() => void refresh()} retrying={isRefreshing}
      more={data && { path: webPaths.workspaceMembers(id), count: data.count }}
    />
  );
}

function Spaces({ query, isOwn }: { query: string; isOwn: boolean }) {
  const { data, error, isRefreshing, refresh } = useEndpoint(listWorkSpaces, { query: { search: query, page_size: SHOWN, ...(isOwn && { mine: 'in' as const }) } });
  const hits = data?.results.map(({ id, title, building_name, address1 }) => ({ key: String(id), path: webPaths.workspace(id), title, note: [building_name, address1].filter(Boolean).join(' · '), icon: 'building' as const }));
  useSearchHits(hits?.length);
  return (
    <HitSection
      title="워크스페이스" hits={hits} link={Link} failure={error?.title} onRetry={() => void refresh()} retrying={isRefreshing}
      more={data && { path: `${webPaths.workspaces}?${new URLSearchParams({ search: query })}`, count: data.count }}
    />
  );
}

function OwnHits({ query }: { query: string }) {
  const { data } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  const current = data?.results.find(({ is_current }) => is_current) ?? data?.results[0];
  return (
    <>
      <Spaces query={query} isOwn />
      {current ? <Members space={current} query={query} /> : null}
    </>
  );
}

/** Work spaces, and the people of the current one, on the search page (slot `search`). */
export const SearchHits: SlotComponent = ({ context }) => {
  const { kind, isTemp } = useSession();
  const query = String(context['query'] ?? '');
  if (isTemp) return null;
  if (kind === 'staff') return <Spaces query={query} isOwn={false} />;
  return kind === 'general' ? <OwnHits query={query} /> : null;
};
