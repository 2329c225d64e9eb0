import { request, toApiError, useMutation, type ApiError, type Outcome } from '@danji/api-client';
import type { WorkSchedule } from '@danji/contracts/apts/schedule';
import { createWorkSchedule, getWorkSchedule, updateWorkSchedule } from '@danji/contracts/apts/schedule.endpoints';
import { useState } from 'react';
import { type ScheduleDraft, toScheduleFields } from './schedule-draft.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

/** The calls that save a schedule. After a conflict `compare` loads the version of the server into `theirs`. */
export function useScheduleSave(spaceId: number, onFailure: (failure: ApiError) => void) {
  const [theirs, setTheirs] = useState<WorkSchedule>();
  const [isComparing, setIsComparing] = useState(false);
  const creation = useMutation(createWorkSchedule, { refreshes: SCHEDULE_READS });
  const update = useMutation(updateWorkSchedule, { refreshes: SCHEDULE_READS });

  /** Updates `from`, or creates a schedule when there is none. */
  const save = (
    fields: ScheduleDraft,
    from: WorkSchedule | undefined,
  ): Promise<Outcome<typeof updateWorkSchedule> | Outcome<typeof createWorkSchedule>> => {
    const body = toScheduleFields(fields);
    return from
      ? update.run({ params: { id: from.id }, body: { ...body, updated: from.updated } })
      : creation.run({ body: { space_id: spaceId, ...body } });
  };
  const compare = async (id: number): Promise<void> => {
    setIsComparing(true);
    try {
      setTheirs(await request(getWorkSchedule, { params: { id } }));
    } catch (error) {
      onFailure(toApiError(error));
    }
    setIsComparing(false);
  };
  return {
    theirs,
    closeClash: () => setTheirs(undefined),
    save,
    compare,
    isRunning: creation.isRunning || update.isRunning || isComparing,
  };
}
