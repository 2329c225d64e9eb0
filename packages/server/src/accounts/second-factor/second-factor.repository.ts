import type { Db } from '../../platform/database/open-database.ts';
import { newRecoveryCodes, toRecoveryHash } from './recovery-codes.ts';

/** Finds the second factor of an operator, also one that is not enabled yet. */
export const findSecondFactor = (db: Db, userId: number) =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores a new secret that waits for its first code; an earlier one that waits is replaced. */
export async function insertSecondFactor(db: Db, userId: number, secret: string, now: Date): Promise<void> {
  const waiting = { secret, last_step: 0, created: now, enabled: null };
  await db
    .insertInto('second_factor')
    .values({ user_id: userId, ...waiting })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(waiting).where('second_factor.enabled', 'is', null),
    )
    .execute();
}

export async function enable(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('second_factor').set({ enabled: now }).where('user_id', '=', userId).execute();
}

/** Deletes the second factor and its recovery codes; resolves to whether it was enabled. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('enabled')
    .executeTakeFirst();
  return row?.enabled != null;
}

/** Marks a time step as used; false when it, or a later one, was used before. Only one of two calls gets true. */
export async function consumeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a recovery code as used; false when it is none, or was used before. */
export async function consumeRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', toRecoveryHash(code))
    .where('used', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the recovery codes by new ones; resolves to them, of which only the hashes are stored. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: toRecoveryHash(code), used: null })))
    .execute();
  return codes;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
