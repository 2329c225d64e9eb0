import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useModal, useSession } from '@danji/shell-sdk';
import { Button, TableSkeleton } from '@danji/ui';
import { useInvitationLink } from '../members/use-invitation-link.tsx';
import { InviteForm } from '../members/invite-form.tsx';
import { useMemberColumns } from '../members/member-columns.tsx';
import { RoleRights } from '../members/role-rights.tsx';
import { useCan } from '../shared/space-rights.ts';
import { useSpaceClosing } from '../spaces/use-space-closing.ts';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const STATES = [
  { value: String(EditState.DONE), label: '참여 중' },
  { value: String(EditState.PENDING), label: '답을 기다리는 중' },
  { value: String(EditState.FAILED), label: '거절' },
  { value: String(EditState.DISABLED), label: '나간 사람' },
  { value: String(EditState.NONE), label: '모두' },
];

/** `/workspace/:id/members`: members, invitations and join requests. */
export const WorkMembersPage = () => (
  <SpaceFrame skeleton={<TableSkeleton />}>{(space) => <Members key={space.id} space={space} />}</SpaceFrame>
);

function Members({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  const can = useCan(space);
  const modal = useModal();
  const columns = useMemberColumns(space, useSpaceClosing(space).archive);
  const list = usePagedList(listWorkMembers, {
    query: { space_id: space.id },
    filters: { search: 'text', edit_state_type: 'number' },
  });
  const showLink = useInvitationLink();
  const invite = () =>
    modal.open(
      (close) => (
        <InviteForm
          spaceId={space.id}
          by={isStaff ? null : space.my_role}
          onCancel={close}
          onInvited={(member) => {
            close();
            showLink(member, '초대했어요');
          }}
        />
      ),
      { title: '멤버 초대', description: '초대를 받은 사람이 수락하면 함께할 수 있어요.', directClose: false },
    );
  return (
    <ListScreen
      label={`${space.title} 멤버`}
      lead={space.title}
      actions={
        can('manage_members') ? (
          <Button icon="user-plus" onClick={invite}>
            멤버 초대
          </Button>
        ) : null
      }
      list={list}
      searchLabel={can('see_contacts') ? '이름이나 이메일로 찾기' : '이름으로 찾기'}
      bar={<FilterSelect list={list} name="edit_state_type" label="상태" all="함께하는 사람" options={STATES} />}
      table={{ columns, rowKey: ({ id }) => id }}
      empty={{ icon: 'users', title: '아직 멤버가 없어요', description: '함께 일하는 사람을 초대해 보세요.' }}
      noMatch={{ title: '찾는 멤버가 없어요' }}
      after={<RoleRights />}
    />
  );
}
