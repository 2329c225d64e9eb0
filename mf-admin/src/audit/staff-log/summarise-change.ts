import { getOwn } from '@danji/contracts/get-own';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { listChangedFields } from './difference.ts';
import { toFieldText } from './field-text.ts';

const MAX_CHANGES = 2;

/** Summarises the change in one line: `심사 상태 승인대기 → 승인완료 외 1개`; '-' when no field has changed. */
export function summariseChange({
  labels,
  old_object,
  new_object,
}: Pick<StaffLog, 'labels' | 'old_object' | 'new_object'>): string {
  const changes = listChangedFields(old_object, new_object);
  if (changes.length === 0) return '-';
  if (old_object === null) return '새로 만듦';
  const summaries = changes
    .slice(0, MAX_CHANGES)
    .map(
      ({ path, before, after }) =>
        `${getOwn(labels, path) ?? path} ${toFieldText(path, before)} → ${toFieldText(path, after)}`,
    );
  return changes.length > MAX_CHANGES
    ? `${summaries.join(', ')} 외 ${changes.length - MAX_CHANGES}개`
    : summaries.join(', ');
}
