import { useMutation } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { deleteWorkMember, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** Answers an invitation or withdraws an own join request; a failure is shown as a toast. */
export function usePendingMembership({ my_member_id, title }: Pick<WorkSpace, 'my_member_id' | 'title'>) {
  const toast = useToast();
  const confirm = useConfirm();
  const update = useMutation(updateWorkMember);
  const remove = useMutation(deleteWorkMember);
  const params = { id: my_member_id ?? 0 };
  const showResult = (
    outcome: { ok: true } | { ok: false; error: { title: string } },
    done: { title: string; description?: string },
  ) => toast(outcome.ok ? { ...done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });

  return {
    isRunning: update.isRunning || remove.isRunning,
    accept: async () => {
      const outcome = await update.trigger({ params, body: { edit_state_type: EditState.DONE } });
      const isConfirmed = outcome.ok && outcome.data.edit_state_type === EditState.DONE;
      showResult(
        outcome,
        isConfirmed
          ? { title: `'${title}'에 들어왔어요` }
          : { title: '초대를 수락했어요', description: '관리자가 초대한 사람인지 확인하면 알려 드릴게요.' },
      );
    },
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
      showResult(await update.trigger({ params, body: { edit_state_type: EditState.FAILED } }), {
        title: '초대를 거절했어요',
      });
    },
    withdraw: async () => showResult(await remove.trigger({ params }), { title: '참여 요청을 취소했어요' }),
  };
}
