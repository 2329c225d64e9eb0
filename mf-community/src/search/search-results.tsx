import { useEndpoint } from '@danji/api-client';
import { subCategoryLabel } from '@danji/contracts/community/community-categories';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';

const MAX_RESULTS = 5;

/** Posts, found by their titles and what everybody may read of them. */
function Posts({ search }: { search: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listCommunityPosts, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map(({ nano_id, published, board, ...place }) => ({
    key: nano_id,
    path: webPaths.communityPost(nano_id),
    title: board.title,
    note: `${subCategoryLabel(place)} · ${formatDate(published ?? board.created)}`,
    icon: 'message-circle' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="커뮤니티"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.community}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}

function Notices({ search }: { search: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotices, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map(({ nano_id, published, board }) => ({
    key: nano_id,
    path: webPaths.notice(nano_id),
    title: board.title,
    note: formatDate(published),
    icon: 'megaphone' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="공지사항"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.notices}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}

/** Posts and notices on the search page (slot `search`). */
export const SearchResults: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  return (
    <>
      <Posts search={search} />
      <Notices search={search} />
    </>
  );
};
