import { request } from '@danji/api-client';
import { useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { createWorkSchedule, getWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import {
  BLANK_SCHEDULE,
  type ScheduleDraft,
  toScheduleDraft,
  toScheduleFields,
  validateDraft,
  WIRE_NAMES,
} from './schedule-draft.ts';

/** The form of a new or stored schedule; a new one may have a first day. */
export function useScheduleForm(
  { id: space_id, building_name }: WorkSpace,
  schedule: WorkSchedule | undefined,
  start = '',
): RecordForm<ScheduleDraft, WorkSchedule> {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: schedule ? updateWorkSchedule : createWorkSchedule,
    initial: schedule ? toScheduleDraft(schedule) : { ...BLANK_SCHEDULE, building_name, contract_start: start },
    toInput: (draft, { base }) => {
      const body = toScheduleFields(draft);
      return base
        ? { params: { id: base.id }, body: { ...body, updated: base.updated } }
        : { body: { space_id, ...body } };
    },
    validate: validateDraft,
    wireNames: WIRE_NAMES,
    draftKey: `workspace.${space_id}.schedule.${schedule?.id ?? `new${start}`}`,
    asksOnLeave: true,
    versions: {
      record: schedule,
      read: ({ id }: WorkSchedule) => request(getWorkSchedule, { params: { id } }),
      toValues: toScheduleDraft,
    },
    onSaved: ({ id, title }) => {
      toast({ title: `'${title}' ${schedule ? '저장했어요' : '등록했어요'}`, tone: 'success' });
      return navigate(webPaths.workspaceSchedule(space_id, id), { replace: true });
    },
  });
}
