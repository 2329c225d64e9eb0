import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { lockPointAccounts, postAllPoints } from '../../points/ledger/index.ts';
import { moveCart } from '../../shop/cart/index.ts';
import { insertAccount, lockAccount, updateAccount, insertGeneral } from '../accounts/index.ts';
import { endSessions } from '../sessions/index.ts';

/** Adds a guest: a TEMP account without e-mail, password or social sign-in. Resolves to its id. */
export async function insertGuest(db: Db, now: Date): Promise<number> {
  const id = await insertAccount(
    db,
    { user_type: UserType.GENERAL, name: '손님', account_status: AccountStatus.TEMP, is_guest: true },
    now,
  );
  await insertGeneral(db, id);
  return id;
}

/**
 * Moves the points and the cart of the calling guest to the account that the guest has signed in to, and ends the guest
 * account. A token of any other account changes nothing.
 */
export async function mergeGuest(db: Db, caller: Principal | null, accountId: number, now: Date): Promise<void> {
  if (!caller || caller.id === accountId) return;
  const guest = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', caller.id)
    .where('is_guest', '=', true)
    .executeTakeFirst();
  if (guest) await mergeAccount(db, guest.id, accountId, now);
}

/**
 * Moves points and cart of an account that has not finished its sign-up to another one of its owner, and ends it; does
 * nothing when it has ended meanwhile.
 */
export async function mergeAccount(db: Db, unfinishedId: number, accountId: number, now: Date): Promise<void> {
  await lockPointAccounts(db, [unfinishedId, accountId]);
  const unfinished = await lockAccount(db, unfinishedId);
  if (unfinished.deleted !== null) return;
  await movePoints(db, unfinished, accountId, now);
  await moveCart(db, unfinished.id, accountId);
  await updateAccount(db, unfinished.id, { deleted: now, delete_reason: '회원가입으로 합침' }, now);
  await endSessions(db, unfinished.id, 'merged', now);
}

type Guest = { id: number; points: number; accum_points: number };

/** The account gets what the guest has, and what it has earned. */
async function movePoints(db: Db, { id, points, accum_points }: Guest, accountId: number, now: Date): Promise<void> {
  if (points === 0 && accum_points === 0) return;
  const merge = { type: PointHistoryType.OTHER, description: '가입 전에 모은 포인트', now };
  const [left, joined] = [`guest:${id}:leave`, `guest:${id}:join`];
  await postAllPoints(db, [
    { ...merge, userId: id, points: -points, earned: -accum_points, causeKey: left, data: { account_id: accountId } },
    { ...merge, userId: accountId, points, earned: accum_points, causeKey: joined, data: { guest_id: id } },
  ]);
}
