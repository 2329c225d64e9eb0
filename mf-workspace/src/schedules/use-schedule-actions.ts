import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { ScheduleFields, ScheduleSummary } from '@danji/contracts/workspace/schedule';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';

type ScheduleIdentity = Pick<ScheduleSummary, 'id' | 'space_id' | 'title' | 'updated' | 'is_complete'>;

/** The actions on a schedule outside its form; each of them can be undone. */
export function useScheduleActions() {
  const { trigger: update } = useMutation(updateWorkSchedule);
  const { trigger: erase } = useMutation(deleteWorkSchedule);
  const { trigger: restore } = useMutation(restoreWorkSchedule);
  const creation = useMutation(createWorkSchedule);
  const { change, isRunning } = useChange();
  const [toast, navigate] = [useToast(), useNavigate()];
  const complete = ({ id, updated }: ScheduleIdentity, isComplete: boolean) =>
    update({ params: { id }, body: { is_complete: isComplete, updated } });

  /** Creates the contract that follows another one and opens its form. */
  async function createNext(spaceId: number, draft: ScheduleFields): Promise<void> {
    const outcome = await creation.trigger({ body: { space_id: spaceId, ...draft } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: '다음 계약을 만들었어요', description: '업체와 금액을 확인하고 저장해 주세요.', tone: 'success' });
    await navigate(webPaths.workspaceScheduleEdit(spaceId, outcome.data.id));
  }
  return {
    setComplete: (schedule: ScheduleIdentity, isComplete: boolean) =>
      change([schedule], {
        run: () => complete(schedule, isComplete),
        done: () => `'${schedule.title}' ${isComplete ? '완료했어요' : '다시 진행 중이에요'}`,
        undo: { run: (_, changed) => complete(changed, !isComplete), done: () => '되돌렸어요' },
      }),
    remove: ({ id, space_id, title }: ScheduleIdentity) =>
      change([id], {
        run: async () => {
          const outcome = await erase({ params: { id } });
          if (outcome.ok) await navigate(webPaths.workspaceSchedules(space_id));
          return outcome;
        },
        done: () => `'${title}' 일정을 삭제했어요`,
        undo: {
          run: async () => {
            const outcome = await restore({ params: { id } });
            if (outcome.ok) await navigate(webPaths.workspaceSchedule(space_id, id));
            return outcome;
          },
          done: () => `'${title}' 일정을 되살렸어요`,
        },
      }),
    createNext,
    isRunning: isRunning || creation.isRunning,
  };
}
