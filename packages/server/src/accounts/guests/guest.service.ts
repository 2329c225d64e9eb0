import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { addPoints, insertAccount, lockAccount, updateAccount, insertGeneral } from '../accounts/index.ts';
import { endSessions } from '../sessions/index.ts';

/** Adds a guest: a TEMP account without e-mail, password or social sign-in. Resolves to its id. */
export async function insertGuest(db: Db, now: Date): Promise<number> {
  const id = await insertAccount(
    db,
    { user_type: UserType.GENERAL, name: '손님', account_status: AccountStatus.TEMP },
    now,
  );
  await insertGeneral(db, id);
  return id;
}

/** SQL condition: `account` is a guest's account. */
export const isGuestRow = sql<boolean>`account.account_status = ${AccountStatus.TEMP} and account.email is null and account.password_hash is null
  and not exists (select 1 from social_account as social where social.user_id = account.id)`;

/**
 * Moves the points of the calling guest to the account that the guest has signed in to, and ends the guest account. A
 * token of any other account changes nothing.
 */
export async function mergeGuest(db: Db, caller: Principal | null, accountId: number, now: Date): Promise<void> {
  if (!caller || caller.id === accountId) return;
  const guest = await lockAccount(db, caller.id);
  const row = await db
    .selectFrom('user_account as account')
    .select('id')
    .where('account.id', '=', guest.id)
    .where('deleted', 'is', null)
    .where(isGuestRow)
    .executeTakeFirst();
  if (!row) return;
  await addPoints(db, accountId, guest);
  await updateAccount(
    db,
    guest.id,
    { points: 0, accum_points: 0, deleted: now, delete_reason: '회원가입으로 합침' },
    now,
  );
  await endSessions(db, guest.id, 'merged', now);
}
