import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { OrderStatus } from '../codes/order-codes.ts';
import { PAYMENT_METHODS, PaymentStatus } from '../codes/payment-codes.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  MAX_INT4,
  nullable,
  oneOf,
  publicId,
  text,
  timestamp,
  won,
} from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const shown = {
  id,
  /** Our number of it at the gateway. */
  uuid: labelled('결제 번호', publicId),
  user: labelled('회원', personRef),
  status: labelled('상태', PaymentStatus.schema),
  method: labelled('결제 수단', nullable(oneOf(...PAYMENT_METHODS))),
  name: text('상품 이름', 200),
  /** The number of the gateway. */
  payment_code: labelled('거래 번호', nullable(text('거래 번호', 30))),
  /** The amount that is paid, won: goods and shipping less the points. */
  payment_price: won('결제 금액'),
  used_point: count('사용 포인트', MAX_INT4),
  /** The part of it that the gateway still holds for us, won. */
  balance: won('남은 금액'),
  paid: labelled('결제한 때', nullable(timestamp)),
  created,
};

/** One payment as our staff sees it in the list. */
export const staffPayment = entity('StaffPayment', shown);
export type StaffPayment = Static<typeof staffPayment>;

/** The part of one order in a payment. */
const paymentPart = entity('StaffPaymentPart', {
  order_id: labelled('주문 번호', id),
  product_name: text('상품 이름', 100),
  status: labelled('주문 상태', OrderStatus.schema),
  amount: won('결제 금액'),
  point: count('사용 포인트', MAX_INT4),
});

/** One answer or message of the gateway: its codes, amounts and times, and nothing about the buyer. */
const paymentAnswer = entity('StaffPaymentAnswer', {
  id,
  operation: text('요청', 20),
  code: text('결과 코드', 20),
  payment_code: labelled('거래 번호', nullable(text('거래 번호', 30))),
  status: labelled('결제 회사의 상태', nullable(text('결제 회사의 상태', 20))),
  amount: labelled('결제 금액', nullable(won('결제 금액'))),
  balance: labelled('남은 금액', nullable(won('남은 금액'))),
  created,
});

export const REFUND_STATES = {
  waiting: '환불 중',
  needs_account: '계좌 기다림',
  done: '환불 완료',
  failed: '환불 거절',
} as const;
export type RefundState = keyof typeof REFUND_STATES;

const refundState = labelled('환불 상태', oneOf(...(Object.keys(REFUND_STATES) as RefundState[])));

/** Money that goes back, as our staff sees it. */
const staffRefund = entity('StaffRefund', {
  id,
  order_id: labelled('주문 번호', nullable(id)),
  /** `void` ends a virtual account into which nothing was paid. */
  kind: labelled('종류', oneOf('refund', 'void')),
  amount: won('환불 금액'),
  reason: text('환불 사유', 300),
  state: refundState,
  tries: count('시도', MAX_INT4),
  /** The bank and the last digits of the account that the money goes to; all of it, and its holder, while our staff has to send it. */
  account: labelled('환불 계좌', nullable(text('환불 계좌', 60))),
  /** The gateway cannot give a part of the card back: our staff sends it to the account. */
  is_by_hand: Type.Boolean({ label: '직접 환불' }),
  /** The code of the gateway that it was refused with, or ours. */
  failure_code: labelled('실패 코드', nullable(text('실패 코드', 20))),
  failure: labelled('실패 사유', nullable(text('실패 사유', 200))),
  created,
  done: labelled('환불한 때', nullable(timestamp)),
});
export type StaffRefund = Static<typeof staffRefund>;

/** A payment with its orders, the answers of the gateway and its refunds. */
export const staffPaymentDetail = entity('StaffPaymentDetail', {
  ...shown,
  order_price: won('상품 금액'),
  shipping_fee: won('배송비'),
  /** The bank and the last digits of the virtual account. */
  account: labelled('가상계좌', nullable(text('가상계좌', 40))),
  account_until: labelled('입금 기한', nullable(timestamp)),
  failure_code: labelled('실패 코드', nullable(text('실패 코드', 20))),
  failure: labelled('실패 사유', nullable(text('실패 사유', 200))),
  receipt_url: labelled('영수증', nullable(text('영수증', 500))),
  /** When its buyer confirmed it in the window. */
  confirmed: labelled('결제창에서 확인한 때', nullable(timestamp)),
  orders: Type.Array(paymentPart, { maxItems: SHOP_LIMITS.cartLines, label: '주문' }),
  /** The newest first. */
  answers: Type.Array(paymentAnswer, { maxItems: ANSWER_LIMITS.trail, label: '결제 회사의 응답' }),
  refunds: Type.Array(staffRefund, { maxItems: SHOP_LIMITS.paymentRefunds, label: '환불' }),
});
export type StaffPaymentDetail = Static<typeof staffPaymentDetail>;

/** A refund as the staff log holds it. */
export const loggedRefund = entity('LoggedRefund', {
  id,
  payment_id: labelled('결제', id),
  order_id: labelled('주문 번호', nullable(id)),
  amount: won('환불 금액'),
  state: refundState,
  failure_code: labelled('실패 코드', nullable(text('실패 코드', 20))),
});
export type LoggedRefund = Static<typeof loggedRefund>;
