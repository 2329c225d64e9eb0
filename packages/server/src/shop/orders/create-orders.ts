import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { SentOrder } from '@danji/contracts/shop/order';
import { isPayableRest, LEAST_CARD_AMOUNT, ORDER_TIMES } from '@danji/contracts/shop/order-rules';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { listHolds, lockProducts, releaseStock } from '../products/index.ts';
import { moveOrder } from './move-order.ts';
import { holdOrderPoints, releaseOrderPoints } from './order-points.ts';
import { findOrders, listOwnPending, lockOrders, type OrderRow } from './order.repository.ts';
import { checkSelection, listWantedProducts, readSelection, reckon, toSelection } from './selection.ts';
import { storeOrders } from './store-orders.ts';

type Buyer = { user: Principal; now: Date };

/** Throws `invalid_input` for points that leave nothing a card pays, and `conflict` for another sum than the buyer has seen. */
function checkPayment(total: number, { point, payment_price }: Pick<SentOrder, 'point' | 'payment_price'>): void {
  if (point > total) throw invalidField('point', `결제할 금액보다 많아요. ${formatNumber(total)}P까지 쓸 수 있어요.`);
  const rest = total - point;
  if (rest !== payment_price)
    throw new ProblemError('conflict', {
      title: `결제할 금액이 ${formatWon(payment_price)}에서 ${formatWon(rest)}으로 바뀌었어요. 확인한 뒤 다시 주문해 주세요.`,
      extra: { payment_price: rest },
    });
  if (!isPayableRest(rest))
    throw invalidField(
      'point',
      `포인트를 쓰고 남은 금액은 0원이거나 ${formatWon(LEAST_CARD_AMOUNT)} 이상이어야 해요. 포인트를 바꿔 주세요.`,
    );
}

/**
 * Locks the orders of an account that wait to be paid, which a new order replaces; those on the telephone stay. Throws
 * `conflict` while one of them is being paid.
 */
async function lockReplaced(db: Db, userId: number): Promise<OrderRow[]> {
  await acquireAdvisoryLock(db, `shop checkout:${userId}`);
  const rows = await lockOrders(db, await listOwnPending(db, userId));
  const pending = rows.filter(({ status }) => status === OrderStatus.PENDING);
  if (pending.some(({ is_approving }) => is_approving))
    throw new ProblemError('conflict', {
      title: '결제를 확인하고 있는 주문이 있어요. 잠시 뒤 주문 내역을 확인해 주세요.',
    });
  return pending;
}

async function replace(db: Db, orders: readonly OrderRow[], { user, now }: Buyer): Promise<void> {
  const mover = { actor: 'buyer' as const, userId: user.id, reason: '다시 주문해서 취소했어요.', now };
  await releaseStock(
    db,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    await moveOrder(db, order, OrderStatus.CANCELED, mover, { is_replaced: true, hold_until: null });
    await releaseOrderPoints(db, order, now);
  }
}

/**
 * Orders what somebody has chosen, one order for each product, and holds stock and points. Orders of the buyer that wait to
 * be paid are replaced, so that what they hold can be had again. Locks: the orders, then all products, then the account.
 * @throws ProblemError `conflict` naming the line, `invalid_input`, `insufficient_points`
 */
export async function createOrdersOf(db: Db, sent: SentOrder, buyer: Buyer): Promise<OrderRow[]> {
  const { user, now } = buyer;
  const selection = toSelection(sent);
  const replaced = await lockReplaced(db, user.id);
  const held = await listHolds(
    db,
    replaced.map(({ id }) => id),
  );
  const wanted = await listWantedProducts(db, user.id, selection);
  await lockProducts(db, [...wanted, ...held.map(({ productId }) => productId)]);
  await replace(db, replaced, buyer);
  const items = await readSelection(db, user, selection, now);
  checkSelection(items, sent);
  const reckoned = await reckon(db, items, sent.delivery_address_code);
  checkPayment(reckoned.amounts.total, sent);
  const holdUntil = new Date(now.getTime() + ORDER_TIMES.holdMinutes * 60_000);
  const ids = await storeOrders(db, reckoned, sent, { userId: user.id, now, holdUntil });
  const orders = await findOrders(db, ids);
  for (const order of orders) await holdOrderPoints(db, order, now);
  return orders;
}
