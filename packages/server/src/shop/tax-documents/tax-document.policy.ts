import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { PaymentMethod } from '@danji/contracts/codes/payment-codes';
import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { Db } from '../../platform/database/open-database.ts';
import type { OrderRow } from '../orders/index.ts';
import { findEnd, findPaidBy, type TaxDocumentRow } from './tax-document.repository.ts';

/** Methods of payment in money; every other one has a receipt of its card or payment company. */
const CASH: ReadonlySet<PaymentMethod> = new Set(['bank', 'vbank']);
/** A cancel or a return is open, so the amount may change soon. */
const UNDECIDED: ReadonlySet<number> = new Set([
  OrderStatus.CANCEL_REQUEST,
  OrderStatus.REFUND_REQUEST,
  OrderStatus.REFUND_COLLECTING,
]);
const LAST_DAY = 10;

/**
 * The amount of an order on a tax document, won: the money paid, without points, less the money that went back or over to the
 * order of an exchange, which has its own document.
 */
export const toTaxAmount = ({
  payment_price,
  refund_price,
  exchanged_price,
}: Pick<OrderRow, 'payment_price' | 'refund_price' | 'exchanged_price'>): number =>
  Math.max(0, payment_price - refund_price - exchanged_price);

/** The last day for a request, in Korea: the 10th of the month after an order ended. */
function toLastDay(ended: string): string {
  const [year = 0, month = 1] = toBusinessDate(new Date(ended)).split('-').map(Number);
  return new Date(Date.UTC(year, month, LAST_DAY)).toISOString().slice(0, 10);
}

/**
 * Finds the reason why no request can be made for an order; null when one can. `rows` are its requests. What a cancel or a
 * return has left, shipping for instance, was sold too.
 */
export async function findRefusal(
  db: Db,
  order: OrderRow,
  rows: readonly TaxDocumentRow[],
  now: Date,
): Promise<string | null> {
  if (rows.some(({ state }) => state === TaxDocumentState.WAITING)) return '이미 요청했어요. 발급되면 알려 드려요.';
  if (rows.some(({ state }) => state === TaxDocumentState.ISSUED)) return '이미 발급했어요.';
  if (rows.length >= SHOP_LIMITS.taxDocuments) return '더 요청할 수 없어요. 고객센터에 문의해 주세요.';
  if (order.payment_date === null || order.payment_uuid === null) return '결제한 주문만 요청할 수 있어요.';
  if (order.payment_price === 0) return '포인트로 모두 결제한 주문이라 발급할 금액이 없어요.';
  if (UNDECIDED.has(order.status)) return '취소나 반품을 확인하고 있어요. 끝난 뒤 요청해 주세요.';
  const paidBy = await findPaidBy(db, order.payment_uuid);
  if (!paidBy?.method || !CASH.has(paidBy.method))
    return '계좌이체나 가상계좌로 결제한 주문만 요청할 수 있어요. 카드나 간편결제는 매출전표가 증빙이에요.';
  if (paidBy.has_receipt) return '결제할 때 현금영수증이 발급됐어요.';
  if (toTaxAmount(order) === 0) return '돌려드린 금액을 빼면 발급할 금액이 없어요.';
  const ended = await findEnd(db, order.id);
  const lastDay = ended === undefined ? undefined : toLastDay(ended);
  return lastDay !== undefined && toBusinessDate(now) > lastDay
    ? `${formatDate(lastDay)}까지 요청할 수 있었어요. 구매확정이나 환불을 한 다음 달 10일이 지나면 요청할 수 없어요.`
    : null;
}
