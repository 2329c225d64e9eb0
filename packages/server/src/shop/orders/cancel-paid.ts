import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatWon } from '@danji/contracts/format/number';
import { orderNotifications, orderStaffNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { mayMove, type OrderActor } from '@danji/contracts/shop/order-moves';
import type { OrderCancelPreview } from '@danji/contracts/shop/order';
import { type OrderRefund, toOrderRefund } from '@danji/contracts/shop/order-refund';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { returnStock } from '../products/index.ts';
import { cancelPart } from './cancel-part.ts';
import { cancelUnpaid } from './end-orders.ts';
import { type Found, giveMoneyBack, lockCheckout, named, pickOrder, returnPoints, shippedWith } from './give-back.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { endPromises, lockSharers, toPartKey } from './order-points.ts';
import { type Part, readAskedPart, readPart, storeAsked } from './order-parts.ts';
import { listCheckout, type OrderRow } from './order.repository.ts';
import { listUnits } from './order-units.ts';

const { PENDING, DEPOSIT_WAIT, PAID, PREPARING, CANCEL_REQUEST, CANCELED } = OrderStatus;

const isUnpaid = ({ status }: OrderRow): boolean => status === PENDING || status === DEPOSIT_WAIT;

const toRefund = (found: Found, part?: Part): OrderRefund => toOrderRefund(found.row, shippedWith(found), part?.refund);

/** Throws `invalid_input`: their shipping is one, so all of a checkout is paid together. */
function refuseLines(lines: string | undefined): void {
  if (lines !== undefined) throw invalidField('lines', '결제하기 전에는 일부만 취소할 수 없어요.');
}

/** The part that a request is about, otherwise the one that is chosen. Throws `invalid_input`, `conflict`. */
const findPart = (db: Db, row: OrderRow, lines: string | undefined): Promise<Part | undefined> =>
  row.status === CANCEL_REQUEST ? readAskedPart(db, row) : readPart(db, row, lines);

/** Throws `conflict` when other money comes back than the caller has seen, with the amount of now. */
function refuseChanged({ payment_price }: OrderRefund, seen: number | undefined, giving: string): void {
  if (seen === undefined || seen === payment_price) return;
  throw new ProblemError('conflict', {
    title: `${giving} 금액이 ${formatWon(seen)}에서 ${formatWon(payment_price)}으로 바뀌었어요. 확인한 뒤 다시 취소해 주세요.`,
    extra: { payment_price },
  });
}

const refuse = ({ status }: OrderRow): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from: status, to: CANCELED } });

/**
 * Returns the amounts that come back when an order, or `lines` of it, is cancelled now.
 * @throws ProblemError `invalid_transition` when it cannot be cancelled, `invalid_input`, `conflict` for lines that are not left
 */
export async function readCancelPreview(
  db: Db,
  { id, checkout_id }: OrderRow,
  { actor, lines }: { actor: Extract<OrderActor, 'buyer' | 'staff'>; lines: string | undefined },
): Promise<Omit<OrderCancelPreview, 'is_by_account'>> {
  const found = pickOrder(await listCheckout(db, checkout_id), id);
  const { row, checkout } = found;
  if (isUnpaid(row) && actor === 'buyer') {
    refuseLines(lines);
    return {
      order_ids: checkout.map((one) => one.id),
      to_status: CANCELED,
      lines: null,
      total_price: 0,
      shipping_fee: 0,
      shipping_deduction: 0,
      payment_price: 0,
      point: checkout.reduce((sum, { point }) => sum + point, 0),
    };
  }
  const isAtOnce = mayMove(row, CANCELED, actor);
  if (isUnpaid(row) || (!isAtOnce && !mayMove(row, CANCEL_REQUEST, actor))) throw refuse(row);
  const part = await findPart(db, row, lines);
  const end = part ? (row.origin ?? row.status) : CANCELED;
  const to_status = isAtOnce || actor === 'staff' ? end : CANCEL_REQUEST;
  return { order_ids: [id], to_status, lines: part?.text ?? null, ...toRefund(found, part) };
}

