import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { usePageTitle } from '@danji/shell-sdk';
import { Alert, Box, Button, EmptyState, FailedState, Flex, Heading, Pagination, Stack, Text } from '@danji/ui';
import { NoticeRows, NoticeRowsSkeleton } from '../notices/notice-rows.tsx';
import { PageBody } from '../shared/page-body.tsx';

const PAGE_SIZE = 15;
const SKELETON_ROWS = 8;

function useNotices() {
  return usePagedList(listNotices, { filters: { search: 'text' }, pageSize: PAGE_SIZE });
}

/** Explains why the list is empty, and offers a way on. */
function NoNotices({ list }: { list: ReturnType<typeof useNotices> }) {
  if (list.page > 1)
    return (
      <EmptyState
        icon="inbox"
        title="이 페이지에는 공지가 없어요"
        action={
          <Button variant="outline" onClick={() => list.setPage(1)}>
            첫 페이지로 가기
          </Button>
        }
      />
    );
  if (!list.isFiltered)
    return (
      <EmptyState
        icon="megaphone"
        title="아직 공지사항이 없어요"
        description="새로운 기능이나 점검 일정이 생기면 여기에서 알려 드릴게요."
      />
    );
  return (
    <EmptyState
      icon="search"
      title={`'${list.filters.search ?? ''}' 검색 결과가 없어요`}
      description="다른 말로 검색해 보세요."
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          전체 공지 보기
        </Button>
      }
    />
  );
}

function NoticeListHead({ list }: { list: ReturnType<typeof useNotices> }) {
  const { rows, count, filters } = list;
  return (
    <Flex
      gap={4}
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: 'flex-end' }}
    >
      <Stack gap={1}>
        <Heading as="h1" size="2xl">
          공지사항
        </Heading>
        <Text tone="muted" as="output">
          {filters.search && rows ? `검색 결과 ${formatNumber(count)}건` : '단지의 새 소식과 점검 일정을 알려 드려요.'}
        </Text>
      </Stack>
      <Box width={{ base: 'full', md: '20rem' }}>
        <SearchField
          label="공지사항 검색"
          value={filters.search ?? ''}
          onSearch={(search) => list.setFilters({ search }, { replace: true })}
        />
      </Box>
    </Flex>
  );
}

/** `/support/notices`: important notices first, then the newest. */
export function NoticeListPage() {
  usePageTitle('공지사항');
  const list = useNotices();
  const { rows, count, error } = list;
  const retry = () => void list.refresh();
  const render = () => {
    if (error && !rows) return <FailedState description={error.title} onRetry={retry} retrying={list.isRefreshing} />;
    if (!rows) return <NoticeRowsSkeleton count={SKELETON_ROWS} />;
    return rows.length === 0 ? <NoNotices list={list} /> : <NoticeRows rows={rows} />;
  };
  return (
    <PageBody>
      <Stack gap={{ base: 5, md: 6 }}>
        <NoticeListHead list={list} />
        {error && rows ? (
          <Alert
            tone="warning"
            title="새로 불러오지 못해 이전 내용을 보여 드려요"
            action={
              <Button size="sm" variant="outline" loading={list.isRefreshing} onClick={retry}>
                다시 시도
              </Button>
            }
          >
            {error.title}
          </Alert>
        ) : null}
        <Box
          opacity={list.isLoading && rows && !error ? 0.5 : undefined}
          aria-busy={list.isLoading && Boolean(rows) && !error}
        >
          {render()}
        </Box>
        <Pagination page={list.page} pageSize={list.pageSize} count={count} onChange={list.setPage} />
      </Stack>
    </PageBody>
  );
}
