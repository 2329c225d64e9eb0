import { GUEST_IDLE_DAYS, WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { type ExpressionBuilder, type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ErasedAccount } from '../../platform/personal-data/personal-data-contributor.ts';

type Accounts = ExpressionBuilder<Database & { account: Database['user_account'] }, 'account'>;

/** The start, in Korea, of the business day so many days ago: whatever happened before it is longer ago. */
const startOfDay = (now: Date, daysAgo: number): string => `${addDays(toBusinessDate(now), -daysAgo)}T00:00:00+09:00`;

/** A guest is idle when its last refresh token is old; tokens that have expired were deleted. */
const isIdleGuest = (eb: Accounts, before: string): Expression<SqlBool> =>
  eb.and([
    eb('account.deleted', 'is', null),
    eb('account.created', '<', before),
    eb('account.is_guest', '=', true),
    sql<boolean>`not exists (select 1 from auth_session as session join refresh_token as token on token.session_id = session.id
      where session.user_id = account.id and token.created >= ${before}::timestamptz)`,
  ]);

/**
 * The accounts whose personal data has to go: withdrawn members and guests, and idle guests. Operators are no members,
 * and their names are part of the record of what they did.
 */
const isDue =
  (now: Date) =>
  (eb: Accounts): Expression<SqlBool> =>
    eb.and([
      eb('account.erased', 'is', null),
      eb('account.user_type', '<>', UserType.STAFF),
      eb.or([
        eb('account.deleted', '<', startOfDay(now, WITHDRAWAL_GRACE_DAYS)),
        isIdleGuest(eb, startOfDay(now, GUEST_IDLE_DAYS)),
      ]),
    ]);

/** Lists accounts that are due, in the order of their ids, from after `afterId`. */
export async function listDueAccounts(db: Db, now: Date, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_account as account')
    .where('account.id', '>', afterId)
    .where(isDue(now))
    .select('account.id')
    .orderBy('account.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account that is still due; `undefined` when it was revived, used or erased meanwhile. */
export const lockDueAccount = (db: Db, id: number, now: Date): Promise<ErasedAccount | undefined> =>
  db
    .selectFrom('user_account as account')
    .where('account.id', '=', id)
    .where(isDue(now))
    .select(['account.id', 'account.nano_id', 'account.name', 'account.email', 'account.tel'])
    .forUpdate('account')
    .executeTakeFirst();
