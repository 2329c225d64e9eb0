import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import {
  Box,
  Button,
  CardSkeleton,
  EmptyState,
  FailedState,
  Flex,
  Grid,
  Icon,
  Pagination,
  Select,
  Stack,
  VisuallyHidden,
} from '@danji/ui';
import { PageBody, PageHead } from '../shared/page-parts.tsx';
import { SpaceCard, SPACE_COLUMNS } from '../spaces/space-card.tsx';
import { usePendingMemberships, PendingMembershipList } from '../spaces/pending-membership-list.tsx';

const ORDERINGS = [
  { value: '', label: '최근 만든 순' },
  { value: 'title', label: '이름순' },
];

const Actions = () => (
  <>
    <Button asChild variant="outline">
      <Link to={webPaths.findWorkspace}>
        <Icon name="search" />
        찾아서 참여하기
      </Link>
    </Button>
    <Button asChild>
      <Link to={webPaths.newWorkspace}>
        <Icon name="plus" />
        만들기
      </Link>
    </Button>
  </>
);

/** `/workspace`: invitations, then the user's work spaces; our staff see all of them. */
export function WorkSpaceListPage() {
  usePageTitle('워크스페이스');
  const { isStaff } = useSession();
  const list = usePagedList(listWorkSpaces, {
    query: isStaff ? {} : { mine: 'in' },
    filters: { search: 'text', ordering: 'text' },
    pageSize: 12,
  });
  const pending = usePendingMemberships(!isStaff);
  const isBare = list.rows?.length === 0 && !list.isFiltered && list.page === 1;
  return (
    <PageBody>
      <PageHead
        title="워크스페이스"
        description={isStaff ? '모든 단지를 보고 고칠 수 있어요.' : '단지마다 정보와 멤버를 함께 관리해요.'}
        actions={isStaff || isBare ? null : <Actions />}
      />
      {/* Invitations are above the list: the list waits for them, so that it does not move. */}
      {pending.isLoading ? (
        <CardSkeleton count={3} />
      ) : (
        <Stack gap={8}>
          {isStaff ? null : <PendingMembershipList pending={pending} />}
          <SpaceList list={list} isBare={isBare} isStaff={isStaff} />
        </Stack>
      )}
    </PageBody>
  );
}

type List = ReturnType<typeof usePagedList<typeof listWorkSpaces, 'search' | 'ordering'>>;

type ListProps = { list: List; isBare: boolean; isStaff: boolean };

function SpaceList({ list, isBare, isStaff }: ListProps) {
  return (
    <Stack as="section" aria-label="워크스페이스 목록" gap={4}>
      <VisuallyHidden as="h2">워크스페이스 목록</VisuallyHidden>
      {isBare ? null : (
        <Flex gap={2} flexWrap="wrap">
          <Box flex="1" minWidth="200px" maxWidth={{ base: 'full', md: '400px' }}>
            <SearchField
              label="이름, 주소, 단지 코드로 찾기"
              value={list.filters.search ?? ''}
              onSearch={(search) => list.setFilters({ search }, { replace: true })}
            />
          </Box>
          <Box width={{ base: 'full', sm: '160px' }}>
            <Select
              aria-label="정렬"
              value={list.filters.ordering ?? ''}
              options={ORDERINGS}
              onChange={(ordering) => list.setFilters({ ordering })}
            />
          </Box>
        </Flex>
      )}
      <Rows list={list} isBare={isBare} isStaff={isStaff} />
      <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
    </Stack>
  );
}

function Rows({ list, isBare, isStaff }: ListProps) {
  if (!list.rows)
    return list.error ? (
      <FailedState description={list.error.title} onRetry={() => void list.refresh()} retrying={list.isRefreshing} />
    ) : (
      <CardSkeleton count={3} />
    );
  if (isBare) {
    return isStaff ? (
      <EmptyState icon="building" title="아직 만들어진 워크스페이스가 없어요" />
    ) : (
      <EmptyState
        icon="building"
        title="아직 참여한 워크스페이스가 없어요"
        description="우리 단지를 새로 만들거나, 이미 있는 단지를 찾아 참여를 요청해 보세요."
        action={<Actions />}
      />
    );
  }
  if (list.rows.length === 0)
    return (
      <EmptyState
        icon="search"
        title="찾는 워크스페이스가 없어요"
        description="다른 말로 찾아보거나 조건을 지워 보세요."
        action={
          <Button variant="outline" onClick={list.clearFilters}>
            전체 보기
          </Button>
        }
      />
    );
  return (
    <Grid as="ul" gridTemplateColumns={SPACE_COLUMNS}>
      {list.rows.map((space) => (
        <li key={space.id}>
          <SpaceCard space={space} />
        </li>
      ))}
    </Grid>
  );
}
