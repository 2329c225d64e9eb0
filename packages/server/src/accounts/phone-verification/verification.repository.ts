import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

export type Purpose = 'signup' | 'find_email' | 'find_password' | 'change_tel' | 'confirm_owner' | 'coupon' | 'inquiry';

/** Counts the codes sent to a number for a purpose since then; codes that the provider refused do not count. */
export async function countCodesOfTel(db: Db, tel: string, purpose: Purpose, since: Date): Promise<number> {
  const row = await db
    .selectFrom('phone_verification')
    .where('tel', '=', tel)
    .where('purpose', '=', purpose)
    .where('is_failed', '=', false)
    .where('created', '>=', sql<string>`${since}::timestamptz`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the codes sent to all numbers since then. */
export async function countCodes(db: Db, since: Date): Promise<number> {
  const row = await db
    .selectFrom('phone_verification')
    .where('is_failed', '=', false)
    .where('created', '>', sql<string>`${since}::timestamptz`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the codes that an address has requested since then. */
export async function countCodesOfAddress(db: Db, addressHash: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('phone_verification')
    .where('address_hash', '=', addressHash)
    .where('created', '>', sql<string>`${since}::timestamptz`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

type Asked = { tel: string; purpose: Purpose; requester_hash: string };

/**
 * Voids every code and unused token that a requester has of a number for a purpose: only the latest is valid. Those of
 * others stay, because a stranger may ask for codes of any number.
 */
export async function voidCodes(db: Db, { tel, purpose, requester_hash }: Asked, now: Date): Promise<void> {
  await db
    .updateTable('phone_verification')
    .set({
      closed: sql<Date>`coalesce(closed, ${now}::timestamptz)`,
      token_used: sql<Date>`case when token_hash is null then null else coalesce(token_used, ${now}::timestamptz) end`,
    })
    .where('tel', '=', tel)
    .where('purpose', '=', purpose)
    .where('requester_hash', '=', requester_hash)
    .where((eb) =>
      eb.or([eb('closed', 'is', null), eb.and([eb('token_hash', 'is not', null), eb('token_used', 'is', null)])]),
    )
    .execute();
}

type NewCode = Asked & { code_hash: string; address_hash: string; created: Date; expires: Date };

export async function insertCode(db: Db, code: NewCode): Promise<number> {
  const { id } = await db
    .insertInto('phone_verification')
    .values({ ...code, tries: 0, is_failed: false, token_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a code that the provider did not send: it is void and does not count against the number. */
export async function failCode(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('phone_verification').set({ is_failed: true, closed: now }).where('id', '=', id).execute();
}

/** Locks the open code that a requester has of a number for a purpose. */
export const lockOpenCode = (db: Db, { tel, purpose, requester_hash }: Asked, now: Date) =>
  db
    .selectFrom('phone_verification')
    .select(['id', 'code_hash', 'tries'])
    .where('tel', '=', tel)
    .where('purpose', '=', purpose)
    .where('requester_hash', 'in', [requester_hash, ''])
    .where('closed', 'is', null)
    .where('expires', '>', sql<string>`${now}::timestamptz`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Counts a wrong attempt; the last allowed one closes the code. */
export async function countWrongTry(db: Db, id: number, tries: number, isLast: boolean, now: Date): Promise<void> {
  await db
    .updateTable('phone_verification')
    .set({ tries, ...(isLast && { closed: now }) })
    .where('id', '=', id)
    .execute();
}

/** Closes a confirmed code and stores the hash of its token. */
export async function confirmCode(db: Db, id: number, tokenHash: string, tokenExpires: Date, now: Date): Promise<void> {
  await db
    .updateTable('phone_verification')
    .set({ closed: now, token_hash: tokenHash, token_expires: tokenExpires })
    .where('id', '=', id)
    .execute();
}

/** Finds the number that a token proves for a purpose, without consuming it. */
export async function findTelOfToken(
  db: Db,
  purpose: Purpose,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('phone_verification')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('token_used', 'is', null)
    .where('token_expires', '>', sql<string>`${now}::timestamptz`)
    .select('tel')
    .executeTakeFirst();
  return row?.tel;
}

/** Consumes a token; `false` when it is unknown, of another number or purpose, expired, or already used. */
export async function spendToken(
  db: Db,
  tel: string,
  purpose: Purpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('phone_verification')
    .set({ token_used: now })
    .where('token_hash', '=', tokenHash)
    .where('tel', '=', tel)
    .where('purpose', '=', purpose)
    .where('token_used', 'is', null)
    .where('token_expires', '>', sql<string>`${now}::timestamptz`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the checks that were begun before `before`. */
export async function deleteCodes(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('phone_verification')
    .where('created', '<', sql<string>`${before}::timestamptz`)
    .execute();
}
