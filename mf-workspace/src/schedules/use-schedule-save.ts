import { request, toApiError, useMutation, type ApiError, type MutationResult } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { createWorkSchedule, getWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { useState } from 'react';
import { type ScheduleDraft, toScheduleFields } from './schedule-draft.ts';

/** The calls that save a schedule. After a conflict `compare` loads the version of the server into `theirs`. */
export function useScheduleSave(spaceId: number, onFailure: (failure: ApiError) => void) {
  const [serverVersion, setServerVersion] = useState<WorkSchedule>();
  const [isComparing, setIsComparing] = useState(false);
  const creation = useMutation(createWorkSchedule);
  const update = useMutation(updateWorkSchedule);

  /** Updates `from`, or creates a schedule when there is none. */
  const save = (
    fields: ScheduleDraft,
    from: WorkSchedule | undefined,
  ): Promise<MutationResult<typeof updateWorkSchedule> | MutationResult<typeof createWorkSchedule>> => {
    const body = toScheduleFields(fields);
    return from
      ? update.trigger({ params: { id: from.id }, body: { ...body, updated: from.updated } })
      : creation.trigger({ body: { space_id: spaceId, ...body } });
  };
  const compare = async (id: number): Promise<void> => {
    setIsComparing(true);
    try {
      setServerVersion(await request(getWorkSchedule, { params: { id } }));
    } catch (error) {
      onFailure(toApiError(error));
    }
    setIsComparing(false);
  };
  return {
    serverVersion,
    closeConflict: () => setServerVersion(undefined),
    save,
    compare,
    isRunning: creation.isRunning || update.isRunning || isComparing,
  };
}
