import { paymentNotifications, paymentStaffNotifications } from '@danji/contracts/notifications/catalogue/payments';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listOrderIds } from './payment.repository.ts';

type Told = { payment: { id: number; user_id: number }; orderId?: number | null; amount: number; now: Date };

/** Tells the buyer that money went back, or that an account for it is needed. */
export async function tellBuyer(
  db: Db,
  what: keyof typeof paymentNotifications,
  { payment, orderId, amount, now }: Told,
): Promise<void> {
  const id = orderId ?? (await listOrderIds(db, payment.id))[0];
  if (id === undefined) return;
  await notify(db, paymentNotifications[what], [payment.user_id], { order_id: id, amount }, now);
}

/** Tells our staff of what no job can bring to an end. */
export async function tellStaff(
  db: Db,
  what: keyof typeof paymentStaffNotifications,
  { payment, orderId, amount, now }: Told,
): Promise<void> {
  const id = orderId ?? (await listOrderIds(db, payment.id))[0];
  if (id === undefined) return;
  await notify(db, paymentStaffNotifications[what], await listOperatorIds(db), { order_id: id, amount }, now);
}
