import type { ApiError } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFieldErrors } from '@danji/ui';
import { useState } from 'react';
import {
  BLANK_SCHEDULE,
  validateDraft,
  listChangedFields,
  type ScheduleDraft,
  type ScheduleErrors,
  toDraftErrors,
  toScheduleDraft,
} from './schedule-draft.ts';
import { useScheduleSave } from './use-schedule-save.ts';

/** The draft of a schedule, the stored schedule it is based on, and the values it started from. */
function useBasedDraft(spaceId: number, schedule: WorkSchedule | undefined, buildingName: string) {
  const toStart = (from: WorkSchedule | undefined): ScheduleDraft =>
    from ? toScheduleDraft(from) : { ...BLANK_SCHEDULE, building_name: buildingName };
  const [base, setBase] = useState(schedule);
  const [start, setStart] = useState(() => toStart(schedule));
  const draft = useDraft<ScheduleDraft>(`workspace.${spaceId}.schedule.${schedule?.id ?? 'new'}`, start);
  const restart = (next: WorkSchedule | undefined): void => {
    const fields = toStart(next);
    draft.startFrom(fields);
    setStart(fields);
    setBase(next);
  };
  return { base, setBase, start, draft, restart, isDirty: listChangedFields(draft.value, start).length > 0 };
}

/** The edits of a draft; an edited field loses its error. */
const toDraftEdits = (
  setValue: (change: (before: ScheduleDraft) => ScheduleDraft) => void,
  forget: (names: readonly string[]) => void,
) => ({
  change: (part: Partial<ScheduleDraft>): void => {
    setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  },
  changeFiles: (of: (before: ScheduleDraft['files']) => ScheduleDraft['files']): void => {
    setValue((before) => ({ ...before, files: of(before.files) }));
    forget(['files']);
  },
});

/** State of the form of a schedule: the draft is stored until it is saved, and it never silently overwrites what another person saved. */
export function useScheduleForm(spaceId: number, schedule: WorkSchedule | undefined, buildingName: string) {
  const { base, setBase, start, draft, restart, isDirty } = useBasedDraft(spaceId, schedule, buildingName);
  const { fieldErrors, form, show, forget } = useFieldErrors<ScheduleErrors>();
  const [failure, setFailure] = useState<ApiError>();
  const { serverVersion, closeConflict, save, compare, isRunning } = useScheduleSave(spaceId, setFailure);
  // Leaving after a save loses nothing. This is set before the response arrives, so that the guard is already off by then.
  const [isSaving, setIsSaving] = useState(false);
  const [navigate, toast] = [useNavigate(), useToast()];
  useUnsavedWork(isDirty && !isSaving);

  const startFrom = (next: WorkSchedule | undefined): void => {
    restart(next);
    show({});
    setFailure(undefined);
    closeConflict();
  };
  const send = async (fields: ScheduleDraft, from: WorkSchedule | undefined): Promise<void> => {
    setIsSaving(true);
    const outcome = await save(fields, from);
    if (outcome.ok) {
      draft.clear();
      toast({ title: `'${outcome.data.title}' ${from ? '저장했어요' : '등록했어요'}`, tone: 'success' });
      return void navigate(webPaths.workspaceSchedule(spaceId, outcome.data.id), { replace: true });
    }
    setIsSaving(false);
    if (from && outcome.error.code === 'conflict') return compare(from.id);
    if (!show(toDraftErrors(outcome.error.fields))) setFailure(outcome.error);
  };
  /** A form with an `uploadError` cannot be saved. */
  const submit = async (uploadError: string | undefined): Promise<void> => {
    setFailure(undefined);
    if (!show({ ...validateDraft(draft.value), ...(uploadError !== undefined && { files: uploadError }) }))
      await send(draft.value, base);
  };
  /** Saves the chosen fields of both versions over the newer one. */
  const resolve = async (merged: ScheduleDraft): Promise<void> => {
    if (!serverVersion) return;
    draft.setValue(merged);
    setBase(serverVersion);
    closeConflict();
    if (!show(validateDraft(merged))) await send(merged, serverVersion);
  };
  const { change, changeFiles } = toDraftEdits(draft.setValue, forget);
  return {
    base,
    start,
    draft: draft.value,
    form,
    fieldErrors,
    failure,
    serverVersion,
    isDirty,
    isRestored: draft.isRestored,
    isRunning,
    change,
    submit,
    resolve,
    changeFiles,
    startOver: () => startFrom(base),
    acceptServerVersion: () => startFrom(serverVersion),
    closeConflict,
  };
}
