import { useMutation } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/apts/work-space';
import { deleteWorkMember, updateWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { WORK_SPACE_READS } from '../shared/paths.ts';

/** Answers an invitation or withdraws an own join request; a failure is shown as a toast. */
export function useAnswer({ my_member_id, title }: WorkSpace) {
  const toast = useToast();
  const confirm = useConfirm();
  const update = useMutation(updateWorkMember, { refreshes: WORK_SPACE_READS });
  const remove = useMutation(deleteWorkMember, { refreshes: WORK_SPACE_READS });
  const params = { id: my_member_id ?? 0 };
  const say = (outcome: { ok: true } | { ok: false; error: { title: string } }, done: string) =>
    toast(outcome.ok ? { title: done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });

  return {
    isRunning: update.isRunning || remove.isRunning,
    accept: async () =>
      say(await update.run({ params, body: { edit_state_type: EditState.DONE } }), `'${title}'에 들어왔어요`),
    refuse: async () => {
      if (
        !(await confirm({
          title: `'${title}' 초대를 거절할까요?`,
          description: '나중에 다시 참여하려면 참여를 요청해야 해요.',
          confirmLabel: '거절',
          tone: 'danger',
        }))
      )
        return;
      say(await update.run({ params, body: { edit_state_type: EditState.FAILED } }), '초대를 거절했어요');
    },
    takeBack: async () => say(await remove.run({ params }), '참여 요청을 취소했어요'),
  };
}
