import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { Db } from '../../platform/database/open-database.ts';
import {
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
