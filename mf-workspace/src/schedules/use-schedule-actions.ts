import { useMutation } from '@danji/api-client';
import type { ScheduleFields, ScheduleLine, WorkSchedule } from '@danji/contracts/apts/schedule';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/apts/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { SCHEDULE_READS } from './schedule-reads.ts';

type Known = Pick<ScheduleLine, 'id' | 'space_id' | 'title' | 'updated' | 'is_complete'>;

/** The actions on a schedule outside its form; each of them can be undone. */
export function useScheduleActions() {
  const update = useMutation(updateWorkSchedule, { refreshes: SCHEDULE_READS });
  const deletion = useMutation(deleteWorkSchedule, { refreshes: SCHEDULE_READS });
  const restoration = useMutation(restoreWorkSchedule, { refreshes: SCHEDULE_READS });
  const creation = useMutation(createWorkSchedule, { refreshes: SCHEDULE_READS });
  const [toast, navigate] = [useToast(), useNavigate()];

  /** Returns the updated schedule, `undefined` when it was not changed. */
  async function setComplete(
    { id, title, updated }: Known,
    isComplete: boolean,
    isUndo = false,
  ): Promise<WorkSchedule | undefined> {
    const outcome = await update.run({ params: { id }, body: { is_complete: isComplete, updated } });
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
  async function restore({ id, space_id, title }: Known): Promise<void> {
    const outcome = await restoration.run({ params: { id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: `'${title}' 되살렸어요`, tone: 'success' });
    await navigate(webPaths.workspaceSchedule(space_id, id));
  }
  async function remove(known: Known): Promise<void> {
    const outcome = await deletion.run({ params: { id: known.id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    await navigate(webPaths.workspaceSchedules(known.space_id));
    toast({
      title: `'${known.title}' 삭제했어요`,
      tone: 'success',
      action: { label: '되돌리기', onClick: () => void restore(known) },
    });
  }
  /** Creates the contract that follows another one and opens its form. */
  async function makeNext(spaceId: number, draft: ScheduleFields): Promise<void> {
    const outcome = await creation.run({ body: { space_id: spaceId, ...draft } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: '다음 계약을 만들었어요', description: '업체와 금액을 확인하고 저장해 주세요.', tone: 'success' });
    await navigate(webPaths.workspaceScheduleEdit(spaceId, outcome.data.id));
  }
  return { setComplete, remove, makeNext, isRunning: update.isRunning || deletion.isRunning || creation.isRunning };
}
