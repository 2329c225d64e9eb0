import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useModal, useSession } from '@danji/shell-sdk';
import { Box, Button, EmptyState, FailedState, Flex, Pagination, Select, Stack, TableSkeleton } from '@danji/ui';
import { InviteForm } from '../members/invite-form.tsx';
import { MemberTable } from '../members/member-table.tsx';
import { RightsTable } from '../members/rights-table.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const STATES = [
  { value: '', label: '함께하는 사람' },
  { value: String(EditState.DONE), label: '참여 중' },
  { value: String(EditState.PENDING), label: '답을 기다리는 중' },
  { value: String(EditState.FAILED), label: '거절' },
  { value: String(EditState.DISABLED), label: '나간 사람' },
  { value: String(EditState.NONE), label: '모두' },
];

/** `/workspace/:id/members`: members, invitations and join requests. */
export const WorkMembersPage = () => (
  <SpaceFrame title="멤버" skeleton={<TableSkeleton />}>
    {(space) => <Members key={space.id} space={space} />}
  </SpaceFrame>
);

const useMembers = (spaceId: number) =>
  usePagedList(listWorkMembers, {
    query: { space_id: spaceId },
    filters: { search: 'text', edit_state_type: 'number' },
  });

function MemberFilters({ list }: { list: ReturnType<typeof useMembers> }) {
  return (
    <Flex gap={2} flexWrap="wrap">
      <Box flex="1" minWidth="180px" maxWidth={{ base: 'full', md: '360px' }}>
        <SearchField
          label="이름이나 이메일로 찾기"
          value={list.filters.search ?? ''}
          onSearch={(search) => list.setFilters({ search }, { replace: true })}
        />
      </Box>
      <Box width={{ base: 'full', sm: '180px' }}>
        <Select
          aria-label="상태"
          value={list.filters.edit_state_type === undefined ? '' : String(list.filters.edit_state_type)}
          options={STATES}
          onChange={(state) => list.setFilters({ edit_state_type: state })}
        />
      </Box>
    </Flex>
  );
}

function Members({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  const modal = useModal();
  const list = useMembers(space.id);
  const invite = () =>
    modal.open((close) => <InviteForm spaceId={space.id} onDone={close} />, {
      title: '멤버 초대',
      description: '초대를 받은 사람이 수락하면 함께할 수 있어요.',
      directClose: false,
    });
  const canInvite = isStaff || space.my_role === 'master';
  const empty = list.isFiltered ? (
    <EmptyState
      compact
      icon="search"
      title="찾는 멤버가 없어요"
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          조건 지우기
        </Button>
      }
    />
  ) : (
    <EmptyState compact icon="users" title="아직 멤버가 없어요" description="함께 일하는 사람을 초대해 보세요." />
  );
  return (
    <>
      <PageHead
        title="멤버"
        description={space.title}
        actions={
          canInvite ? (
            <Button icon="user-plus" onClick={invite}>
              멤버 초대
            </Button>
          ) : null
        }
      />
      <Stack gap={4}>
        <MemberFilters list={list} />
        {list.error && !list.rows ? (
          <FailedState
            description={list.error.title}
            onRetry={() => void list.refresh()}
            retrying={list.isRefreshing}
          />
        ) : (
          <MemberTable space={space} rows={list.rows} isLoading={list.isLoading} empty={empty} />
        )}
        <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
        <RightsTable />
      </Stack>
    </>
  );
}
