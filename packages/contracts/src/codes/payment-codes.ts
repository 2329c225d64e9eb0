import { defineCodes } from '../define-codes.ts';

/** The state of a payment (FACTS §10.2). */
export const PaymentStatus = defineCodes({
  NONE: [99, '결제 전'],
  /** A virtual account waits for the money. */
  READY: [0, '입금대기'],
  PAID: [1, '결제완료'],
  FAILED: [2, '결제실패'],
  CANCELLED: [3, '결제취소'],
  PARTIAL_CANCELLED: [4, '부분취소'],
  EXPIRED: [5, '입금기한 만료'],
  /** The answer of the gateway did not come, and the money was given back at once. */
  NET_CANCELLED: [6, '망취소'],
  /** The gateway has been asked and has not answered. */
  APPROVING: [7, '결제 확인 중'],
});
export type PaymentStatusCode = (typeof PaymentStatus.options)[number]['code'];

/** The methods of the gateway's window (SPEC §3, FACTS §2.1). */
const GATEWAY_METHODS = [
  'card',
  'bank',
  'directCard',
  'vbank',
  'cellphone',
  'naverpayCard',
  'kakaopay',
  'kakaopayCard',
  'kakaopayMoney',
  'samsungpayCard',
  'payco',
  'ssgpay',
  'cardAndEasyPay',
] as const;
export type GatewayMethod = (typeof GATEWAY_METHODS)[number];

/** `point` pays everything with points, without the gateway. */
export const PAYMENT_METHODS = [...GATEWAY_METHODS, 'point'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Names of the methods, as buttons and lists show them. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  card: '신용카드',
  bank: '계좌이체',
  directCard: '카드사 바로 결제',
  vbank: '가상계좌',
  cellphone: '휴대폰',
  naverpayCard: '네이버페이',
  kakaopay: '카카오페이',
  kakaopayCard: '카카오페이 카드',
  kakaopayMoney: '카카오페이 머니',
  samsungpayCard: '삼성페이',
  payco: '페이코',
  ssgpay: 'SSG페이',
  cardAndEasyPay: '신용카드·간편결제',
  point: '포인트',
};
