import { isOpenMembership, canTransitionMember, type MemberActor } from '@danji/contracts/workspace/member-transitions';
import { canManageRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useModal, useSession } from '@danji/shell-sdk';
import type { MenuItem } from '@danji/ui';
import type { ReactElement } from 'react';
import { useInvitationLink } from './use-invitation-link.tsx';
import { memberCan } from '../shared/space-rights.ts';
import { AcceptForm } from './accept-form.tsx';
import { GradeForm } from './grade-form.tsx';
import { listMemberItems } from './member-menu.ts';
import { awaitsConfirmation } from './member-text.ts';
import { nameOf } from '../shared/member-name.ts';
import { RoleForm } from './role-form.tsx';
import { useMemberChanges } from './use-member-changes.ts';

export type MemberActions = {
  /** The buttons that answer a join request. */ accept?: () => void;
  refuse?: () => void;
  items: MenuItem[];
};

/** Returns the actions that the signed-in user has for each member of the work space, by the same rules as the server. */
export function useMemberActions(
  space: WorkSpace,
  archive: () => Promise<boolean>,
): (member: WorkMember) => MemberActions {
  const { user, isStaff } = useSession();
  const modal = useModal();
  const changes = useMemberChanges(space, archive);
  const myRole = isStaff ? null : space.my_role;
  const open = (title: string, form: (close: () => void) => ReactElement) =>
    void modal.open(form, { title, size: 'sm', directClose: false });
  const openGradeForm = (member: WorkMember) =>
    open(`${nameOf(member)} 님의 직급`, (close) => <GradeForm member={member} onDone={close} />);
  const openRoleForm = (member: WorkMember) =>
    open(`${nameOf(member)} 님의 역할`, (close) => <RoleForm member={member} by={myRole} onDone={close} />);
  const showInvitation = useInvitationLink();
  const showLink = (member: WorkMember) => showInvitation(member, `${nameOf(member)} 초대 링크`);
  const openAcceptForm = (member: WorkMember) =>
    open(
      awaitsConfirmation(member)
        ? `초대한 사람이 ${nameOf(member)} 님 맞나요?`
        : `${nameOf(member)} 님의 참여 요청을 수락할까요?`,
      (close) => <AcceptForm member={member} by={myRole} onDone={close} />,
    );

  return (member) => {
    const isSelf = member.user.id === user?.id;
    const manages =
      isStaff || (memberCan(space, 'manage_members') && myRole !== null && canManageRole(myRole, member.role));
    const actor: MemberActor | undefined = isStaff ? 'staff' : isSelf ? 'person' : manages ? 'space' : undefined;
    const canAnswer =
      actor &&
      isOpenMembership(member.edit_state_type) &&
      member.opened_by === 'person' &&
      canTransitionMember(member.edit_state_type, EditState.DONE, actor, member.opened_by);
    return {
      items: listMemberItems(member, { isSelf, manages, myRole, changes, openGradeForm, openRoleForm, showLink }),
      ...(canAnswer && { accept: () => openAcceptForm(member), refuse: () => changes.refuse(member) }),
    };
  };
}
