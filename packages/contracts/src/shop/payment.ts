import { type Static, Type } from 'typebox';
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
import { order } from './order.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** The virtual account that waits for the money. */
const paymentAccount = entity('PaymentAccount', {
  bank: text('은행', 20),
  number: text('계좌 번호', 20),
  holder: text('예금주', 40),
  /** Until when it can be paid into. */
  until: labelled('입금 기한', timestamp),
});

/** Money that is given back, or waits to be. */
const paymentRefund = entity('PaymentRefund', {
  id,
  order_id: labelled('주문 번호', nullable(id)),
  amount: won('환불 금액'),
  reason: text('환불 사유', 300),
  /** `needs_account`: the money of a virtual account goes to an account that its owner has to name. */
  state: labelled('상태', oneOf('waiting', 'needs_account', 'done', 'failed')),
  created,
  done: labelled('환불한 때', nullable(timestamp)),
});

/** The data that its buyer needs beside the amounts. */
const paymentData = entity('PaymentData', {
  /** Where the payment window is opened; null when there is nothing to pay there. */
  window_path: labelled('결제창 주소', nullable(text('결제창 주소', 200))),
  account: labelled('가상계좌', nullable(paymentAccount)),
  /** Why it failed. */
  failure: labelled('실패 사유', nullable(text('실패 사유', 200))),
  refunds: Type.Array(paymentRefund, { maxItems: SHOP_LIMITS.paymentRefunds, label: '환불' }),
});

/** How the shop can be paid now. */
export const paymentWays = entity('PaymentWays', {
  /** Without a gateway: no money is taken, and none is given back. */
  is_points_only: Type.Boolean({ label: '포인트로만 결제' }),
});

/** One payment of all orders of a checkout (SPEC §3). Amounts are won. */
export const payment = entity('Payment', {
  id,
  uuid: labelled('결제 번호', publicId),
  /** The product of a payment of one order. */
  product_id: labelled('상품 번호', nullable(id)),
  user_id: labelled('회원 번호', id),
  status: labelled('상태', PaymentStatus.schema),
  method: labelled('결제 수단', nullable(oneOf(...PAYMENT_METHODS))),
  /** The number of the gateway. */
  payment_code: labelled('거래 번호', nullable(text('거래 번호', 30))),
  order_price: won('상품 금액'),
  shipping_fee: won('배송비'),
  used_point: count('사용 포인트', MAX_INT4),
  /** The amount of the payment: goods and shipping less the points. */
  payment_price: won('결제 금액'),
  receipt_url: labelled('영수증', nullable(text('영수증', 200))),
  orders: Type.Array(order, { maxItems: SHOP_LIMITS.cartLines, label: '주문' }),
  data: labelled('결제 정보', paymentData),
  created,
});
export type Payment = Static<typeof payment>;
