import { useEndpoint } from '@danji/api-client';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, EmptyState } from '@danji/ui';
import { HomeList } from './home-list.tsx';

const MAX_VISIBLE = 3;

/** The first notices on the home page (slot `home.main`). */
export function HomeNotices() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listNotices, { query: { page_size: MAX_VISIBLE } });
  return (
    <HomeList
      id="home-notices"
      title="공지사항"
      more={{ path: webPaths.notices, label: '모두 보기' }}
      rows={data?.results.map(({ id, nano_id, is_important, published, board }) => ({
        key: id,
        path: webPaths.notice(nano_id),
        badge: is_important ? (
          <Badge tone="brand" marginInlineEnd={2}>
            중요
          </Badge>
        ) : null,
        title: board.title,
        note: formatDate(published),
      }))}
      count={MAX_VISIBLE}
      loading="공지사항 불러오는 중"
      empty={<EmptyState compact icon="megaphone" title="아직 공지사항이 없어요" />}
      failed={{
        title: '공지사항을 불러오지 못했어요',
        reason: error?.title,
        onRetry: () => void refresh(),
        retrying: isRefreshing,
      }}
    />
  );
}
