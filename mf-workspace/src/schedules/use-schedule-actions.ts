import { useMutation } from '@danji/api-client';
import type { ScheduleFields, ScheduleSummary, WorkSchedule } from '@danji/contracts/workspace/schedule';
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
  const update = useMutation(updateWorkSchedule);
  const deletion = useMutation(deleteWorkSchedule);
  const restoration = useMutation(restoreWorkSchedule);
  const creation = useMutation(createWorkSchedule);
  const [toast, navigate] = [useToast(), useNavigate()];

  /** Returns the updated schedule, `undefined` when it was not changed. */
  async function setComplete(
    { id, title, updated }: ScheduleIdentity,
    isComplete: boolean,
    isUndo = false,
  ): Promise<WorkSchedule | undefined> {
    const outcome = await update.trigger({ params: { id }, body: { is_complete: isComplete, updated } });
    if (!outcome.ok) {
      toast({ title: outcome.error.title, tone: 'danger' });
      return undefined;
    }
    const done = `'${title}' ${isComplete ? '완료했어요' : '다시 진행 중이에요'}`;
    toast({
      title: isUndo ? '되돌렸어요' : done,
      tone: 'success',
      ...(!isUndo && {
        action: { label: '되돌리기', onClick: () => void setComplete(outcome.data, !isComplete, true) },
      }),
    });
    return outcome.data;
  }
  async function restore({ id, space_id, title }: ScheduleIdentity): Promise<void> {
    const outcome = await restoration.trigger({ params: { id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: `'${title}' 되살렸어요`, tone: 'success' });
    await navigate(webPaths.workspaceSchedule(space_id, id));
  }
  async function remove(schedule: ScheduleIdentity): Promise<void> {
    const outcome = await deletion.trigger({ params: { id: schedule.id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    await navigate(webPaths.workspaceSchedules(schedule.space_id));
    toast({
      title: `'${schedule.title}' 삭제했어요`,
      tone: 'success',
      action: { label: '되돌리기', onClick: () => void restore(schedule) },
    });
  }
  /** Creates the contract that follows another one and opens its form. */
  async function createNext(spaceId: number, draft: ScheduleFields): Promise<void> {
    const outcome = await creation.trigger({ body: { space_id: spaceId, ...draft } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: '다음 계약을 만들었어요', description: '업체와 금액을 확인하고 저장해 주세요.', tone: 'success' });
    await navigate(webPaths.workspaceScheduleEdit(spaceId, outcome.data.id));
  }
  return { setComplete, remove, createNext, isRunning: update.isRunning || deletion.isRunning || creation.isRunning };
}
