import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, EmptyState, FailedState, Flex, Icon, Pagination, Select, Stack, TableSkeleton } from '@danji/ui';
import { RequestTable } from '../requests/request-table.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const toOptions = (all: string, options: readonly { code: number; label: string }[]) => [
  { value: '', label: all },
  ...options.map(({ code, label }) => ({ value: String(code), label })),
];
const STATES = toOptions('모든 상태', ProcessState.options);
const TYPES = toOptions('모든 종류', WorkRequestType.options);
const toValue = (code: number | undefined) => (code === undefined ? '' : String(code));

/** `/workspace/:id/requests`: the work space's requests to our staff and their outcome. */
export const WorkRequestsPage = () => (
  <SpaceFrame title="요청" skeleton={<TableSkeleton />}>
    {(space) => <Requests key={space.id} space={space} />}
  </SpaceFrame>
);

const useRequests = (spaceId: number) =>
  usePagedList(listWorkRequests, {
    query: { space_id: spaceId },
    filters: { search: 'text', process_state: 'number', request_type: 'number' },
  });

function RequestFilters({ list: { filters, setFilters } }: { list: ReturnType<typeof useRequests> }) {
  return (
    <Flex gap={2} flexWrap="wrap">
      <Box flex={{ base: '1 1 100%', md: '1' }} maxWidth={{ base: 'full', md: '360px' }}>
        <SearchField
          label="제목과 내용으로 찾기"
          value={filters.search ?? ''}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </Box>
      <Box flex={{ base: '1 1 40%', sm: '0 0 150px' }}>
        <Select
          aria-label="상태"
          value={toValue(filters.process_state)}
          options={STATES}
          onChange={(process_state) => setFilters({ process_state })}
        />
      </Box>
      <Box flex={{ base: '1 1 40%', sm: '0 0 150px' }}>
        <Select
          aria-label="종류"
          value={toValue(filters.request_type)}
          options={TYPES}
          onChange={(request_type) => setFilters({ request_type })}
        />
      </Box>
    </Flex>
  );
}

function Requests({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  const list = useRequests(space.id);
  const ask = (
    <Button asChild>
      <Link to={webPaths.workspaceRequest(space.id, 'new')}>
        <Icon name="plus" />
        요청하기
      </Link>
    </Button>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      compact
      icon="search"
      title="찾는 요청이 없어요"
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          조건 지우기
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="headset"
      title="아직 보낸 요청이 없어요"
      description="데이터 정정, 기능 요청, 자료나 계약 상담이 필요하면 단지 담당자에게 물어보세요."
      action={isStaff ? null : ask}
    />
  );
  return (
    <>
      <PageHead title="요청" description="단지 담당자에게 묻고 답변을 받아요." actions={isStaff ? null : ask} />
      <Stack gap={4}>
        <RequestFilters list={list} />
        {list.error && !list.rows ? (
          <FailedState
            description={list.error.title}
            onRetry={() => void list.refresh()}
            retrying={list.isRefreshing}
          />
        ) : (
          <RequestTable rows={list.rows} isLoading={list.isLoading} empty={empty} />
        )}
        <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
      </Stack>
    </>
  );
}
