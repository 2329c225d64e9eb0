import { FIRST_NOTIFICATION_DAYS, toDueNotificationDays } from '@danji/contracts/workspace/expiry-notification-days';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';

const BATCH = 200;
type Due = { id: number; space_id: number; title: string; contract_end: string; space_title: string };
type Cursor = { end: string; id: number };

/** Lists a batch of open contracts that end within the first mark, after a position in the order of their ends. */
const listEnding = async (db: Db, today: string, { end, id }: Cursor): Promise<Due[]> => {
  const rows = await db
    .selectFrom('work_schedule as schedule')
    .innerJoin('work_space as space', 'space.id', 'schedule.space_id')
    .where('schedule.deleted', 'is', null)
    .where('schedule.is_complete', '=', false)
    .where('schedule.contract_end', '<=', addDays(today, FIRST_NOTIFICATION_DAYS))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('schedule.contract_end', 'schedule.id'), '>', tuple(end, id)))
    .select([
      'schedule.id',
      'schedule.space_id',
      'schedule.title',
      'schedule.contract_end',
      'space.title as space_title',
    ])
    .orderBy('schedule.contract_end')
    .orderBy('schedule.id')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ contract_end, ...row }) => (contract_end === null ? [] : [{ ...row, contract_end }]));
};

const listMembers = async (db: Db, spaceId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('work_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.space_id', '=', spaceId)
    .where('member.edit_state_type', '=', EditState.DONE)
    .where('member.role', 'in', rolesWith('work'))
    .where('account.deleted', 'is', null)
    .select('member.user_id')
    .orderBy('member.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Records the mark of a contract and notifies its members; does nothing when it is already recorded. */
const notifyOnce = (
  platform: Platform,
  { id, space_id, title, contract_end, space_title }: Due,
  today: string,
): Promise<void> =>
  transaction(platform.db, async (db) => {
    const mark = toDueNotificationDays(contract_end, today);
    if (mark === undefined) return;
    const now = platform.clock.now();
    const open = await db
      .selectFrom('work_schedule')
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .where('is_complete', '=', false)
      .where('contract_end', '=', contract_end)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (!open) return;
    const taken = await db
      .insertInto('work_schedule_notice')
      .values({ schedule_id: id, contract_end, mark, created: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('mark')
      .executeTakeFirst();
    if (!taken) return;
    const days_left = daysBetween(today, contract_end);
    const values = { space_id, space_title, schedule_id: id, title, contract_end, days_left };
    await notify(db, workspaceNotifications.contractEnds, await listMembers(db, space_id), values, now);
  });

/** Filters a batch to contracts whose due mark is not recorded yet; most were notified on an earlier day. */
async function withoutNotified(db: Db, due: readonly Due[], today: string): Promise<Due[]> {
  const notified = await db
    .selectFrom('work_schedule_notice')
    .where(
      'schedule_id',
      'in',
      due.map(({ id }) => id),
    )
    .selectAll()
    .execute();
  const notifiedKeys = new Set(
    notified.map(({ schedule_id, contract_end, mark }) => `${schedule_id} ${contract_end} ${mark}`),
  );
  return due.filter(
    ({ id, contract_end }) => !notifiedKeys.has(`${id} ${contract_end} ${toDueNotificationDays(contract_end, today)}`),
  );
}

async function notifyAll(platform: Platform): Promise<void> {
  const today = toBusinessDate(platform.clock.now());
  let cursor: Cursor = { end: today, id: 0 };
  for (;;) {
    const ending = await listEnding(platform.db, today, cursor);
    if (ending.length > 0)
      for (const due of await withoutNotified(platform.db, ending, today)) await notifyOnce(platform, due, today);
    const last = ending.at(-1);
    if (!last || ending.length < BATCH) return;
    cursor = { end: last.contract_end, id: last.id };
  }
}

/** Notifies members of contracts that end soon, each morning. */
export const notifyExpiry = defineJob('schedules.tell_expiry', notifyAll, { cron: '5 9 * * *' });
