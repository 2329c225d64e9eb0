import { useMutation, type Outcome } from '@danji/api-client';
import type { WorkMember, WorkSpace } from '@danji/contracts/apts/work-space';
import { deleteWorkMember, updateWorkMember, updateWorkSpace } from '@danji/contracts/apts/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { WORK_SPACE_READS } from '../shared/paths.ts';

type Update = Parameters<ReturnType<typeof useMutation<typeof updateWorkMember>>['run']>[0] extends infer I
  ? I extends { body?: infer B }
    ? B
    : never
  : never;

/** The calls that change a membership; each result is shown as a toast. */
function useMemberCalls(space: WorkSpace) {
  const toast = useToast();
  const update = useMutation(updateWorkMember, { refreshes: WORK_SPACE_READS });
  const represent = useMutation(updateWorkSpace, { refreshes: WORK_SPACE_READS });
  const remove = useMutation(deleteWorkMember, { refreshes: WORK_SPACE_READS });
  const say = (
    outcome: Outcome<typeof updateWorkMember> | Outcome<typeof deleteWorkMember> | Outcome<typeof updateWorkSpace>,
    done: string,
  ) => {
    toast(outcome.ok ? { title: done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
  return {
    set: async ({ id }: WorkMember, body: Update, done: string) =>
      say(await update.run({ params: { id }, body }), done),
    end: async ({ id }: WorkMember, done: string) => say(await remove.run({ params: { id } }), done),
    setMaster: async ({ user: { id } }: WorkMember, done: string) =>
      say(await represent.run({ params: { id: space.id }, body: { master_user_id: id } }), done),
  };
}

/** The changes of a membership that the signed-in user can start; the far-reaching ones ask for a confirmation first. */
export function useMemberChanges(space: WorkSpace) {
  const { set, end, setMaster } = useMemberCalls(space);
  const confirm = useConfirm();
  const navigate = useNavigate();
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
  const handOver = async (member: WorkMember) => {
    const { name } = member.user;
    const isSure = await confirm({
      title: `${name} 님을 대표 관리자로 정할까요?`,
      description: `'${space.title}' 워크스페이스를 대표하는 사람이 바뀌고, 멤버와 업체에 ${name} 님의 이름이 보여요. 지금 관리자들은 관리자로 남아요.`,
      confirmLabel: '대표 관리자로 정하기',
    });
    if (isSure) await setMaster(member, `${name} 님이 대표 관리자가 되었어요`);
  };
  const stepDown = async (member: WorkMember) => {
    if (await ask('관리자에서 물러날까요?', '멤버로 남지만 초대하거나 내보낼 수 없어요.', '물러나기'))
      await set(member, { role: 'member' }, '이제 멤버예요');
  };
  return { set, end, leave, dismiss, handOver, stepDown };
}
