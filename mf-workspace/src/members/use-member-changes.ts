import { useMutation, type MutationResult } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { sendInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import { deleteWorkMember, updateWorkMember, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';

type Update = Parameters<ReturnType<typeof useMutation<typeof updateWorkMember>>['trigger']>[0] extends infer I
  ? I extends { body?: infer B }
    ? B
    : never
  : never;

/** The calls that change a membership; each result is shown as a toast. */
function useMemberCalls(space: WorkSpace) {
  const toast = useToast();
  const update = useMutation(updateWorkMember);
  const represent = useMutation(updateWorkSpace);
  const remove = useMutation(deleteWorkMember);
  const resend = useMutation(sendInvitation);
  const showResult = (
    outcome:
      | MutationResult<typeof updateWorkMember>
      | MutationResult<typeof deleteWorkMember>
      | MutationResult<typeof updateWorkSpace>
      | MutationResult<typeof sendInvitation>,
    done: string,
  ) => {
    toast(outcome.ok ? { title: done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
  return {
    updateMember: async ({ id }: WorkMember, body: Update, done: string) =>
      showResult(await update.trigger({ params: { id }, body }), done),
    removeMember: async ({ id }: WorkMember, done: string) =>
      showResult(await remove.trigger({ params: { id } }), done),
    sendAgain: async ({ id, invited_by }: WorkMember) =>
      showResult(
        await resend.trigger({ params: { id } }),
        invited_by === 'tel' ? '문자로 다시 보냈어요' : '새 초대 링크를 만들었어요',
      ),
    setMaster: async ({ user: { id } }: WorkMember, done: string) =>
      // Only members can be chosen, and every member has an account.
      id !== null &&
      showResult(await represent.trigger({ params: { id: space.id }, body: { master_user_id: id } }), done),
  };
}

/** Leaves the work space; its last member, the master, by archiving it. */
function useLeaving(
  space: WorkSpace,
  archive: () => Promise<boolean>,
  removeMember: (member: WorkMember, done: string) => Promise<boolean>,
) {
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  return async (member: WorkMember): Promise<void> => {
    if (member.role === 'master') {
      if (space.member_count > 1)
        toast({
          title: '먼저 대표 관리자를 넘겨 주세요',
          description: '다른 멤버의 관리 메뉴에서 넘긴 뒤에 나갈 수 있어요.',
          tone: 'warning',
        });
      else if (await archive()) await navigate(webPaths.workspaces);
      return;
    }
    if (
      !(await confirm({
        title: `'${space.title}'에서 나갈까요?`,
        description: '나가면 단지 정보와 멤버를 볼 수 없어요. 다시 들어오려면 초대를 받거나 참여를 요청해야 해요.',
        confirmLabel: '나가기',
        tone: 'danger',
      }))
    )
      return;
    if (await removeMember(member, `'${space.title}'에서 나왔어요`)) await navigate(webPaths.workspaces);
  };
}

/** The changes of a membership that the signed-in user can start; the far-reaching ones ask for a confirmation first.
 * The last member leaves by archiving. */
export function useMemberChanges(space: WorkSpace, archive: () => Promise<boolean>) {
  const { updateMember, removeMember, sendAgain, setMaster } = useMemberCalls(space);
  const confirm = useConfirm();
  const askReason = useReasonDialog();
  const refusal = useMutation(updateWorkMember);
  const toast = useToast();
  const confirmDanger = (title: string, description: string, confirmLabel: string) =>
    confirm({ title, description, confirmLabel, tone: 'danger' });

  /** Refuses a request to join; its person reads the reason. */
  const refuse = ({ id, user }: WorkMember) =>
    askReason({
      title: `${user.name} 님의 참여 요청을 거절할까요?`,
      help: '요청한 사람이 알림으로 받아요.',
      placeholder: '예) 우리 단지 입주민인지 확인할 수 없어요.',
      submitLabel: '거절',
      trigger: async (reason) => {
        const outcome = await refusal.trigger({
          params: { id },
          body: { edit_state_type: EditState.FAILED, reason },
        });
        if (outcome.ok) toast({ title: '참여 요청을 거절했어요', tone: 'success' });
        return outcome;
      },
    });
  const dismiss = async (member: WorkMember) => {
    if (
      await confirmDanger(
        `${member.user.name} 님을 내보낼까요?`,
        '바로 이 워크스페이스를 볼 수 없게 돼요. 언제든 다시 초대할 수 있어요.',
        '내보내기',
      )
    )
      await removeMember(member, `${member.user.name} 님을 내보냈어요`);
  };
  const handOver = async (member: WorkMember) => {
    const { name } = member.user;
    const isConfirmed = await confirm({
      title: `${name} 님에게 대표 관리자를 넘길까요?`,
      description: `'${space.title}' 워크스페이스를 대표하는 사람이 바뀌고, 멤버와 업체에 ${name} 님의 이름이 보여요. 지금 대표 관리자는 관리자로 남아요.`,
      confirmLabel: '넘기기',
    });
    if (isConfirmed) await setMaster(member, `${name} 님이 대표 관리자가 되었어요`);
  };
  const stepDown = async (member: WorkMember) => {
    if (await confirmDanger('관리자에서 물러날까요?', '담당자로 남지만 초대하거나 내보낼 수 없어요.', '물러나기'))
      await updateMember(member, { role: 'member' }, '이제 담당자예요');
  };
  const leave = useLeaving(space, archive, removeMember);
  return { updateMember, removeMember, sendAgain, refuse, leave, dismiss, handOver, stepDown };
}
