import { type PaymentMethod, PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { formatWon } from '@danji/contracts/format/number';
import { isPayableRest, LEAST_CARD_AMOUNT } from '@danji/contracts/shop/order-rules';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { changeOrderPoints, markPaid, type OrdersToPay, readOrdersForPayment } from '../orders/index.ts';
import {
  findById,
  insertPayment,
  listOrderIds,
  listPaymentsOf,
  lockPayment,
  type PaymentRow,
  setParts,
  updatePayment,
} from './payment.repository.ts';

const { NONE, PAID, APPROVING } = PaymentStatus;

const toAmounts = ({ order_price, shipping_fee, used_point, payment_price, name }: OrdersToPay) => ({
  order_price,
  shipping_fee,
  used_point,
  payment_price,
  name,
});

const beingPaid = (): ProblemError =>
  new ProblemError('conflict', { title: '결제를 확인하고 있어요. 잠시 뒤 주문 내역을 확인해 주세요.' });

type Buyer = { userId: number; now: Date };

/**
 * Makes the payment of orders that wait to be paid. The lock of the orders makes one of however many calls; the payment
 * that is there is answered, with the amounts of now.
 */
export async function createPayment(db: Db, orderIds: readonly number[], { userId, now }: Buyer): Promise<PaymentRow> {
  // Payments are locked before their orders, so the one that is there is looked for first.
  const [first = 0] = orderIds;
  const [before] = await listPaymentsOf(db, first);
  if (before) await lockPayment(db, before.id);
  const pay = await readOrdersForPayment(db, userId, orderIds, now);
  const [current] = await listPaymentsOf(db, first);
  if (current?.status === APPROVING) throw beingPaid();
  if (current?.status === NONE) {
    if (current.id === before?.id && current.payment_price !== pay.payment_price) {
      await updatePayment(db, current.id, { ...toAmounts(pay), updated: now });
      await setParts(db, current.id, pay.orders);
    }
    return (await findById(db, current.id)) ?? current;
  }
  const payment = await insertPayment(db, {
    ...toAmounts(pay),
    uuid: newNanoId(),
    user_id: userId,
    product_id: pay.orders.length === 1 ? (pay.orders[0]?.product_id ?? null) : null,
    status: NONE,
    method: null,
    payment_code: null,
    receipt_url: null,
    failure_code: null,
    account: null,
    created: now,
    updated: now,
  });
  await setParts(db, payment.id, pay.orders);
  return payment;
}

/** A payment of nothing is made at once, without the gateway. */
async function payWithPoints(db: Db, payment: PaymentRow, ids: readonly number[], now: Date): Promise<void> {
  await markPaid(db, ids, { uuid: payment.uuid, code: null, receiptUrl: null }, now);
  await updatePayment(db, payment.id, { status: PAID, method: 'point', paid: now, updated: now });
}

type Choice = { uuid: string; method: PaymentMethod; used_point?: number };

/** Throws for a method that does not fit what is left to pay. */
function checkMethod(method: PaymentMethod, rest: number, hasGateway: boolean): void {
  if (rest === 0) return;
  if (!isPayableRest(rest))
    throw invalidField(
      'used_point',
      `결제할 금액은 0원이거나 ${formatWon(LEAST_CARD_AMOUNT)} 이상이어야 해요. 포인트를 바꿔 주세요.`,
    );
  if (method === 'point') throw invalidField('method', `${formatWon(rest)}이 남았어요. 다른 결제 수단을 골라 주세요.`);
  if (!hasGateway) throw new ProblemError('provider_unavailable', { title: '지금은 포인트로만 결제할 수 있어요.' });
}

/**
 * Sets method and points of a payment that has not been made; one that costs nothing is made.
 * @throws ProblemError `not_found`, `conflict` for one that was made or is being made, `invalid_input`
 */
export async function choosePayment(
  db: Db,
  id: number,
  { method, used_point: point }: Omit<Choice, 'uuid'>,
  { userId, now, hasGateway }: Buyer & { hasGateway: boolean },
): Promise<PaymentRow> {
  const payment = await lockPayment(db, id);
  if (!payment || payment.user_id !== userId) throw new ProblemError('not_found');
  if (payment.status === APPROVING) throw beingPaid();
  if (payment.status !== NONE)
    throw new ProblemError('conflict', { title: '이미 처리한 결제예요. 주문 내역을 확인해 주세요.' });
  const ids = await listOrderIds(db, id);
  const read = await readOrdersForPayment(db, userId, ids, now);
  const pay = point === undefined || point === read.used_point ? read : await changeOrderPoints(db, read, point, now);
  checkMethod(method, pay.payment_price, hasGateway);
  await updatePayment(db, id, { ...toAmounts(pay), method, failure_code: null, updated: now });
  await setParts(db, id, pay.orders);
  if (pay.payment_price === 0) await payWithPoints(db, payment, ids, now);
  return (await findById(db, id)) ?? payment;
}
