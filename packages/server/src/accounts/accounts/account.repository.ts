import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/accounts/user';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { selectAccounts, toUser } from './account-select.ts';
import { newRefCode } from './ref-code.ts';
import { ANSWER_LIMITS } from '@danji/contracts/limits';

type NewAccount = Pick<Insertable<Database['user_account']>, 'user_type' | 'name' | 'account_status'> &
  Partial<Insertable<Database['user_account']>>;

/** Returns the account as its owner and our staff see it; throws `not_found`. */
export async function getUser(db: Db, platform: Platform, id: number): Promise<User> {
  const row = await selectAccounts(db).where('account.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return toUser(row, platform);
}

/** Locks the account's row for the transaction, also of a withdrawn account. Throws `not_found`. */
export async function lockAccount(db: Db, id: number) {
  const row = await db.selectFrom('user_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Adds an account without the row of its kind (general, brand, staff); resolves to its id. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<number> {
  const values = {
    nano_id: newNanoId(),
    email: null,
    password_hash: null,
    birthday: null,
    gender: null,
    profile_image_id: null,
    recommand_user_id: null,
    ref_code: newRefCode(),
    created: now,
    updated: now,
    delete_reason: null,
    block_reason: null,
    ...account,
  };
  const { id } = await db.insertInto('user_account').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateAccount(
  db: Db,
  id: number,
  changes: Updateable<Database['user_account']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ ...changes, updated: now })
    .where('id', '=', id)
    .execute();
}

/** Finds the account of a kind with that e-mail address: the active one first, else the one withdrawn last. */
export const findAccountByEmail = (db: Db, userType: number, email: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'account_status', 'block_reason', 'deleted', 'name', 'tel'])
    .where('user_type', '=', userType as 0 | 1 | 2)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy(sql`deleted desc nulls first`)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Finds the active account of a kind with that phone number (digits). */
export const findAccountByTel = (db: Db, userType: 1 | 2, tel: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'email', 'account_status'])
    .where('user_type', '=', userType)
    .where('tel', '=', tel)
    .where('deleted', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

/** Whether an active account of that kind uses the e-mail address or the phone number (digits). */
export async function isIdentityTaken(
  db: Db,
  userType: 1 | 2,
  by: { email: string } | { tel: string },
  exceptId = 0,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', userType)
    .where('deleted', 'is', null)
    .where('id', '<>', exceptId)
    .where(
      'email' in by
        ? sql<boolean>`lower(email) = ${by.email.toLowerCase()}`
        : sql<boolean>`tel = ${by.tel} and tel <> ''`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists active accounts of a kind by phone number (digits) and name that have an e-mail address, the oldest first. */
export const listAccountsByTel = (db: Db, userType: 1 | 2, tel: string, name: string) =>
  db
    .selectFrom('user_account')
    .select(['email', 'created'])
    .where('user_type', '=', userType)
    .where('tel', '=', tel)
    .where('name', '=', name)
    .where('email', 'is not', null)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id', 'desc')
    .limit(ANSWER_LIMITS.accountsOfPhone)
    .execute();

/** Whether an account is in good standing: its sign-up is finished, and it is neither blocked nor withdrawn. */
export async function isActiveAccount(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .where('account_status', '=', AccountStatus.NORMAL)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an account as erased; a guest that was only idle is withdrawn with it. */
export async function markErased(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ erased: now, deleted: sql`coalesce(deleted, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** Counts one more account that named this one as its recommender. */
export async function countRecommended(db: Db, recommenderId: number): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ accum_recommandeds: sql`accum_recommandeds + 1` })
    .where('id', '=', recommenderId)
    .execute();
}

/** The operators in good standing, who are told of what waits for our staff. */
export const listOperatorIds = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('user_account')
      .where('user_type', '=', UserType.STAFF)
      .where('account_status', '=', AccountStatus.NORMAL)
      .where('deleted', 'is', null)
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
