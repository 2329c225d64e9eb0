import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { MenuItem } from '@danji/ui';
import { nameOf } from '../shared/member-name.ts';
import type { useMemberChanges } from './use-member-changes.ts';

type MenuContext = {
  space: WorkSpace;
  isSelf: boolean;
  isManager: boolean;
  changes: ReturnType<typeof useMemberChanges>;
  openGradeForm: (member: WorkMember) => void;
};

function toRoleItem(member: WorkMember, { updateMember }: MenuContext['changes']): MenuItem {
  const { name } = member.user;
  return member.role === 'master'
    ? {
        label: '멤버로 바꾸기',
        icon: 'user',
        onSelect: () => void updateMember(member, { role: 'member' }, `${name} 님을 멤버로 바꿨어요`),
      }
    : {
        label: '관리자로 정하기',
        icon: 'shield-check',
        onSelect: () => void updateMember(member, { role: 'master' }, `${name} 님을 관리자로 정했어요`),
      };
}

/** Menu of a member who takes part. */
function listActiveItems(member: WorkMember, { space, isSelf, isManager, changes }: MenuContext, grade: MenuItem) {
  const masterItems: MenuItem[] =
    isManager && member.user.id !== space.master_user.id
      ? [{ label: '대표 관리자로 정하기', icon: 'star', onSelect: () => void changes.handOver(member) }]
      : [];
  const items: MenuItem[] = isSelf
    ? [
        grade,
        ...masterItems,
        ...(member.role === 'master'
          ? [{ label: '관리자에서 물러나기', onSelect: () => void changes.stepDown(member) }]
          : []),
        { label: '나가기', icon: 'log-out', tone: 'danger', onSelect: () => void changes.leave(member) },
      ]
    : [
        grade,
        toRoleItem(member, changes),
        ...masterItems,
        { label: '내보내기', icon: 'user-x', tone: 'danger', onSelect: () => void changes.dismiss(member) },
      ];
  return items;
}

/** Menu items for a member of a work space: none that the server would refuse. */
export function listMemberItems(member: WorkMember, context: MenuContext): MenuItem[] {
  const { isSelf, isManager, changes, openGradeForm } = context;
  const isActive = member.edit_state_type === EditState.DONE;
  const grade: MenuItem = { label: '직급 변경', icon: 'pencil', onSelect: () => openGradeForm(member) };
  if (isActive && (isSelf || isManager)) return listActiveItems(member, context, grade);
  if (!isManager) return [];
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
        {
          label: '초대 취소',
          icon: 'x',
          tone: 'danger',
          onSelect: () => void changes.removeMember(member, '초대를 취소했어요'),
        },
      ]
    : [];
}
