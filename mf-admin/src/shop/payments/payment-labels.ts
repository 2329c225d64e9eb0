import {
  PAYMENT_METHOD_LABELS,
  type PaymentMethod,
  PaymentStatus,
  type PaymentStatusCode,
} from '@danji/contracts/codes/payment-codes';
import type { RefundState } from '@danji/contracts/shop/payment-staff';
import type { Tone } from '@danji/ui';

const { READY, PAID, FAILED, EXPIRED, NET_CANCELLED, APPROVING } = PaymentStatus;

const TONES: Partial<Record<PaymentStatusCode, Tone>> = {
  [READY]: 'warning',
  [PAID]: 'success',
  [APPROVING]: 'warning',
  [FAILED]: 'danger',
  [EXPIRED]: 'danger',
  [NET_CANCELLED]: 'danger',
};
const REFUND_TONES: Record<RefundState, Tone> = {
  waiting: 'warning',
  needs_account: 'warning',
  done: 'success',
  failed: 'danger',
};

/** The tone of the state of a payment. */
export const toPaymentTone = (status: PaymentStatusCode): Tone => TONES[status] ?? 'neutral';
/** The tone of the state of a refund: danger where an operator has to decide. */
export const toRefundTone = (state: RefundState): Tone => REFUND_TONES[state];

/** The name of a method; `-` before its buyer has chosen one. */
export const toMethodLabel = (method: PaymentMethod | null): string =>
  method === null ? '-' : PAYMENT_METHOD_LABELS[method];

const OPERATIONS: Readonly<Record<string, string>> = {
  approve: '승인 요청',
  netcancel: '망취소 요청',
  cancel: '취소 요청',
  find: '조회',
  webhook: '결제 회사 알림',
};

/** The name of a call of the gateway. */
export const toOperationLabel = (operation: string): string =>
  Object.hasOwn(OPERATIONS, operation) ? (OPERATIONS[operation] ?? operation) : operation;

const THEIR_STATES = new Map([
  ['paid', '결제완료'],
  ['ready', '입금대기'],
  ['failed', '결제실패'],
  ['cancelled', '결제취소'],
  ['partialCancelled', '부분취소'],
  ['expired', '입금기한 만료'],
]);

/** The name of a state of the gateway. */
export const toTheirState = (status: string): string => THEIR_STATES.get(status) ?? status;
