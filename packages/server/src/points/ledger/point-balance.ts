import type { PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** 쓸 수 있는 · 묶인 · 곧 들어올. `available` is negative while an account owes points that it had earned and spent. */
export type PointBalance = { available: number; held: number; pending: number };

const sumOf = (direction: 'out' | 'in', userId: number) => sql<number>`
  (select coalesce(sum(points), 0)::integer from point_hold
    where user_id = ${userId} and direction = ${direction} and closed is null)`;

/** The points of an account: what it can spend, what is held, and what it will perhaps get. */
export async function getPointBalance(db: Db, userId: number): Promise<PointBalance> {
  const { rows } = await sql<{ balance: number; held: number; pending: number }>`
    select coalesce((select balance from point_entry where user_id = ${userId} order by position desc limit 1), 0) as balance,
      ${sumOf('out', userId)} as held, ${sumOf('in', userId)} as pending`.execute(db);
  const { balance = 0, held = 0, pending = 0 } = rows[0] ?? {};
  return { available: balance - held, held, pending };
}

/** Sums the points that are announced to an account as entries of some types. */
export async function sumPromised(db: Db, userId: number, types: readonly PointHistoryTypeCode[]): Promise<number> {
  const { points } = await db
    .selectFrom('point_hold')
    .where('user_id', '=', userId)
    .where('direction', '=', 'in')
    .where('closed', 'is', null)
    .where('history_type', 'in', [...types])
    .select(sql<number>`coalesce(sum(points), 0)::bigint`.as('points'))
    .executeTakeFirstOrThrow();
  return points;
}
