import { request, toApiError, useMutation, type ApiError } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/apts/schedule';
import { createWorkSchedule, getWorkSchedule, updateWorkSchedule } from '@danji/contracts/apts/schedule.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFaults } from '@danji/ui';
import { useState } from 'react';
import {
  BLANK_SCHEDULE,
  findDraftFaults,
  listDifferent,
  type ScheduleDraft,
  type ScheduleFaults,
  toDraftFaults,
  toScheduleDraft,
  toScheduleFields,
} from './schedule-draft.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

/** A schedule that is written or changed: kept until it is saved, and never written over what somebody else has saved unseen. */
export function useScheduleForm(spaceId: number, schedule: WorkSchedule | undefined, buildingName: string) {
  const [base, setBase] = useState(schedule);
  const [start, setStart] = useState<ScheduleDraft>(() =>
    schedule ? toScheduleDraft(schedule) : { ...BLANK_SCHEDULE, building_name: buildingName },
  );
  const draft = useDraft<ScheduleDraft>(`workspace.${spaceId}.schedule.${schedule?.id ?? 'new'}`, start);
  const { faults, form, show, forget } = useFaults<ScheduleFaults>();
  const [failure, setFailure] = useState<ApiError>();
  const [theirs, setTheirs] = useState<WorkSchedule>();
  // Leaving after a save is no loss; it is known before the answer comes, so that the guard is gone by then.
  const [isSaving, setIsSaving] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const creation = useMutation(createWorkSchedule, { refreshes: SCHEDULE_READS });
  const update = useMutation(updateWorkSchedule, { refreshes: SCHEDULE_READS });
  const [navigate, toast] = [useNavigate(), useToast()];
  const isDirty = listDifferent(draft.value, start).length > 0;
  useUnsavedWork(isDirty && !isSaving);

  const startFrom = (next: WorkSchedule | undefined): void => {
    const fields = next ? toScheduleDraft(next) : { ...BLANK_SCHEDULE, building_name: buildingName };
    draft.startFrom(fields);
    setStart(fields);
    setBase(next);
    show({});
    setFailure(undefined);
    setTheirs(undefined);
  };
  const compare = async (id: number): Promise<void> => {
    setIsComparing(true);
    try {
      setTheirs(await request(getWorkSchedule, { params: { id } }));
    } catch (error) {
      setFailure(toApiError(error));
    }
    setIsComparing(false);
  };
  const send = async (fields: ScheduleDraft, from: WorkSchedule | undefined): Promise<void> => {
    const body = toScheduleFields(fields);
    setIsSaving(true);
    const outcome = from
      ? await update.run({ params: { id: from.id }, body: { ...body, updated: from.updated } })
      : await creation.run({ body: { space_id: spaceId, ...body } });
    if (outcome.ok) {
      draft.clear();
      toast({ title: `'${outcome.data.title}' ${from ? '저장했어요' : '등록했어요'}`, tone: 'success' });
      return void navigate(webPaths.workspaceSchedule(spaceId, outcome.data.id), { replace: true });
    }
    setIsSaving(false);
    if (from && outcome.error.code === 'conflict') return compare(from.id);
    if (!show(toDraftFaults(outcome.error.fields))) setFailure(outcome.error);
  };
  /** `uploadFault` is what keeps the files from being saved. */
  const submit = async (uploadFault: string | undefined): Promise<void> => {
    setFailure(undefined);
    if (!show({ ...findDraftFaults(draft.value), ...(uploadFault !== undefined && { files: uploadFault }) }))
      await send(draft.value, base);
  };
  /** Saves what was chosen of both versions over the newer one. */
  const settle = async (mixed: ScheduleDraft): Promise<void> => {
    if (!theirs) return;
    draft.setValue(mixed);
    setBase(theirs);
    setTheirs(undefined);
    if (!show(findDraftFaults(mixed))) await send(mixed, theirs);
  };
  const change = (part: Partial<ScheduleDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const changeFiles = (of: (before: ScheduleDraft['files']) => ScheduleDraft['files']): void => {
    draft.setValue((before) => ({ ...before, files: of(before.files) }));
    forget(['files']);
  };
  return {
    base,
    start,
    draft: draft.value,
    form,
    faults,
    failure,
    theirs,
    isDirty,
    isRestored: draft.isRestored,
    isRunning: creation.isRunning || update.isRunning || isComparing,
    change,
    submit,
    settle,
    changeFiles,
    startOver: () => startFrom(base),
    takeTheirs: () => startFrom(theirs),
    closeClash: () => setTheirs(undefined),
  };
}
