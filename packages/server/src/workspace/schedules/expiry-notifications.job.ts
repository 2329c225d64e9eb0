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

/** Selects open contracts that end on `today` or within the days of the first notification. */
const fromEnding = (db: Db, today: string) =>
  db
    .selectFrom('work_schedule')
    .where('deleted', 'is', null)
    .where('is_complete', '=', false)
    .where('contract_end', '>=', today)
    .where('contract_end', '<=', addDays(today, FIRST_NOTIFICATION_DAYS));

/** Lists a batch of work spaces with such contracts, after a work space. */
const listSpaces = async (db: Db, today: string, after: number): Promise<number[]> =>
  (
    await fromEnding(db, today)
      .where('space_id', '>', after)
      .select('space_id')
      .distinct()
      .orderBy('space_id')
      .limit(BATCH)
      .execute()
  ).map(({ space_id }) => space_id);

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

type Ending = { id: number; title: string; contract_end: string };

/** Records the due marks of the work space's contracts; returns the contracts whose mark was not recorded before, the first to end first. */
async function recordDue(db: Db, spaceId: number, today: string, now: Date): Promise<Ending[]> {
  const rows = await fromEnding(db, today)
    .where('space_id', '=', spaceId)
    .select(['id', 'title', 'contract_end'])
    .orderBy('contract_end')
    .orderBy('id')
    // A change of the end waits until its mark is recorded.
    .forShare()
    .execute();
  const ending = rows.flatMap(({ contract_end, ...row }): Ending[] =>
    contract_end === null ? [] : [{ ...row, contract_end }],
  );
  const marks = ending.flatMap(({ id: schedule_id, contract_end }) => {
    const mark = toDueNotificationDays(contract_end, today);
    return mark === undefined ? [] : [{ schedule_id, contract_end, mark, created: now }];
  });
  if (marks.length === 0) return [];
  const recorded = await db
    .insertInto('work_schedule_notice')
    .values(marks)
    .onConflict((conflict) => conflict.doNothing())
    .returning('schedule_id')
    .execute();
  const isRecorded = new Set(recorded.map(({ schedule_id }) => schedule_id));
  return ending.filter(({ id }) => isRecorded.has(id));
}

/** Notifies who works in the space once of all its contracts that are due: the marks and the notification are written together. */
const notifySpace = (platform: Platform, spaceId: number, today: string): Promise<void> =>
  transaction(platform.db, async (db) => {
    const now = platform.clock.now();
    const due = await recordDue(db, spaceId, today, now);
    const [first] = due;
    if (!first) return;
    const space = await db.selectFrom('work_space').where('id', '=', spaceId).select('title').executeTakeFirstOrThrow();
    const { id, title, contract_end } = first;
    const values = {
      space_id: spaceId,
      space_title: space.title,
      title,
      contract_end,
      days_left: daysBetween(today, contract_end),
    };
    const members = await listMembers(db, spaceId);
    if (due.length === 1)
      await notify(db, workspaceNotifications.contractEnds, members, { ...values, schedule_id: id }, now);
    else await notify(db, workspaceNotifications.contractsEnd, members, { ...values, count: due.length }, now);
  });

async function notifyAll(platform: Platform): Promise<void> {
  const today = toBusinessDate(platform.clock.now());
  let after = 0;
  for (;;) {
    const spaces = await listSpaces(platform.db, today, after);
    for (const space of spaces) await notifySpace(platform, space, today);
    const last = spaces.at(-1);
    if (last === undefined || spaces.length < BATCH) return;
    after = last;
  }
}

/** Notifies of contracts that end soon, each morning. */
export const notifyExpiry = defineJob('schedules.tell_expiry', notifyAll, { cron: '5 9 * * *' });
