import type { ExpressionBuilder } from 'kysely';
import { addSeconds } from '../clock.ts';
import { tryAdvisoryLock } from '../database/advisory-lock.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** The scope of a key: it is unique for one caller and one operation. */
export type KeyScope = { caller: string; operation: string; key: string };
export type Claim = KeyScope & { claim: string; requestHash: string | null; now: Date };
/** `status` and `response` are null while the call runs. */
export type StoredCall = { request_hash: string | null; status: number | null; response: string | null };

const RETENTION_SECONDS = 86_400;
/** A claim whose process has died expires after this time. */
const CLAIM_SECONDS = 60;

/** Keeps other transactions from running the same call until this one ends; false when one runs it already. */
export const tryKeyLock = (db: Db, { caller, operation, key }: KeyScope): Promise<boolean> =>
  tryAdvisoryLock(db, `idempotency_key:${caller}:${operation}:${key}`);

/**
 * Inserts the key, or takes it over when it is a day old or its claim has expired. False when another attempt holds it.
 */
export async function insertClaim(db: Db, { now, requestHash, ...claim }: Claim): Promise<boolean> {
  const fresh = {
    claim: claim.claim,
    request_hash: requestHash,
    claimed_until: addSeconds(now, CLAIM_SECONDS).toISOString(),
    status: null,
    response: null,
    created: now.toISOString(),
  };
  const row = await db
    .insertInto('idempotency_key')
    .values({ ...claim, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'operation', 'key'])
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('idempotency_key.created', '<=', addSeconds(now, -RETENTION_SECONDS).toISOString()),
            eb.and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.claimed_until', '<=', now.toISOString()),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();
  return row !== undefined;
}

const isOf =
  ({ caller, operation, key }: KeyScope) =>
  (eb: ExpressionBuilder<Database, 'idempotency_key'>) =>
    eb.and({ caller, operation, key });

export const findCall = (db: Db, scope: KeyScope): Promise<StoredCall | undefined> =>
  db.selectFrom('idempotency_key').where(isOf(scope)).select(['request_hash', 'status', 'response']).executeTakeFirst();

/**
 * Stores the response of a claimed call. False when the claim has expired and another attempt has taken the key over.
 */
export async function completeClaim(
  db: Db,
  { claim, ...scope }: KeyScope & { claim: string },
  storedResponse: { request_hash: string; status: number; response: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_key')
    .set(storedResponse)
    .where(isOf(scope))
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a claim whose call has failed, so that the next attempt may run at once. */
export async function deleteClaim(db: Db, { claim, ...scope }: KeyScope & { claim: string }): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where(isOf(scope))
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute();
}

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created', '<=', addSeconds(now, -RETENTION_SECONDS).toISOString())
    .execute();
}
