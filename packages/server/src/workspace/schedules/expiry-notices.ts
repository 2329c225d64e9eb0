import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { FIRST_NOTIFICATION_DAYS, toDueNotificationDays } from '@danji/contracts/workspace/expiry-notification-days';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { notifyInPlace, settleNotifications } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** The longest time between two contracts of one notification, and that of all of them. */
const TOGETHER_SECONDS = 10 * 60;
const LONGEST_SECONDS = 86_400;

/** Selects open contracts that end on `today` or within the days of the first notification. */
export const fromEnding = (db: Db, today: string) =>
  db
    .selectFrom('work_schedule')
    .where('deleted', 'is', null)
    .where('is_complete', '=', false)
    .where('work_schedule.contract_end', '>=', today)
    .where('work_schedule.contract_end', '<=', addDays(today, FIRST_NOTIFICATION_DAYS));

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

/** Records the due marks of contracts of the work space; returns those whose mark was not recorded before, the first to end first. */
async function recordDue(db: Db, spaceId: number, now: Date, ids: readonly number[] | undefined): Promise<Ending[]> {
  const today = toBusinessDate(now);
  const rows = await fromEnding(db, today)
    .where('space_id', '=', spaceId)
    .$if(ids !== undefined, (found) => found.where('id', 'in', [...(ids ?? []), 0]))
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

/**
 * Finds the contracts of the work space that were told with at most ten minutes between two of them, the first to end
 * first, and since when: who registers one after the other tells of all of them in one notification.
 */
async function findTogether(db: Db, spaceId: number, now: Date): Promise<{ since: Date; ending: Ending[] }> {
  const rows = await fromEnding(db, toBusinessDate(now))
    .innerJoin('work_schedule_notice as notice', (join) =>
      join
        .onRef('notice.schedule_id', '=', 'work_schedule.id')
        .onRef('notice.contract_end', '=', 'work_schedule.contract_end'),
    )
    .where('work_schedule.space_id', '=', spaceId)
    .where('notice.created', '>', addSeconds(now, -LONGEST_SECONDS).toISOString())
    .select(['work_schedule.id', 'work_schedule.title', 'notice.contract_end', 'notice.created'])
    .orderBy('notice.created', 'desc')
    .execute();
  let since = now.getTime();
  const ending = rows.filter(({ created }) => {
    if (since - Date.parse(created) > TOGETHER_SECONDS * 1000) return false;
    since = Math.min(since, Date.parse(created));
    return true;
  });
  return {
    since: new Date(since),
    ending: ending.toSorted((one, other) => one.contract_end.localeCompare(other.contract_end) || one.id - other.id),
  };
}

/** Records which notification tells of these contracts, instead of the one before. */
async function recordTelling(db: Db, ending: readonly Ending[], outboxId: number | null): Promise<void> {
  await db
    .updateTable('work_schedule_notice')
    .set({ outbox_id: outboxId })
    .where((eb) =>
      eb(
        eb.refTuple('schedule_id', 'contract_end'),
        'in',
        ending.map(({ id, contract_end }) => eb.tuple(id, contract_end)),
      ),
    )
    .execute();
}

/**
 * Notifies who works in the space once of its contracts that are due, or of those of `ids`, in the caller's transaction: the
 * marks and the notification are written together. Contracts that were told just before are in it, and their unread
 * notification is taken back.
 */
export async function notifyDue(db: Db, spaceId: number, now: Date, ids?: readonly number[]): Promise<void> {
  const due = await recordDue(db, spaceId, now, ids);
  if (due.length === 0) return;
  // A registration at the same moment waits here, and then finds what was told. One that passed waits for no contract,
  // because the marks are recorded before.
  await acquireAdvisoryLock(db, `schedules.ending:${spaceId}`);
  const { since, ending } = await findTogether(db, spaceId, now);
  const [first] = ending;
  if (!first) return;
  const space = await db.selectFrom('work_space').where('id', '=', spaceId).select('title').executeTakeFirstOrThrow();
  const { id, title, contract_end } = first;
  const values = {
    space_id: spaceId,
    space_title: space.title,
    title,
    contract_end,
    days_left: daysBetween(toBusinessDate(now), contract_end),
  };
  const members = await listMembers(db, spaceId);
  const replaced = { topic: `schedules.ending:${spaceId}`, since, now };
  const one = { ...values, schedule_id: id };
  const all = { ...values, count: ending.length };
  const outboxId =
    ending.length === 1
      ? await notifyInPlace(db, workspaceNotifications.contractEnds, members, one, replaced)
      : await notifyInPlace(db, workspaceNotifications.contractsEnd, members, all, replaced);
  await recordTelling(db, ending, outboxId);
}

type Handled = Pick<ScheduleFields, 'is_complete' | 'contract_end'> & { id: number; space_id: number };

/** Lists what told of a contract and others of which none needs attention any more. */
async function listSettledTellings(db: Db, scheduleId: number): Promise<number[]> {
  const told = await db
    .selectFrom('work_schedule_notice')
    .where('schedule_id', '=', scheduleId)
    .where('outbox_id', 'is not', null)
    .select('outbox_id')
    .distinct()
    .execute();
  const outboxIds = told.flatMap(({ outbox_id }) => (outbox_id === null ? [] : [outbox_id]));
  if (outboxIds.length === 0) return [];
  const open = await db
    .selectFrom('work_schedule_notice as notice')
    .innerJoin('work_schedule as schedule', (join) =>
      join
        .onRef('schedule.id', '=', 'notice.schedule_id')
        // One that was moved ends on another day than was told.
        .onRef('schedule.contract_end', '=', 'notice.contract_end'),
    )
    .leftJoin('work_schedule as next', (join) =>
      join.onRef('next.previous_id', '=', 'schedule.id').on('next.deleted', 'is', null),
    )
    .where('notice.outbox_id', 'in', outboxIds)
    .where('schedule.deleted', 'is', null)
    .where('schedule.is_complete', '=', false)
    .where('next.id', 'is', null)
    .select('notice.outbox_id')
    .distinct()
    .execute();
  const isOpen = new Set(open.map(({ outbox_id }) => outbox_id));
  return outboxIds.filter((id) => !isOpen.has(id));
}

/**
 * Marks what tells of the end of a contract read for everybody in its work space: it is completed, deleted or followed.
 * A notification of several contracts is read with the last of them.
 */
export async function settleExpiry(
  db: Db,
  { id, space_id: spaceId }: Pick<Handled, 'id' | 'space_id'>,
  now: Date,
): Promise<void> {
  const outboxIds = await listSettledTellings(db, id);
  const link = webPaths.workspaceSchedule(spaceId, id);
  await settleNotifications(db, await listMembers(db, spaceId), { link, outboxIds }, now);
}

/** Whether a change has dealt with what was told of the end of a contract: it is completed, or ends on another day. */
export const isHandled = (before: Handled, after: Handled): boolean =>
  (after.is_complete && !before.is_complete) || after.contract_end !== before.contract_end;
