import { useMutation, type Outcome } from '@danji/api-client';
import { isOpenMembership, mayMoveMember, type MemberActor } from '@danji/contracts/apts/member-transitions';
import type { WorkMember, WorkSpace } from '@danji/contracts/apts/work-space';
import { deleteWorkMember, updateWorkMember, updateWorkSpace } from '@danji/contracts/apts/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useModal, useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import type { MenuItem } from '@danji/ui';
import { WORK_SPACE_READS } from '../shared/paths.ts';
import { GradeForm } from './grade-form.tsx';

export type MemberActions = {
  /** Answers to a request, as buttons. */ accept?: () => void;
  refuse?: () => void;
  items: MenuItem[];
};

type Update = Parameters<ReturnType<typeof useMutation<typeof updateWorkMember>>['run']>[0] extends infer I
  ? I extends { body?: infer B }
    ? B
    : never
  : never;

/** What the signed-in person may do with each member of the work space, from the same rules the server applies. */
export function useMemberActions(space: WorkSpace): (member: WorkMember) => MemberActions {
  const { user, isStaff } = useSession();
  const toast = useToast();
  const confirm = useConfirm();
  const modal = useModal();
  const navigate = useNavigate();
  const update = useMutation(updateWorkMember, { refreshes: WORK_SPACE_READS });
  const represent = useMutation(updateWorkSpace, { refreshes: WORK_SPACE_READS });
  const remove = useMutation(deleteWorkMember, { refreshes: WORK_SPACE_READS });
  const isManager = isStaff || (space.my_role === 'master' && space.my_state === EditState.DONE);

  const say = (
    outcome: Outcome<typeof updateWorkMember> | Outcome<typeof deleteWorkMember> | Outcome<typeof updateWorkSpace>,
    done: string,
  ) => {
    toast(outcome.ok ? { title: done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
  const set = async ({ id }: WorkMember, body: Update, done: string) =>
    say(await update.run({ params: { id }, body }), done);
  const end = async ({ id }: WorkMember, done: string) => say(await remove.run({ params: { id } }), done);
  const ask = (title: string, description: string, confirmLabel: string) =>
    confirm({ title, description, confirmLabel, tone: 'danger' });

  const leave = async (member: WorkMember) => {
    if (
      !(await ask(
        `'${space.title}'에서 나갈까요?`,
        '나가면 단지 정보와 멤버를 볼 수 없어요. 다시 들어오려면 초대를 받거나 참여를 요청해야 해요.',
        '나가기',
      ))
    )
      return;
    if (await end(member, `'${space.title}'에서 나왔어요`)) await navigate(webPaths.workspaces);
  };
  const dismiss = async (member: WorkMember) => {
    if (
      await ask(
        `${member.user.name} 님을 내보낼까요?`,
        '바로 이 워크스페이스를 볼 수 없게 돼요. 언제든 다시 초대할 수 있어요.',
        '내보내기',
      )
    )
      await end(member, `${member.user.name} 님을 내보냈어요`);
  };
  const handOver = async ({ user: { id, name } }: WorkMember) => {
    const isSure = await confirm({
      title: `${name} 님을 대표 관리자로 정할까요?`,
      description: `'${space.title}' 워크스페이스를 대표하는 사람이 바뀌고, 멤버와 업체에 ${name} 님의 이름이 보여요. 지금 관리자들은 관리자로 남아요.`,
      confirmLabel: '대표 관리자로 정하기',
    });
    if (isSure)
      say(
        await represent.run({ params: { id: space.id }, body: { master_user_id: id } }),
        `${name} 님이 대표 관리자가 되었어요`,
      );
  };
  const stepDown = async (member: WorkMember) => {
    if (await ask('관리자에서 물러날까요?', '멤버로 남지만 초대하거나 내보낼 수 없어요.', '물러나기'))
      await set(member, { role: 'member' }, '이제 멤버예요');
  };

  const listItems = (member: WorkMember, isSelf: boolean): MenuItem[] => {
    const isIn = member.edit_state_type === EditState.DONE;
    const isMaster = member.role === 'master';
    const grade: MenuItem = {
      label: '직급 변경',
      icon: 'pencil',
      onSelect: () =>
        void modal.open((close) => <GradeForm member={member} onDone={close} />, {
          title: `${member.user.name} 님의 직급`,
          size: 'sm',
        }),
    };
    const lead: MenuItem[] =
      isManager && isIn && member.user.id !== space.master_user.id
        ? [{ label: '대표 관리자로 정하기', icon: 'star', onSelect: () => void handOver(member) }]
        : [];
    if (isIn && isSelf)
      return [
        grade,
        ...lead,
        ...(isMaster ? [{ label: '관리자에서 물러나기', onSelect: () => void stepDown(member) }] : []),
        { label: '나가기', icon: 'log-out', tone: 'danger', onSelect: () => void leave(member) },
      ];
    if (!isManager) return [];
    if (isIn) {
      const role: MenuItem = isMaster
        ? {
            label: '멤버로 바꾸기',
            icon: 'user',
            onSelect: () => void set(member, { role: 'member' }, `${member.user.name} 님을 멤버로 바꿨어요`),
          }
        : {
            label: '관리자로 정하기',
            icon: 'shield-check',
            onSelect: () => void set(member, { role: 'master' }, `${member.user.name} 님을 관리자로 정했어요`),
          };
      return [
        grade,
        role,
        ...lead,
        { label: '내보내기', icon: 'user-x', tone: 'danger', onSelect: () => void dismiss(member) },
      ];
    }
    if (!isOpenMembership(member.edit_state_type))
      return [
        {
          label: '다시 초대',
          icon: 'mail',
          onSelect: () =>
            void set(member, { edit_state_type: EditState.PENDING }, `${member.user.name} 님을 다시 초대했어요`),
        },
      ];
    return member.opened_by === 'space'
      ? [
          grade,
          { label: '초대 취소', icon: 'x', tone: 'danger', onSelect: () => void end(member, '초대를 취소했어요') },
        ]
      : [];
  };

  return (member) => {
    const isSelf = member.user.id === user?.id;
    const actor: MemberActor | undefined = isStaff ? 'staff' : isSelf ? 'person' : isManager ? 'space' : undefined;
    const answers =
      actor &&
      isOpenMembership(member.edit_state_type) &&
      member.opened_by === 'person' &&
      mayMoveMember(member.edit_state_type, EditState.DONE, actor, member.opened_by);
    return {
      items: listItems(member, isSelf),
      ...(answers && {
        accept: () => void set(member, { edit_state_type: EditState.DONE }, `${member.user.name} 님이 멤버가 되었어요`),
        refuse: () => void set(member, { edit_state_type: EditState.FAILED }, '참여 요청을 거절했어요'),
      }),
    };
  };
}
