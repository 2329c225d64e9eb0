import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { addMonths } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findPointSet } from '../ledger/index.ts';

const { WAIT, APPLY, DONE, REFUND_APPLY } = ApplicationStatus;

/** Applications of members, and of the queue, wait for one another here: what one has counted is true until it commits. */
export const lockLimits = (db: Db): Promise<void> => acquireAdvisoryLock(db, 'coupon_limits');

/** The limit of all members in a day, 0 for none; what has been taken today; whether earlier days have left a queue. */
type Day = { limit: number; used: number; hasQueue: boolean };

async function readDay(db: Db, now: Date): Promise<Day> {
  const { limit_price_day: limit } = await findPointSet(db);
  if (limit === 0) return { limit, used: 0, hasQueue: false };
  const today = toBusinessDate(now);
  const { rows } = await sql<Omit<Day, 'limit'>>`
    select (select least(coalesce(sum(payment_price), 0), 2000000000)::integer from coupon_application
        where application_status in (${APPLY}, ${DONE}, ${REFUND_APPLY})
          and taken >= ${dayStart(today)} and taken < ${dayEnd(today)}) as used,
      exists (select from coupon_application
        where application_status = ${WAIT} and is_queued and created < ${dayStart(today)}) as "hasQueue"`.execute(db);
  return { limit, used: 0, hasQueue: false, ...rows[0] };
}

/** A price above the whole limit fits on a day on which nothing was taken: it would wait for ever otherwise. */
const fits = (price: number, { limit, used }: Day): boolean => limit === 0 || used === 0 || used + price <= limit;

/** Returns the rest of today's limit, won; null without a limit. Applications of earlier days go first. */
export async function findRemainingToday(db: Db, now: Date): Promise<number | null> {
  const { limit, used, hasQueue } = await readDay(db, now);
  if (limit === 0) return null;
  return hasQueue ? 0 : Math.max(0, limit - used);
}

/** Today as operators see it: what is left of the limit, what is used of it, and what waits for a later day. */
export async function readToday(db: Db, now: Date) {
  const { used } = await readDay(db, now);
  const { waiting } = await db
    .selectFrom('coupon_application')
    .where('application_status', '=', WAIT)
    .where('is_queued', '=', true)
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .executeTakeFirstOrThrow();
  return { remaining_today: await findRemainingToday(db, now), used_today: used, waiting };
}

/** Whether a new application can be ordered today. */
export async function fitsToday(db: Db, price: number, now: Date): Promise<boolean> {
  const day = await readDay(db, now);
  return !day.hasQueue && fits(price, day);
}

/** Whether the next application of the queue can be ordered today. */
export const isNextDue = async (db: Db, price: number, now: Date): Promise<boolean> =>
  fits(price, await readDay(db, now));

/** Refuses what passes the limit of a person in a month, with what is left and when it begins anew. */
export async function checkMonth(db: Db, userId: number, price: number, now: Date): Promise<void> {
  const { limit_price_user: limit } = await findPointSet(db);
  if (limit === 0) return;
  const first = `${toBusinessDate(now).slice(0, 7)}-01`;
  const { used } = await db
    .selectFrom('coupon_application')
    .where('user_id', '=', userId)
    .where('application_status', 'in', [WAIT, APPLY, DONE, REFUND_APPLY])
    .where('created', '>=', dayStart(first))
    .select(sql<number>`coalesce(sum(payment_price), 0)::integer`.as('used'))
    .executeTakeFirstOrThrow();
  if (used + price <= limit) return;
  const next = addMonths(first, 1);
  throw new ProblemError('conflict', {
    title:
      price > limit
        ? `한 달에 한 사람이 ${formatWon(limit)}까지 바꿀 수 있어요. 더 저렴한 쿠폰을 골라 주세요.`
        : `이번 달 한도 ${formatWon(limit)} 가운데 ${formatWon(Math.max(0, limit - used))}이 남았어요. ${Number(next.slice(5, 7))}월 1일부터 다시 신청할 수 있어요.`,
  });
}
