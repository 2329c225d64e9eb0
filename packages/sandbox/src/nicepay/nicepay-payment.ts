import type { Method } from './methods.ts';
import { isCard, toPayMethod } from './methods.ts';
import { result } from './result-codes.ts';
import { sign, toEdiDate } from './signature.ts';

/** `authenticated`: the buyer has confirmed in the window and the merchant has not approved; no money was taken. */
type PaymentStatus = 'authenticated' | 'paid' | 'ready' | 'failed' | 'cancelled' | 'partialCancelled' | 'expired';

export type Cancel = { tid: string; orderId: string; amount: number; at: Date; reason: string };

/** One payment in the books of the gateway. */
export type NicepayPayment = {
  tid: string;
  authToken: string;
  orderId: string;
  method: Method;
  amount: number;
  balance: number;
  goodsName: string;
  mallReserved: string;
  mallUserId: string;
  buyerName: string;
  buyerTel: string;
  buyerEmail: string;
  status: PaymentStatus;
  authenticatedAt: Date;
  approvedAt?: Date;
  paidAt?: Date;
  failedAt?: Date;
  cancels: Cancel[];
  /** Whether the issuer of the card gives a part back. */
  canPartCancel: boolean;
  /** The account of a virtual account. */
  account?: { number: string; expiresAt: Date; holder: string };
  /** Where the money of a paid virtual account was sent back to. */
  refundAccount?: { account: string; bankCode: string; holder: string };
};

const toReceiptUrl = (tid: string): string =>
  `https://npg.nicepay.co.kr/issue/IssueLoader.do?type=0&innerWin=Y&TID=${tid}`;

const toMoment = (date: Date | undefined): string => (date ? toEdiDate(date) : '0');

function toMethodParts({ method, account, status, canPartCancel }: NicepayPayment): object {
  const part = {
    card: isCard(method)
      ? {
          cardCode: '04',
          cardName: '삼성',
          cardNum: '536112******1234',
          cardQuota: 0,
          isInterestFree: false,
          cardType: 'credit',
          canPartCancel: String(canPartCancel),
          acquCardCode: '04',
          acquCardName: '삼성',
        }
      : null,
    bank: method === 'bank' ? { bankCode: '088', bankName: '신한은행' } : null,
    vbank: account
      ? {
          vbankCode: '004',
          vbankName: '국민은행',
          vbankNumber: account.number,
          vbankExpDate: toEdiDate(account.expiresAt),
          vbankHolder: account.holder,
        }
      : null,
  };
  return status === 'failed' ? { card: null, bank: null, vbank: null } : part;
}

/** A payment as approvals, cancels, look-ups and webhooks tell it (FACTS §2.3). */
export function toAnswer(payment: NicepayPayment, now: Date, cancel?: Cancel) {
  const ediDate = toEdiDate(now);
  const { tid, amount, cancels } = payment;
  return {
    ...result('0000'),
    tid,
    cancelledTid: cancel?.tid ?? null,
    orderId: payment.orderId,
    ediDate,
    signature: sign(tid, amount, ediDate),
    status: payment.status,
    paidAt: toMoment(payment.paidAt),
    failedAt: toMoment(payment.failedAt),
    cancelledAt: toMoment(cancels.at(-1)?.at),
    payMethod: toPayMethod(payment.method),
    amount,
    balanceAmt: payment.balance,
    goodsName: payment.goodsName,
    mallReserved: payment.mallReserved || null,
    useEscrow: false,
    currency: 'KRW',
    channel: 'pc',
    approveNo: payment.paidAt ? tid.slice(-8) : null,
    buyerName: payment.buyerName || null,
    buyerTel: payment.buyerTel || null,
    buyerEmail: payment.buyerEmail || null,
    issuedCashReceipt: false,
    receiptUrl: payment.status === 'failed' ? null : toReceiptUrl(tid),
    mallUserId: payment.mallUserId || null,
    coupon: null,
    ...toMethodParts(payment),
    cancels:
      cancels.length === 0
        ? null
        : cancels.map((each) => ({
            tid: each.tid,
            amount: each.amount,
            cancelledAt: toEdiDate(each.at),
            reason: each.reason,
            receiptUrl: toReceiptUrl(each.tid),
            couponAmt: 0,
          })),
    cashReceipts: null,
  };
}
export type NicepayAnswer = ReturnType<typeof toAnswer>;
