import { type Static, Type } from 'typebox';
import { PaymentStatus } from '../codes/payment-codes.ts';
import { created, date, entity, id, labelled, nullable, oneOf, publicId, text, won } from '../fields.ts';

const total = (label: string) => Type.Integer({ minimum: 0, label });

/** The comparison of the payments of one day in Korea with the books of the gateway. */
export const paymentCheck = entity('PaymentCheck', {
  id,
  day: date('날'),
  /** Payments that were looked up. */
  payments: total('확인한 결제'),
  /** Payments of which the gateway gave no answer: they are looked up again in the next nights. */
  unanswered: total('확인하지 못한 결제'),
  /** All that were found; at most `MAX_STORED_PAYMENT_DIFFERENCES` of them are listed. */
  differences: total('차이'),
  /** Milliseconds. */
  elapsed: total('걸린 시간'),
  created,
});
export type PaymentCheck = Static<typeof paymentCheck>;

/** The most differences of a day that are stored. */
export const MAX_STORED_PAYMENT_DIFFERENCES = 1_000;

/** The kinds of differences, as operators read them. */
export const PAYMENT_DIFFERENCES = {
  missing_there: '결제 회사에 없는 결제',
  missing_here: '단지에 없는 결제',
  amount: '결제 금액이 다름',
  refunded: '환불 금액이 다름',
  state: '상태가 다름',
} as const;
export type PaymentDifferenceKind = keyof typeof PAYMENT_DIFFERENCES;

/** A payment that is another one in the books of the gateway: both states, and the amounts that the kind is about. */
export const paymentDifference = entity('PaymentDifference', {
  id,
  payment_id: labelled('결제', id),
  uuid: labelled('결제 번호', publicId),
  payment_code: labelled('거래 번호', nullable(text('거래 번호', 30))),
  kind: labelled('구분', oneOf(...(Object.keys(PAYMENT_DIFFERENCES) as PaymentDifferenceKind[]))),
  our_status: labelled('단지의 상태', PaymentStatus.schema),
  our_amount: won('단지의 금액'),
  /** Null when the gateway does not know it. */
  their_status: labelled('결제 회사의 상태', nullable(text('결제 회사의 상태', 20))),
  their_amount: labelled('결제 회사의 금액', nullable(won('결제 회사의 금액'))),
});
export type PaymentDifference = Static<typeof paymentDifference>;
