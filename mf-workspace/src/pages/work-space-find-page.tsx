import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { findWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, EmptyState, FailedState, Flex, Heading, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { PageBody, PageHead } from '../shared/page-parts.tsx';
import { describeLocation } from '../spaces/space-text.ts';
import { MembershipAction } from '../spaces/membership-action.tsx';

type Found = ResponseOf<typeof findWorkSpaces>['results'][number];

/** `/workspace/find`: finds the user's complex among all work spaces and requests to join. */
export function WorkSpaceFindPage() {
  usePageTitle('워크스페이스 찾기');
  const list = usePagedList(findWorkSpaces, { filters: { search: 'text' } });
  return (
    <PageBody width="prose">
      <PageHead
        title="워크스페이스 찾기"
        description="우리 단지를 찾아 참여를 요청하세요. 관리자가 수락하면 함께할 수 있어요."
      />
      <Stack gap={5}>
        <SearchField
          label="단지 이름, 건물, 주소, 단지 코드"
          value={list.filters.search ?? ''}
          onSearch={(search) => list.setFilters({ search }, { replace: true })}
        />
        <Results list={list} />
        <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
      </Stack>
    </PageBody>
  );
}

function Results({ list }: { list: ReturnType<typeof usePagedList<typeof findWorkSpaces, 'search'>> }) {
  const make = (
    <Button asChild variant="outline">
      <Link to={webPaths.newWorkspace}>새로 만들기</Link>
    </Button>
  );
  if (!list.isFiltered)
    return (
      <EmptyState
        icon="search"
        title="단지 이름을 적어 보세요"
        description="두 글자만 적어도 찾을 수 있어요."
        action={make}
      />
    );
  if (!list.rows)
    return list.error ? (
      <FailedState description={list.error.title} onRetry={() => void list.refresh()} retrying={list.isRefreshing} />
    ) : (
      <ListSkeleton />
    );
  if (list.rows.length === 0)
    return (
      <EmptyState
        icon="building"
        title="아직 등록되지 않은 단지예요"
        description="우리 단지가 없다면 새로 만들고 함께 일할 사람을 초대해 보세요."
        action={make}
      />
    );
  return (
    <Stack as="ul" gap={3}>
      {list.rows.map((space) => (
        <li key={space.id}>
          <FoundCard space={space} />
        </li>
      ))}
    </Stack>
  );
}

function FoundCard({ space }: { space: Found }) {
  return (
    <Card>
      <Flex
        gap={4}
        justifyContent="space-between"
        alignItems={{ base: 'stretch', sm: 'center' }}
        flexDirection={{ base: 'column', sm: 'row' }}
      >
        <Stack gap={1}>
          <Heading as="h2" size="md">
            {space.title}
          </Heading>
          <Text size="sm" tone="muted">
            {describeLocation(space) || '주소를 아직 적지 않았어요'}
          </Text>
          <Text size="sm" tone="subtle">{`관리자 ${space.master_user.name}`}</Text>
        </Stack>
        <MembershipAction space={space} />
      </Flex>
    </Card>
  );
}
