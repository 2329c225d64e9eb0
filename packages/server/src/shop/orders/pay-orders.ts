import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { orderNotifications, orderStaffNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { getPointBalance, lockPointAccounts } from '../../points/ledger/index.ts';
import { deleteLines } from '../cart/index.ts';
import { holdStock, makeHoldsFirm, releaseStock, sellStock } from '../products/index.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { giveBackPoints, lockSharers, promiseRewards, spendHeldPoints, spendPoints } from './order-points.ts';
import { listItems, lockOrders, type OrderRow } from './order.repository.ts';
import { listUnits } from './order-units.ts';

const { PENDING, DEPOSIT_WAIT, PAID, EXPIRED, REFUND_REQUEST, REFUNDED } = OrderStatus;

/** The payment of orders: its own number, that of the gateway (none for points alone), and its receipt. */
export type PaymentRef = { uuid: string; code: string | null; receiptUrl: string | null };

const idsOf = (rows: readonly OrderRow[]): number[] => rows.map(({ id }) => id);
const isIn = (rows: readonly OrderRow[], status: OrderRow['status']): boolean =>
  rows.length > 0 && rows.every((row) => row.status === status);
const byPayment = (now: Date, reason: string | null = null): Mover => ({ actor: 'payment', userId: null, reason, now });

const toFields = ({ uuid, code, receiptUrl }: PaymentRef) => ({
  payment_uuid: uuid,
  payment_code: code,
  receipt_url: receiptUrl,
  is_approving: false,
});

/** Takes what was paid out of the cart; the account is locked last. */
async function emptyCart(db: Db, rows: readonly OrderRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await lockPointAccounts(db, [first.user_id]);
  const items = await listItems(db, idsOf(rows));
  const ids = items.flatMap(({ cart_line_id }) => (cart_line_id === null ? [] : [cart_line_id]));
  await deleteLines(db, first.user_id, ids);
}

async function tell(db: Db, rows: readonly OrderRow[], now: Date): Promise<void> {
  const operators = await listOperatorIds(db);
  for (const { id, user_id, product_name: name } of rows) {
    await notify(db, orderNotifications.paid, [user_id], { order_id: id, name }, now);
    await notify(db, orderStaffNotifications.received, operators, { order_id: id, name }, now);
  }
  await showAnew(db, rows, now);
}

async function finish(db: Db, rows: readonly OrderRow[], payment: PaymentRef, now: Date): Promise<void> {
  for (const row of rows) {
    await moveOrder(db, row, PAID, byPayment(now), {
      ...toFields(payment),
      payment_date: now,
      hold_until: null,
      round: row.round,
    });
    await promiseRewards(db, row, now);
  }
  await emptyCart(db, rows);
  await tell(db, rows, now);
}

const sell = (db: Db, rows: readonly OrderRow[], now: Date): Promise<void> =>
  sellStock(
    db,
    rows.map(({ id, user_id }) => ({ orderId: id, userId: user_id })),
    now,
  );

/** Holds the goods of orders again whose time was over, all of them or none. */
async function holdAgain(db: Db, rows: readonly OrderRow[]): Promise<boolean> {
  const units = await listUnits(db, rows);
  for (const { id, user_id } of rows)
    if (!(await holdStock(db, units.get(id) ?? [], { orderId: id, userId: user_id }))) {
      await releaseStock(db, idsOf(rows));
      return false;
    }
  return true;
}

/**
 * Pays orders whose deposit came after its time, if goods and points are still there; otherwise they wait for an account to
 * which the money goes back (DECISIONS, Shop).
 */
async function payLate(db: Db, rows: readonly OrderRow[], payment: PaymentRef, now: Date): Promise<boolean> {
  const [first] = rows;
  if (!first) return false;
  const isHeld = await holdAgain(db, rows);
  await lockSharers(db, rows);
  const points = rows.reduce((sum, { point }) => sum + point, 0);
  if (!isHeld || (await getPointBalance(db, first.user_id)).available < points) {
    await releaseStock(db, idsOf(rows));
    const mover = byPayment(now, '기한이 지난 뒤 입금되어 돌려드려야 해요.');
    for (const row of rows) await moveOrder(db, row, REFUND_REQUEST, mover, toFields(payment));
    await showAnew(db, rows, now);
    return false;
  }
  const again = rows.map((row) => ({ ...row, round: row.round + 1 }));
  await sell(db, again, now);
  for (const row of again) await spendPoints(db, row, now);
  await finish(db, again, payment, now);
  return true;
}

/**
 * The money of orders has come, or they cost nothing: stock and points are taken, the cart is emptied, buyer and staff are
 * told. `ids` are all orders of one payment. A repetition changes nothing.
 * @returns `refund` when the money has to go back: the orders ended before, or goods that a late deposit is for are gone.
 */
export async function markPaid(
  db: Db,
  ids: readonly number[],
  payment: PaymentRef,
  now: Date,
): Promise<'paid' | 'refund'> {
  const rows = await lockOrders(db, ids);
  if (rows.length > 0 && rows.every((row) => row.payment_uuid === payment.uuid && row.payment_date !== null))
    return 'paid';
  if (isIn(rows, EXPIRED)) return (await payLate(db, rows, payment, now)) ? 'paid' : 'refund';
  const [isPending, isWaiting] = [isIn(rows, PENDING), isIn(rows, DEPOSIT_WAIT)];
  if (!isPending && !isWaiting) return 'refund';
  await sell(db, rows, now);
  await lockSharers(db, rows);
  if (isPending) for (const row of rows) await spendHeldPoints(db, row, now);
  await finish(db, rows, payment, now);
  return 'paid';
}

/**
 * A virtual account was given for orders that wait to be paid: points are spent now, and the stock is held until the account
 * ends. Throws `invalid_transition`.
 */
export async function markDepositWait(
  db: Db,
  ids: readonly number[],
  payment: PaymentRef,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const rows = await lockOrders(db, ids);
  await makeHoldsFirm(db, ids);
  for (const row of rows) {
    await moveOrder(db, row, DEPOSIT_WAIT, byPayment(now), { ...toFields(payment), hold_until: until });
    await spendHeldPoints(db, row, now);
  }
  await emptyCart(db, rows);
  await showAnew(db, rows, now);
}

/**
 * The time of a virtual account is over and nothing came, as the gateway says: stock and points are free again. Orders that
 * do not wait for a deposit any more stay as they are.
 */
export async function expireDeposit(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const rows = (await lockOrders(db, ids)).filter(({ status }) => status === DEPOSIT_WAIT);
  await releaseStock(db, idsOf(rows));
  for (const row of rows) {
    const mover: Mover = { actor: 'clock', userId: null, reason: '입금 기한이 지났어요.', now };
    await moveOrder(db, row, EXPIRED, mover, { hold_until: null });
    await giveBackPoints(db, row, '입금 기한 만료', now);
    const told = { order_id: row.id, name: row.product_name };
    await notify(db, orderNotifications.depositExpired, [row.user_id], told, now);
  }
  await showAnew(db, rows, now);
}

/**
 * The money of deposits that came too late went back: the orders that waited for that end. Stock and points were given back
 * at the end of their time. Orders in another state stay as they are.
 */
export async function endLateDeposit(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const rows = (await lockOrders(db, ids)).filter(
    ({ status, origin }) => status === REFUND_REQUEST && origin === EXPIRED,
  );
  for (const row of rows)
    await moveOrder(db, row, REFUNDED, byPayment(now), { refund_price: row.payment_price, refund_point: row.point });
  await showAnew(db, rows, now);
}
