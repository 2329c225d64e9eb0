import { isOpenMembership, canTransitionMember, type MemberActor } from '@danji/contracts/workspace/member-transitions';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useModal, useSession } from '@danji/shell-sdk';
import type { MenuItem } from '@danji/ui';
import { GradeForm } from './grade-form.tsx';
import { listMemberItems } from './member-menu.ts';
import { nameOf } from '../shared/member-name.ts';
import { useMemberChanges } from './use-member-changes.ts';

export type MemberActions = {
  /** The buttons that answer a join request. */ accept?: () => void;
  refuse?: () => void;
  items: MenuItem[];
};

/** Returns the actions that the signed-in user has for each member of the work space, by the same rules as the server. */
export function useMemberActions(space: WorkSpace): (member: WorkMember) => MemberActions {
  const { user, isStaff } = useSession();
  const modal = useModal();
  const changes = useMemberChanges(space);
  const isManager = isStaff || (space.my_role === 'master' && space.my_state === EditState.DONE);
  const openGradeForm = (member: WorkMember) =>
    void modal.open((close) => <GradeForm member={member} onDone={close} />, {
      title: `${nameOf(member)} 님의 직급`,
      size: 'sm',
    });

  return (member) => {
    const isSelf = member.user.id === user?.id;
    const actor: MemberActor | undefined = isStaff ? 'staff' : isSelf ? 'person' : isManager ? 'space' : undefined;
    const canAnswer =
      actor &&
      isOpenMembership(member.edit_state_type) &&
      member.opened_by === 'person' &&
      canTransitionMember(member.edit_state_type, EditState.DONE, actor, member.opened_by);
    return {
      items: listMemberItems(member, { space, isSelf, isManager, changes, openGradeForm }),
      ...(canAnswer && {
        accept: () => void changes.accept(member),
        refuse: () =>
          void changes.updateMember(member, { edit_state_type: EditState.FAILED }, '참여 요청을 거절했어요'),
      }),
    };
  };
}
