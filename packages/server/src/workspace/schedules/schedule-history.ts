import type { ScheduleChange, ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { selectMemberRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { historyOf } from '../../platform/records/history.ts';

/** The state that the history compares: the fields, the names of the files, of the brand and of the predecessor. */
export type Snapshot = Omit<ScheduleFields, 'previous_id' | 'brand_id'> & {
  brand: string | null;
  previous: string | null;
  files: string | null;
};
type Entry = { userId: number; kind: ScheduleChange['kind']; now: Date | string };

const history = historyOf('work_schedule_change', 'schedule_id');

/** Records changes of schedules; call it in the transaction of the change. */
export const insertChanges = (
  db: Db,
  ids: readonly number[],
  { userId, kind, now }: Entry,
  fields: ScheduleChange['fields'] = [],
): Promise<void> =>
  history.add(
    db,
    ...ids.map((id) => ({ schedule_id: id, user_id: userId, kind, fields: toJson(fields), created: now })),
  );

/** Lists the history of a schedule, newest first. */
export const listChanges = (
  db: Db,
  scheduleId: number,
  query: QueryOf<typeof listScheduleChanges>,
): Promise<Page<ScheduleChange>> =>
  history.list(
    db,
    scheduleId,
    query,
    db
      .selectFrom('work_schedule_change as entry')
      .select(['entry.id', 'entry.kind', 'entry.fields', 'entry.created'])
      .select(selectMemberRef('entry.user_id').as('user')),
  );
