import { usePagedList } from '@danji/api-client';
import { ListScreen, SearchField } from '@danji/app-kit';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { Box, Button, Text } from '@danji/ui';
import { SupportNav } from '../support/support-nav.tsx';
import { NoticeRows, NoticeRowsSkeleton } from '../notices/notice-rows.tsx';

const PAGE_SIZE = 15;
const SKELETON_ROWS = 8;

/** `/support/notices`: important notices first, then the newest. */
export function NoticeListPage() {
  const list = usePagedList(listNotices, { filters: { search: 'text' }, pageSize: PAGE_SIZE });
  const { search } = list.filters;
  return (
    <ListScreen
      width="920px"
      list={list}
      lead={
        <Text as="output">
          {search && list.rows ? `검색 결과 ${list.countText}건` : '단지의 새 소식과 점검 일정을 알려 드려요.'}
        </Text>
      }
      actions={
        <Box width={{ base: 'full', md: '20rem' }}>
          <SearchField
            label="공지사항 검색"
            value={search}
            onSearch={(query) => list.setFilters({ search: query }, { replace: true })}
          />
        </Box>
      }
      before={<SupportNav />}
      empty={{
        icon: 'megaphone',
        title: '아직 공지사항이 없어요',
        description: '새로운 기능이나 점검 일정이 생기면 여기에서 알려 드릴게요.',
      }}
      noMatch={{
        title: `'${search ?? ''}' 검색 결과가 없어요`,
        description: '다른 말로 검색해 보세요.',
        action: (
          <Button variant="outline" onClick={list.clearFilters}>
            전체 공지 보기
          </Button>
        ),
      }}
      skeleton={<NoticeRowsSkeleton count={SKELETON_ROWS} />}
    >
      {(rows) => <NoticeRows rows={rows} />}
    </ListScreen>
  );
}
