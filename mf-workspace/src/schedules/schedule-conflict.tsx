import { useEndpoint } from '@danji/api-client';
import { FieldConflictDialog, type RecordForm } from '@danji/app-kit/forms';
import { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { type ScheduleDraft, toComparable } from './schedule-draft.ts';
import { FIELD_LABELS, formatFieldValue } from './schedule-text.ts';

const MAX_CHARACTERS = 300;
/** Formats a field of a draft for reading. */
function describe(draft: ScheduleDraft, name: keyof ScheduleDraft): string {
  if (name === 'files') return draft.files.map(({ name: file }) => file).join(', ');
  if (name === 'brand') return draft.brand?.name ?? '';
  if (name === 'previous') return draft.previous?.title ?? '';
  const text = formatFieldValue(name, draft[name]);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** A schedule has changed while it was edited: shows both versions field by field, and the user chooses between them. */
export function ScheduleConflict({ form }: { form: RecordForm<ScheduleDraft, WorkSchedule> }) {
  const record = form.conflict?.record;
  const { data: changes } = useEndpoint(
    listScheduleChanges,
    record ? { params: { id: record.id }, query: { page: 1, page_size: 1 } } : null,
  );
  return (
    <FieldConflictDialog
      form={form}
      savedOf={({ updated }) => ({ at: updated, by: changes?.results[0]?.user })}
      labelOf={(field) => FIELD_LABELS[field] ?? field}
      describe={describe}
      toComparable={toComparable}
    />
  );
}
