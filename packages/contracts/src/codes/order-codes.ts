import { defineCodes } from '../define-codes.ts';

/** The state of an order (FACTS §10.1); how it moves is in `order-moves.ts`. */
export const OrderStatus = defineCodes({
  PENDING: [0, '결제대기'],
  /** A virtual account waits for the money. */
  DEPOSIT_WAIT: [1, '입금대기'],
  PAID: [2, '결제완료'],
  PREPARING: [3, '상품준비중'],
  SHIPPING: [4, '배송중'],
  DELIVERED: [5, '배송완료'],
  CONFIRMED: [6, '구매확정'],
  CANCEL_REQUEST: [7, '취소요청'],
  CANCELED: [8, '취소완료'],
  REFUND_REQUEST: [9, '환불요청'],
  REFUND_COLLECTING: [10, '반품 회수중'],
  REFUNDED: [11, '환불완료'],
  EXPIRED: [12, '입금기한 만료'],
  FAILED: [13, '결제실패'],
});
export type OrderStatusCode = (typeof OrderStatus.options)[number]['code'];

/** Why goods go back: the first is the choice of the buyer, who pays for it; the others are up to the shop. */
export const ReturnReason = defineCodes({
  CHANGE_OF_MIND: [1, '단순 변심'],
  DEFECT: [2, '불량·파손'],
  WRONG_PRODUCT: [3, '오배송'],
  NOT_AS_DESCRIBED: [4, '설명과 다름'],
});
export type ReturnReasonCode = (typeof ReturnReason.options)[number]['code'];

/** The outcome of goods that go back: the money, or others of the same price as a new order. */
export type ReturnKind = 'refund' | 'exchange';

const RETURN_STATES = {
  requested: '반품 요청',
  collecting: '회수중',
  refunded: '환불 완료',
  refused: '반품 거절',
  withdrawn: '요청 취소',
} as const;

const EXCHANGE_STATES: Record<keyof typeof RETURN_STATES, string> = {
  ...RETURN_STATES,
  requested: '교환 요청',
  refunded: '교환 완료',
  refused: '교환 거절',
};

/** The label of the state of a return. */
export const toReturnState = (kind: ReturnKind, state: keyof typeof RETURN_STATES): string =>
  (kind === 'exchange' ? EXCHANGE_STATES : RETURN_STATES)[state];

const EXCHANGE_STATUSES: Partial<Record<OrderStatusCode, string>> = {
  [OrderStatus.REFUND_REQUEST]: '교환요청',
  [OrderStatus.REFUND_COLLECTING]: '교환 회수중',
  [OrderStatus.REFUNDED]: '교환완료',
};

/** The label of the state of an order, which says so when its goods go back for others. */
export const toOrderState = ({ status, is_exchange }: { status: OrderStatusCode; is_exchange: boolean }): string =>
  (is_exchange && EXCHANGE_STATUSES[status]) || OrderStatus.label(status);

/** How an order reaches its buyer (SPEC §3). */
export const ShippingMethod = defineCodes({
  NONE: [0, '없음'],
  POST: [1, '택배'],
  QUICK: [2, '퀵서비스'],
  VISIT: [3, '방문수령'],
  DIRECT: [4, '직접배송'],
  OTHER: [99, '기타'],
});
export type ShippingMethodCode = (typeof ShippingMethod.options)[number]['code'];
