import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { hasSpaceRight } from '@danji/contracts/workspace/space-rights';
import type { SpaceRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { MenuItem } from '@danji/ui';
import { nameOf } from '../shared/member-name.ts';
import type { useMemberChanges } from './use-member-changes.ts';

type MenuContext = {
  isSelf: boolean;
  /** Whether the signed-in user may change this member. */
  manages: boolean;
  /** The own role of the signed-in user; `null` for our staff. */
  myRole: SpaceRole | null;
  changes: ReturnType<typeof useMemberChanges>;
  openGradeForm: (member: WorkMember) => void;
  openRoleForm: (member: WorkMember) => void;
  /** Shows the link of an invitation by contact. */
  showLink: (member: WorkMember) => void;
};

/** Menu of a member who takes part. */
function listActiveItems(member: WorkMember, context: MenuContext, grade: MenuItem): MenuItem[] {
  const { isSelf, myRole, changes, openRoleForm } = context;
  if (isSelf)
    return [
      grade,
      ...(member.role === 'manager'
        ? [{ label: '관리자에서 물러나기', onSelect: () => void changes.stepDown(member) }]
        : []),
      { label: '나가기', icon: 'log-out', tone: 'danger', onSelect: () => void changes.leave(member) },
    ];
  if (member.role === 'master') return [grade];
  return [
    grade,
    { label: '역할 변경', icon: 'shield-check', onSelect: () => openRoleForm(member) },
    ...(myRole === null || hasSpaceRight(myRole, 'appoint')
      ? [{ label: '대표 관리자 넘기기', icon: 'star' as const, onSelect: () => void changes.handOver(member) }]
      : []),
    { label: '내보내기', icon: 'user-x', tone: 'danger', onSelect: () => void changes.dismiss(member) },
  ];
}

/** Menu items for a member of a work space: none that the server would refuse. */
export function listMemberItems(member: WorkMember, context: MenuContext): MenuItem[] {
  const { isSelf, manages, changes, openGradeForm } = context;
  const isActive = member.edit_state_type === EditState.DONE;
  const grade: MenuItem = { label: '직급 변경', icon: 'pencil', onSelect: () => openGradeForm(member) };
  if (isActive && (isSelf || manages)) return listActiveItems(member, context, grade);
  if (!manages) return [];
  if (!isOpenMembership(member.edit_state_type))
    return [
      {
        label: '다시 초대',
        icon: 'mail',
        onSelect: () =>
          void changes.updateMember(
            member,
            { edit_state_type: EditState.PENDING },
            `${nameOf(member)} 님을 다시 초대했어요`,
          ),
      },
    ];
  return member.opened_by === 'space'
    ? [
        grade,
        ...(member.user.id === null
          ? [
              { label: '초대 링크 보기', icon: 'share' as const, onSelect: () => context.showLink(member) },
              { label: '초대 다시 보내기', icon: 'mail' as const, onSelect: () => void changes.sendAgain(member) },
            ]
          : []),
        {
          label: '초대 취소',
          icon: 'x',
          tone: 'danger',
          onSelect: () => void changes.removeMember(member, '초대를 취소했어요'),
        },
      ]
    : [];
}