/** Cancels what is left of a locked order that is paid: goods, points and money go back. Throws `invalid_transition`. */
async function cancelPaid(
  platform: Platform,
  db: Db,
  found: Found,
  part: Part | undefined,
  mover: Mover,
): Promise<void> {
  const { row } = found;
  if (part) return cancelPart(platform, db, row, { part, refund: toRefund(found, part) }, mover);
  const { now } = mover;
  const { payment_price, point } = toRefund(found);
  await moveOrder(db, row, CANCELED, mover, {
    refund_price: row.refund_price + payment_price,
    refund_point: row.refund_point + point,
    ...(row.status !== CANCEL_REQUEST && { cancel_reason: mover.reason ?? null }),
  });
  const reason = `주문 ${row.id} 취소`;
  await returnStock(db, (await listUnits(db, [row])).get(row.id) ?? [], { reason, now });
  await lockSharers(db, [row]);
  await endPromises(db, row, now);
  await returnPoints(db, row, point, mover);
  const causeKey = `shop_order:${row.id}:cancel:${toPartKey(row)}`;
  await giveMoneyBack(platform, db, { orderId: row.id, amount: payment_price, reason: '주문 취소', causeKey, now });
  await notify(db, orderNotifications.canceled, [row.user_id], named(row), now);
}

/** Asks for the cancel of a locked order, or of a part of it; resolves to the order as it is then. Throws `invalid_transition`. */
async function askFor(db: Db, row: OrderRow, part: Part | undefined, mover: Mover): Promise<OrderRow> {
  await storeAsked(db, row.id, part);
  return moveOrder(db, row, CANCEL_REQUEST, { ...mover, lines: part?.text }, { cancel_reason: mover.reason ?? null });
}

/**
 * A buyer cancels an order, or `lines` of it: at once before we have taken it on, otherwise our staff is asked. `seen` is what
 * the buyer was told that comes back, won. A repetition is refused and gives nothing back twice.
 * @throws ProblemError `invalid_transition`, `invalid_input`, `conflict` when something else comes back, when less is left of
 * a line, or while it is being paid
 */
export async function cancelByBuyer(
  platform: Platform,
  db: Db,
  order: OrderRow,
  { seen, lines }: { seen: number | undefined; lines: string | undefined },
  mover: Mover,
): Promise<void> {
  const found = await lockCheckout(db, order);
  const { row } = found;
  if (isUnpaid(row)) {
    refuseLines(lines);
    return cancelUnpaid(platform, db, row, mover);
  }
  const isRequest = row.status === PREPARING;
  if (row.status !== PAID && !isRequest) throw refuse(row);
  const part = await readPart(db, row, lines);
  refuseChanged(toRefund(found, part), seen, '돌려드리는');
  if (isRequest) await askFor(db, row, part, mover);
  else await cancelPaid(platform, db, found, part, mover);
  const canceled = part ? orderStaffNotifications.partCanceledByBuyer : orderStaffNotifications.canceledByBuyer;
  const told = isRequest ? orderStaffNotifications.cancelRequested : canceled;
  await notify(db, told, await listOperatorIds(db), named(row), mover.now);
  await showAnew(db, [row], mover.now);
}

/**
 * Our staff accepts or refuses a request to cancel, or cancels an order that is paid or prepared, or `lines` of it, without
 * one; resolves to the order as it was before. `seen` is what the operator was told that comes back, won.
 * @throws ProblemError `invalid_transition`, `invalid_input` without a reason where one is needed, `conflict` when less is
 * left of a line, or when something else comes back
 */
export async function answerCancelRequest(
  platform: Platform,
  db: Db,
  order: OrderRow,
  { isAccepted, seen, lines }: { isAccepted: boolean; seen: number | undefined; lines: string | undefined },
  mover: Mover,
): Promise<OrderRow> {
  const found = await lockCheckout(db, order);
  const { row } = found;
  const isRequest = row.status === CANCEL_REQUEST;
  if (!mover.reason && !(isRequest && isAccepted)) throw invalidField('reason', '사유를 입력해 주세요.');
  if (!isAccepted) {
    if (!isRequest || row.origin === null) throw refuse(row);
    await moveOrder(db, row, row.origin, mover);
    await storeAsked(db, row.id, undefined);
    await notify(db, orderNotifications.cancelRefused, [row.user_id], named(row), mover.now);
  } else {
    const part = await findPart(db, row, lines);
    refuseChanged(toRefund(found, part), seen, '돌려주는');
    const asked = isRequest ? row : await askFor(db, row, part, mover);
    await cancelPaid(platform, db, { ...found, row: asked }, part, mover);
  }
  await showAnew(db, [row], mover.now);
  return row;
}
