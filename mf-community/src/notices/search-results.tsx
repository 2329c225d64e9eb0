import { useEndpoint } from '@danji/api-client';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';

const MAX_RESULTS = 5;

/** Notices on the search page (slot `search`). */
export const SearchResults: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
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
      more={data && { path: `${webPaths.notices}?${new URLSearchParams({ search })}`, count: data.count }}
    />
  );
};
