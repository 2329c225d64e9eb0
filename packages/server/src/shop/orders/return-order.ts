import { OrderStatus, type ReturnKind, ReturnReason, type ReturnReasonCode } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { NanoId } from '@danji/contracts/fields';
import { orderStaffNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { mayMove } from '@danji/contracts/shop/order-moves';
import { toExchangeFee, toExchangeRefund, toOrderReturn, toReturnFee } from '@danji/contracts/shop/order-refund';
import type { OrderReturnPreview } from '@danji/contracts/shop/order-return';
import { isBuyersChoice, toReturnDeadline } from '@danji/contracts/shop/order-rules';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { toJson } from '../../platform/database/columns.ts';
import { readWanted } from './exchange.ts';
import { type Found, lockCheckout, named, pickOrder, shippedWith } from './give-back.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { type Part, readAskedPart, readPart, storeAsked } from './order-parts.ts';
import { listCheckout, lockOrders, type OrderRow } from './order.repository.ts';
import { readTakenBack } from './return-points.ts';
import { findDelivered, findOpenReturn, insertReturn, type ReturnRow, updateReturn } from './return.repository.ts';

const { REFUND_REQUEST, REFUNDED, CONFIRMED } = OrderStatus;

/** Goods that come back, as somebody asks for it. */
export type ReturnReasons = {
  kind?: ReturnKind;
  reason_code: ReturnReasonCode;
  reason?: string;
  lines?: string;
  /** In an exchange, the options that come instead. */
  choices?: string;
};

/** `불량·파손: 핸들이 부러졌어요.` */
const describeReason = ({ reason_code, reason = '' }: ReturnReasons): string =>
  [ReturnReason.label(reason_code), reason.trim()].filter(Boolean).join(': ').slice(0, 300);

export const refuseReturnOf = ({ status }: OrderRow, to: OrderRow['status'] = REFUND_REQUEST): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from: status, to } });

type Terms = { kind: ReturnKind; reason: ReturnReasonCode; part: Part | undefined; fee?: number | undefined };

/** Reckons the refund of returned goods, or the fee of an exchange, by the rule or with another fee. */
export function reckonReturn(found: Found, { kind, reason, part, fee }: Terms) {
  const isChoice = isBuyersChoice(reason);
  if (kind === 'exchange') {
    const owed = fee ?? (isChoice ? toExchangeFee(found.row) : 0);
    return toExchangeRefund(found.row, { fee: owed, part: part?.refund });
  }
  const owed = fee ?? (isChoice ? toReturnFee(found.row) : 0);
  return toOrderReturn(found.row, shippedWith(found), { isBuyersChoice: isChoice, fee: owed, part: part?.refund });
}

/** All of the answer but the way that the money goes. */
type Preview = Omit<OrderReturnPreview, 'is_by_account'>;
type Shown = { until: Date | null; wanted_lines: string | null };

async function toPreview(db: Db, found: Found, terms: Terms, { until, wanted_lines }: Shown): Promise<Preview> {
  const { kind, reason: reason_code, part } = terms;
  const refund = reckonReturn(found, terms);
  const taken = await readTakenBack(db, found.row, { part, point: refund.point });
  const shown = { kind, wanted_lines, reason_code, status: found.row.status, lines: part?.text ?? null };
  return { ...shown, until: until?.toISOString() ?? null, ...refund, ...taken };
}

/** Until when a buyer can ask for a return; throws `invalid_transition` when that is over, or not yet. */
async function readDeadline(db: Db, row: OrderRow, reason: ReturnReasonCode, now: Date): Promise<Date | null> {
  if (row.status === CONFIRMED)
    throw new ProblemError('invalid_transition', {
      title: '구매를 확정한 주문이에요. 상품에 문제가 있으면 1:1 문의로 알려 주세요.',
      extra: { from: CONFIRMED, to: REFUND_REQUEST },
    });
  if (!mayMove(row, REFUND_REQUEST, 'buyer')) throw refuseReturnOf(row);
  const delivered = await findDelivered(db, row.id);
  const until = delivered && toReturnDeadline(reason, delivered);
  if (until && until < now)
    throw new ProblemError('invalid_transition', {
      title: `${ReturnReason.label(reason)} 반품은 ${formatDateTime(until.toISOString())}까지 요청할 수 있었어요.`,
      extra: { from: row.status, to: REFUND_REQUEST },
    });
  return until;
}

/**
 * Returns the amounts that come back when a buyer returns an order, or `lines` of it, for a reason now.
 * @throws ProblemError `invalid_transition`, `invalid_input`, `conflict` for lines that are not left, and for an exchange
 * that is sold out
 */
export async function readReturnPreview(
  db: Db,
  { id, checkout_id }: OrderRow,
  { kind = 'refund', reason_code: reason, lines, choices }: Omit<ReturnReasons, 'reason'>,
  { user, now }: { user: Principal; now: Date },
): Promise<Preview> {
  const found = pickOrder(await listCheckout(db, checkout_id), id);
  const until = await readDeadline(db, found.row, reason, now);
  const part = await readPart(db, found.row, lines);
  const wanted = kind === 'exchange' ? await readWanted(db, found.row, { part, choices, user, now }) : undefined;
  return toPreview(db, found, { kind, reason, part }, { until, wanted_lines: wanted?.text ?? null });
}

