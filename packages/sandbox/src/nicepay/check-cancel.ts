import { isCard } from './methods.ts';
import type { NicepayPayment } from './nicepay-payment.ts';
import type { ResultCode } from './result-codes.ts';
import { toOrderDate } from './signature.ts';

const DAY_MS = 86_400_000;
const CARD_DAYS = 365;
const ACCOUNT_DAYS = 180;

type Asked = { amount: number; form: (name: string) => string; now: Date };

/** Whether the gateway no longer gives back what was paid at that time. */
function isTooLate({ method, paidAt }: NicepayPayment, now: Date): boolean {
  if (!paidAt) return false;
  const days = (now.getTime() - paidAt.getTime()) / DAY_MS;
  if (method === 'cellphone') return toOrderDate(paidAt).slice(0, 6) !== toOrderDate(now).slice(0, 6);
  return days > (isCard(method) ? CARD_DAYS : ACCOUNT_DAYS);
}

/** The refusal of a cancel, `undefined` when it may be carried out. */
export function checkCancel(payment: NicepayPayment, { amount, form, now }: Asked): ResultCode | undefined {
  const { status, method, balance, cancels, paidAt, canPartCancel } = payment;
  const isPart = form('cancelAmt') !== '' && amount !== balance;
  if (status === 'authenticated') return '2012';
  if (status === 'cancelled') return '2013';
  if (status === 'failed' || status === 'expired') return '2014';
  if (cancels.some(({ orderId }) => orderId === form('orderId'))) return '2015';
  if (!Number.isSafeInteger(amount) || amount <= 0) return '2010';
  if (amount > balance) return method === 'vbank' ? '2026' : '2032';
  if (isPart && (method === 'cellphone' || !paidAt || !canPartCancel)) return '2030';
  if (isTooLate(payment, now)) return '2016';
  const hasAccount = form('refundAccount') && form('refundBankCode') && form('refundHolder');
  return method === 'vbank' && paidAt && !hasAccount ? 'A117' : undefined;
}
