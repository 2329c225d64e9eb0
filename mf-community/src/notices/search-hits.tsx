import { useEndpoint } from '@danji/api-client';
import { listNotices } from '@danji/contracts/boards/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useSearchHits, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';

const SHOWN = 5;

/** Notices on the search page (slot `search`). */
export const SearchHits: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotices, { query: { search, page_size: SHOWN } });
  const hits = data?.results.map(({ nano_id, published, board }) => ({
    key: nano_id,
    path: webPaths.notice(nano_id),
    title: board.title,
    note: formatDate(published),
    icon: 'megaphone' as const,
  }));
  useSearchHits(hits?.length);
  return (
    <HitSection
      title="공지사항"
      hits={hits}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={data && { path: `${webPaths.notices}?${new URLSearchParams({ search })}`, count: data.count }}
    />
  );
};
