import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { notify } from '../../notifications/notifications/index.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { releaseStock } from '../products/index.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { giveBackPoints, releaseOrderPoints } from './order-points.ts';
import { listCheckout, lockOrders, type OrderRow } from './order.repository.ts';

const { PENDING, DEPOSIT_WAIT, CANCELED, FAILED } = OrderStatus;

/**
 * The handlers of payments for orders that were cancelled before the money came, in the same transaction: they end the
 * virtual account.
 */
export const unpaidCancels =
  defineContributionPoint<(db: Db, orders: readonly OrderRow[], now: Date) => Promise<void>>('unpaid cancels');

const idsOf = (rows: readonly OrderRow[]): number[] => rows.map(({ id }) => id);

/**
 * Cancels an order that is not paid, with all that was ordered with it, because their shipping is one.
 * @throws ProblemError `invalid_transition`, `conflict` while it is being paid
 */
export async function cancelUnpaid(
  { contributions }: Platform,
  db: Db,
  { checkout_id }: OrderRow,
  mover: Mover,
): Promise<void> {
  const { now, reason = null } = mover;
  const rows = await lockOrders(db, idsOf(await listCheckout(db, checkout_id)));
  if (rows.some(({ is_approving }) => is_approving))
    throw new ProblemError('conflict', { title: '결제를 확인하고 있어요. 잠시 뒤 주문 내역을 확인해 주세요.' });
  const other = rows.find(({ status }) => status !== PENDING && status !== DEPOSIT_WAIT);
  if (other) throw new ProblemError('invalid_transition', { extra: { from: other.status, to: CANCELED } });
  await releaseStock(db, idsOf(rows));
  for (const row of rows) {
    await moveOrder(db, row, CANCELED, mover, { hold_until: null, cancel_reason: reason });
    await (row.status === PENDING ? releaseOrderPoints(db, row, now) : giveBackPoints(db, row, reason ?? '', now));
  }
  const waiting = rows.filter(({ status }) => status === DEPOSIT_WAIT);
  if (waiting.length > 0) for (const end of contributions.of(unpaidCancels).values()) await end(db, waiting, now);
  await showAnew(db, rows, now);
}

/** Ends an order that was not paid in time; one that was paid meanwhile, or is being paid, stays. */
export async function endHold(db: Db, id: number, now: Date): Promise<void> {
  const [row] = await lockOrders(db, [id]);
  if (!row || row.status !== PENDING || row.is_approving || row.hold_until === null) return;
  if (new Date(row.hold_until) > now) return;
  await releaseStock(db, [id]);
  const mover: Mover = { actor: 'clock', userId: null, reason: '결제 시간이 지났어요.', now };
  await moveOrder(db, row, FAILED, mover, { hold_until: null });
  await releaseOrderPoints(db, row, now);
  if (row.is_by_phone)
    await notify(db, orderNotifications.unpaidEnded, [row.user_id], { order_id: id, name: row.product_name }, now);
  await showAnew(db, [row], now);
}