/**
 * Returns the amounts of a return whose money our staff gives back now, or which it would enter. `fee` is one other than
 * that of the rule, won.
 * @throws ProblemError `invalid_transition`
 */
export async function readStaffReturnPreview(
  db: Db,
  { id, checkout_id }: OrderRow,
  { reason_code, return_fee: fee, lines }: { reason_code?: ReturnReasonCode; return_fee?: number; lines?: string },
): Promise<Preview> {
  const found = pickOrder(await listCheckout(db, checkout_id), id);
  const open = await findOpenReturn(db, id);
  if (!open && !mayMove(found.row, REFUND_REQUEST, 'staff')) throw refuseReturnOf(found.row, REFUNDED);
  const reason = open?.reason_code ?? reason_code ?? ReturnReason.DEFECT;
  const part = await (open ? readAskedPart(db, found.row) : readPart(db, found.row, lines));
  const kind = open?.kind ?? 'refund';
  return toPreview(db, found, { kind, reason, part, fee }, { until: null, wanted_lines: open?.wanted_lines ?? null });
}

type Request = ReturnReasons & { isByStaff: boolean; user: Principal; pictures?: readonly NanoId[] };

/** Enters a return of a locked order, or of `lines` of it. Throws `invalid_transition`, `invalid_input`, `conflict`. */
export async function openReturn(db: Db, row: OrderRow, request: Request, mover: Mover): Promise<void> {
  const { kind = 'refund', reason_code, reason = '', choices, isByStaff, user, pictures = [] } = request;
  const { now } = mover;
  const said = describeReason(request);
  const part = await readPart(db, row, request.lines);
  const lines = part?.text ?? null;
  const isExchange = kind === 'exchange';
  await storeAsked(db, row.id, part);
  const asker = { ...mover, reason: said, lines: part?.text, kind };
  await moveOrder(db, row, REFUND_REQUEST, asker, { refund_reason: said, is_exchange: isExchange });
  // After the move, which refuses an order that cannot come back at all.
  const wanted = isExchange ? await readWanted(db, row, { part, choices, user, now }) : undefined;
  const instead = wanted ? { wanted: toJson(wanted.wanted), wanted_lines: wanted.text } : { wanted: null };
  const values = { order_id: row.id, kind, is_by_staff: isByStaff, reason_code, reason: reason.trim(), lines };
  await insertReturn(
    db,
    { ...values, ...instead, state: 'requested', created: now, updated: now },
    { userId: mover.userId ?? row.user_id, pictures },
  );
}

/**
 * A buyer asks to send the goods of an order back; our staff is told.
 * @throws ProblemError `invalid_transition`, `invalid_input` without saying what is wrong with the goods
 */
export async function requestReturnOf(
  db: Db,
  order: OrderRow,
  { user, reasons, pictures }: { user: Principal; reasons: ReturnReasons; pictures: readonly NanoId[] },
  mover: Mover,
): Promise<void> {
  const { reason_code, reason = '' } = reasons;
  if (!isBuyersChoice(reason_code) && reason.trim() === '')
    throw invalidField('reason', '상품이 어떻게 잘못됐는지 알려 주세요.');
  const { row } = await lockCheckout(db, order);
  await readDeadline(db, row, reason_code, mover.now);
  await openReturn(db, row, { ...reasons, isByStaff: false, user, pictures }, mover);
  const { exchangeRequested, returnRequested } = orderStaffNotifications;
  await notify(
    db,
    reasons.kind === 'exchange' ? exchangeRequested : returnRequested,
    await listOperatorIds(db),
    named(row),
    mover.now,
  );
  await showAnew(db, [row], mover.now);
}

/** An order is confirmed as much later as its return was open. */
export const toLaterConfirm = ({ confirm_due: due }: OrderRow, created: string, now: Date): Date | null =>
  due === null ? null : new Date(Date.parse(due) + now.getTime() - Date.parse(created));

/** A return ends without a refund: the order goes back, and is confirmed as much later as the return was open. */
export async function endReturn(
  db: Db,
  row: OrderRow,
  { id, kind, created }: ReturnRow,
  end: { state: 'refused' | 'withdrawn'; answer: string | null },
  mover: Mover,
): Promise<void> {
  if (row.origin === null) throw refuseReturnOf(row);
  const confirm_due = toLaterConfirm(row, created, mover.now);
  await storeAsked(db, row.id, undefined);
  await moveOrder(db, row, row.origin, { ...mover, kind }, { confirm_due, refund_reason: null });
  await updateReturn(db, id, { ...end, updated: mover.now });
}

/** A buyer keeps the goods after all. Throws `invalid_transition` once our staff has accepted the return. */
export async function withdrawReturnOf(db: Db, order: OrderRow, mover: Mover): Promise<void> {
  const [row] = await lockOrders(db, [order.id]);
  const open = await findOpenReturn(db, order.id);
  if (!row || open?.state !== 'requested' || row.origin === CONFIRMED) throw refuseReturnOf(row ?? order);
  await endReturn(db, row, open, { state: 'withdrawn', answer: null }, mover);
  const { exchangeWithdrawn, returnWithdrawn } = orderStaffNotifications;
  await notify(
    db,
    open.kind === 'exchange' ? exchangeWithdrawn : returnWithdrawn,
    await listOperatorIds(db),
    named(row),
    mover.now,
  );
  await showAnew(db, [row], mover.now);
}
