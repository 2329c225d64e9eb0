import type { ScheduleFieldValue, ScheduleChange, ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { selectMemberRef } from './schedule.repository.ts';

/** The state that the history compares: the fields, the names of the files and the title of the predecessor. */
export type Snapshot = Omit<ScheduleFields, 'previous_id'> & { previous: string | null; files: string | null };
type Changed = ScheduleChange['fields'];
type Entry = { userId: number; kind: ScheduleChange['kind']; now: Date | string };

/** Lists the fields in which two states differ, in the order of the form. */
export const toChanges = (before: Snapshot, after: Snapshot): Changed =>
  (Object.keys(after) as (keyof Snapshot)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      before: before[field] as ScheduleFieldValue,
      after: after[field] as ScheduleFieldValue,
    }));

const BATCH = 500;

/** Records changes of schedules; call it in the transaction of the change. */
export async function insertChanges(
  db: Db,
  ids: readonly number[],
  { userId, kind, now }: Entry,
  fields: Changed = [],
): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    await db
      .insertInto('work_schedule_change')
      .values(
        ids
          .slice(at, at + BATCH)
          .map((id) => ({ schedule_id: id, user_id: userId, kind, fields: toJson(fields), created: now })),
      )
      .execute();
  }
}

/** Lists the history of a schedule, newest first. */
export function listChanges(
  db: Db,
  scheduleId: number,
  query: QueryOf<typeof listScheduleChanges>,
): Promise<Page<ScheduleChange>> {
  const changes = db.selectFrom('work_schedule_change as change');
  return readPage(db, query, {
    found: changes.where('change.schedule_id', '=', scheduleId),
    order: [['change.id', 'desc']],
    key: 'change.id',
    lines: changes
      .select(['change.id', 'change.kind', 'change.fields', 'change.created'])
      .select(selectMemberRef('change.user_id').as('user')),
  });
}
