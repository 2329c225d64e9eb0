import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { formatWon } from '@danji/contracts/format/number';
import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { toTrackingNumber } from '@danji/contracts/shop/carriers';
import type { Exchanged, OrderReturnRefund } from '@danji/contracts/shop/order-refund';
import type { collectReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { notify } from '../../notifications/notifications/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { type HeldUnits, releaseStock, returnStock } from '../products/index.ts';
import { takeReviewPoints } from '../review-points/index.ts';
import { type Found, giveMoneyBack, lockCheckout, named, returnPoints } from './give-back.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { endPart, renewPromises } from './cancel-part.ts';
import { afterMove, holdWanted, makeExchangeOrder, toMoved } from './exchange.ts';
import { endPromises, lockSharers, promiseRewards, toPartKey } from './order-points.ts';
import { type Part, readAskedPart } from './order-parts.ts';
import { insertEvent, listAdditionals, listItems, lockOrders, type OrderRow, updateOrder } from './order.repository.ts';
import { toUnits } from './order-units.ts';
import {
  endReturn,
  openReturn,
  reckonReturn,
  refuseReturnOf,
  type ReturnReasons,
  toLaterConfirm,
} from './return-order.ts';
import { takeBackRewards } from './return-points.ts';
import { findOpenReturn, type ReturnRow, updateReturn } from './return.repository.ts';

const { REFUND_COLLECTING, REFUNDED } = OrderStatus;

/** The return of a locked order that has not ended. Throws `invalid_transition` when there is none. */
async function getOpen(db: Db, row: OrderRow, to: OrderRow['status']): Promise<ReturnRow> {
  const open = await findOpenReturn(db, row.id);
  if (!open) throw refuseReturnOf(row, to);
  return open;
}

async function lockOne(db: Db, order: OrderRow): Promise<OrderRow> {
  const [row] = await lockOrders(db, [order.id]);
  return row ?? order;
}

/** Our staff enters a return for the buyer, who is told; also of a confirmed order. Throws `invalid_transition`. */
export async function openByStaff(
  db: Db,
  order: OrderRow,
  reasons: ReturnReasons & { user: Principal },
  mover: Mover,
): Promise<void> {
  const row = await lockOne(db, order);
  await openReturn(db, row, { ...reasons, isByStaff: true }, mover);
  const { exchangeOpened, returnOpened } = orderNotifications;
  await notify(db, reasons.kind === 'exchange' ? exchangeOpened : returnOpened, [row.user_id], named(row), mover.now);
  await showAnew(db, [row], mover.now);
}

/** How the goods come back, when somebody knows. Throws `invalid_input`. */
function toParcel({ post_company, post_tracking_number = '' }: BodyOf<typeof collectReturn>) {
  const number = toTrackingNumber(post_tracking_number);
  if (post_tracking_number.trim() !== '' && !number)
    throw invalidField('post_tracking_number', '송장 번호는 숫자와 영문 9~15자예요. 다시 확인해 주세요.');
  if (number && !post_company) throw invalidField('post_company', '택배사를 골라 주세요.');
  return { post_company: post_company ?? null, post_tracking_number: number ?? null };
}

/**
 * Our staff accepts a return, or corrects how its goods come back. The goods that come instead in an exchange are held.
 * @throws ProblemError `invalid_transition`, `invalid_input`, `conflict` when these are sold out
 */
export async function collect(
  db: Db,
  order: OrderRow,
  sent: BodyOf<typeof collectReturn>,
  mover: Mover,
): Promise<void> {
  const row = await lockOne(db, order);
  const open = await getOpen(db, row, REFUND_COLLECTING);
  const parcel = toParcel(sent);
  const { now, userId } = mover;
  if (open.state === 'requested') {
    await moveOrder(db, row, REFUND_COLLECTING, { ...mover, kind: open.kind });
    await holdWanted(db, row, open, await readAskedPart(db, row));
    const { exchangeAccepted, returnAccepted } = orderNotifications;
    await notify(db, open.kind === 'exchange' ? exchangeAccepted : returnAccepted, [row.user_id], named(row), now);
  } else {
    await updateOrder(db, row.id, { updated: now });
    const event = { actor: 'staff' as const, user_id: userId, from_status: row.status, to_status: row.status };
    const reason = '회수 송장 번호를 고쳤어요.';
    await insertEvent(db, { ...event, order_id: row.id, reason, data: toJson(parcel), created: now });
  }
  await updateReturn(db, open.id, { ...parcel, state: 'collecting', updated: now });
  await showAnew(db, [row], now);
}

/** Our staff refuses a return with a reason, also after the goods were looked at. Throws `invalid_transition`. */
export async function refuse(db: Db, order: OrderRow, mover: Mover): Promise<void> {
  const row = await lockOne(db, order);
  const open = await getOpen(db, row, row.origin ?? row.status);
  await endReturn(db, row, open, { state: 'refused', answer: mover.reason ?? null }, mover);
  await releaseStock(db, [row.id]);
  const { exchangeRefused, returnRefused } = orderNotifications;
  await notify(db, open.kind === 'exchange' ? exchangeRefused : returnRefused, [row.user_id], named(row), mover.now);
  await showAnew(db, [row], mover.now);
}

type Received = BodyOf<typeof refundReturn>;

const isOneOf =
  (chosen: readonly number[]) =>
  ({ id }: { id: number }): boolean =>
    chosen.includes(id);

/**
 * Sorts the goods into those that can be sold again and those that cannot. Throws `invalid_input` for a line of another
 * order.
 */
async function sortUnits(
  db: Db,
  { id, product_id }: OrderRow,
  part: Part | undefined,
  { restock_items, restock_additionals }: Received,
): Promise<{ good: HeldUnits[]; lost: HeldUnits[] }> {
  const items = part?.items ?? (await listItems(db, [id]));
  const additionals = part?.additionals ?? (await listAdditionals(db, [id]));
  if (restock_items.some((given) => !items.some((item) => item.id === given)))
    throw invalidField('restock_items', '이 주문의 상품이 아니에요. 새로고침한 뒤 다시 골라 주세요.');
  if (restock_additionals.some((given) => !additionals.some((one) => one.id === given)))
    throw invalidField('restock_additionals', '이 주문의 추가 상품이 아니에요. 새로고침한 뒤 다시 골라 주세요.');
  const [isGoodItem, isGoodAdditional] = [isOneOf(restock_items), isOneOf(restock_additionals)];
  return {
    good: toUnits(product_id, items.filter(isGoodItem), additionals.filter(isGoodAdditional)),
    lost: toUnits(
      product_id,
      items.filter((item) => !isGoodItem(item)),
      additionals.filter((one) => !isGoodAdditional(one)),
    ),
  };
}

/** Reckons the refund with the fee that our staff has chosen. Throws `invalid_input`, `conflict`. */
function reckonReceived(
  found: Found,
  { kind, reason_code: reason }: ReturnRow,
  part: Part | undefined,
  received: Received,
) {
  const { return_fee: fee, fee_reason = '', payment_price: seen } = received;
  const rule = reckonReturn(found, { kind, reason, part });
  const refund = fee === undefined ? rule : reckonReturn(found, { kind, reason, part, fee });
  const isChanged = refund.return_fee !== rule.return_fee;
  if (fee !== undefined && fee > refund.return_fee)
    throw invalidField('return_fee', `${formatWon(refund.return_fee)}까지 뺄 수 있어요.`);
  if (isChanged && fee_reason.trim() === '') throw invalidField('fee_reason', '배송비를 바꾼 사유를 입력해 주세요.');
  if (seen !== undefined && seen !== refund.payment_price)
    throw new ProblemError('conflict', {
      title: `돌려주는 금액이 ${formatWon(seen)}에서 ${formatWon(refund.payment_price)}으로 바뀌었어요. 확인한 뒤 다시 처리해 주세요.`,
      extra: { payment_price: refund.payment_price },
    });
  return { refund, feeReason: isChanged ? fee_reason.trim() : null };
}

type Back = {
  part: Part | undefined;
  refund: OrderReturnRefund;
  feeReason: string | null;
  /** The amounts that go over to the order of an exchange. */
  moved: Exchanged | undefined;
};

/** A locked order, or the part that its return is about, has come back. Throws `invalid_transition`. */
async function endReturned(db: Db, row: OrderRow, open: ReturnRow, back: Back, mover: Mover): Promise<void> {
  const { part, refund, feeReason: reason, moved } = back;
  // The fee of an exchange is paid beside the order, and is not kept of what was paid for it.
  const amounts = { ...afterMove(row, moved), ...(!moved && { return_fee: row.return_fee + refund.return_fee }) };
  const ender = { ...mover, reason, kind: open.kind };
  if (part) {
    const confirm_due = toLaterConfirm(row, open.created, mover.now);
    const change = { ...amounts, confirm_due, refund_reason: null };
    return endPart(db, row, { part, refund, change }, ender);
  }
  await moveOrder(db, row, REFUNDED, ender, {
    refund_price: row.refund_price + refund.payment_price,
    refund_point: row.refund_point + refund.point,
    ...amounts,
    confirm_due: null,
  });
}

/**
 * Takes back what was announced and given for goods that are back, whose accounts are locked. Those that come instead give it
 * again at their confirmation, so that nothing is given twice.
 */
async function takeBack(db: Db, row: OrderRow, part: Part | undefined, now: Date): Promise<void> {
  if (part) await renewPromises(db, row, now);
  else await endPromises(db, row, now);
  await takeBackRewards(db, row, part, now);
  if (!part) await takeReviewPoints(db, row.id, '반품한 상품의', now);
}

/**
 * The goods of a return are back: stock, points and money go back, and what the confirmation gave is taken back. An exchange
 * ends with a new order instead of money. A repetition is refused and gives nothing back twice.
 * @throws ProblemError `invalid_transition`, `invalid_input`, `conflict` when something else comes back
 */
export async function refundReceived(
  platform: Platform,
  db: Db,
  order: OrderRow,
  received: Received,
  mover: Mover,
): Promise<void> {
  const found = await lockCheckout(db, order);
  const { row } = found;
  const { now } = mover;
  const open = await getOpen(db, row, REFUNDED);
  const part = await readAskedPart(db, row);
  const { refund, feeReason } = reckonReceived(found, open, part, received);
  const { payment_price: refund_price, point: refund_point, return_fee } = refund;
  const { good, lost } = await sortUnits(db, row, part, received);
  const moved = toMoved(row, open, part?.refund);
  // Before the lines end, which says how many go over.
  const made = moved && (await makeExchangeOrder(platform, db, row, { open, part, moved }, mover));
  await endReturned(db, row, open, { part, refund, feeReason, moved }, mover);
  const amounts = { refund_price, refund_point, return_fee, new_order_id: made?.id ?? null };
  await updateReturn(db, open.id, { ...amounts, state: 'refunded', fee_reason: feeReason, updated: now });
  await returnStock(db, good, { reason: `주문 ${row.id} 반품`, lost, now });
  await lockSharers(db, [row]);
  await returnPoints(db, row, refund_point, { ...mover, reason: '반품' });
  await takeBack(db, row, part, now);
  if (made) await promiseRewards(db, made, now);
  const causeKey = `shop_order:${row.id}:return:${toPartKey(row)}`;
  await giveMoneyBack(platform, db, { orderId: row.id, amount: refund_price, reason: '반품', causeKey, now });
  if (made) await notify(db, orderNotifications.exchanged, [row.user_id], named(made), now);
  else {
    const told = { ...named(row), amount: refund_price, points: refund_point };
    await notify(db, orderNotifications.returned, [row.user_id], told, now);
  }
  await showAnew(db, [row], now);
}
