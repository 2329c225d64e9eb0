import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import {
  findBlockedApplications,
  findLatestOrder,
  findOpenApplications,
  findStoppedApplications,
  lockApplication,
} from './application.repository.ts';
import { moveApplication } from './move-application.ts';
import { lockOrder, updateOrder } from './order.repository.ts';

const { WAIT, APPLY, IMPOSSIBLE } = ApplicationStatus;

/** An application becomes impossible and its points come back, unless its voucher was ordered. */
async function close(db: Db, id: number, memo: string, now: Date): Promise<boolean> {
  const row = await lockApplication(db, id);
  const latest = await findLatestOrder(db, id);
  const order = latest?.state === 'open' ? await lockOrder(db, latest.id) : undefined;
  if (!row || (row.application_status !== WAIT && row.application_status !== APPLY) || order?.sent) return false;
  await moveApplication(db, row, IMPOSSIBLE, { by: null, memo, now });
  if (order) await updateOrder(db, order.id, { state: 'closed', memo });
  return true;
}

/** Closes an application whose owner may not use the account any more; call it in a transaction. */
export const closeOfBlocked = (db: Db, id: number, now: Date): Promise<boolean> =>
  close(db, id, '이용할 수 없는 계정이에요.', now);

/** Closes what blocked and withdrawn accounts have applied for, each in a transaction of its own. */
export async function closeAllOfBlocked(db: Db, now: Date): Promise<void> {
  for (const { id } of await findBlockedApplications(db)) await transaction(db, (db) => closeOfBlocked(db, id, now));
}

/** Closes the applications whose good is gone or suspended; resolves to their number. */
export async function closeImpossible(db: Db, now: Date): Promise<number> {
  let closed = 0;
  for (const { id } of await findStoppedApplications(db))
    if (await close(db, id, '상품 판매가 끝났어요.', now)) closed += 1;
  return closed;
}

/** Closes the applications for a coupon that was deleted. */
export async function closeApplicationsOf(db: Db, couponId: number, now: Date): Promise<void> {
  for (const { id } of await findOpenApplications(db, couponId)) await close(db, id, '쿠폰 판매가 끝났어요.', now);
}
