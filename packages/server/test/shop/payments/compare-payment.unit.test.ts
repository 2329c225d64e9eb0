import { PaymentStatus, type PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import { comparePayment, type OurPayment } from '@danji/server/shop/payment-checks/compare-payment';
import type { NicepayTransaction } from '@danji/server/shop/nicepay/index';
import { expect, test } from '@jest/globals';

const { NONE, READY, PAID, FAILED, CANCELLED, PARTIAL_CANCELLED, EXPIRED, NET_CANCELLED, APPROVING } = PaymentStatus;
const PAID_ONES = new Set<PaymentStatusCode>([PAID, CANCELLED, PARTIAL_CANCELLED]);

/** A payment of 30,000 won in a state, of which so much was given back and so much is being given back. */
const ours = (status: PaymentStatusCode, refunded = 0, waiting = 0): OurPayment => ({
  id: 1,
  uuid: 'ours',
  status,
  payment_price: 30_000,
  payment_code: 'tid',
  confirmed: '2026-11-20T00:00:00Z',
  paid: PAID_ONES.has(status) ? '2026-11-20T00:00:00Z' : null,
  created: '2026-11-20T00:00:00Z',
  refunded,
  waiting,
});
const theirs = (status: string, balanceAmt: number, changes = {}) =>
  ({ orderId: 'ours', status, amount: 30_000, balanceAmt, ...changes }) as unknown as NicepayTransaction;
const kindOf = (...compared: Parameters<typeof comparePayment>) => comparePayment(...compared)?.kind;

test('payments that agree have no difference, also while money is on its way back', () => {
  for (const [one, other] of [
    [ours(PAID), theirs('paid', 30_000)],
    [ours(PARTIAL_CANCELLED, 10_000), theirs('partialCancelled', 20_000)],
    [ours(CANCELLED, 30_000), theirs('cancelled', 0)],
    [ours(PAID, 0, 30_000), theirs('cancelled', 0)],
    [ours(PAID, 0, 30_000), theirs('paid', 30_000)],
    [ours(READY), theirs('ready', 30_000)],
    [ours(EXPIRED), theirs('expired', 30_000)],
    [ours(NET_CANCELLED), theirs('cancelled', 0)],
    [ours(FAILED), theirs('failed', 0)],
    [ours(FAILED), undefined],
    [ours(NONE), undefined],
  ] as const)
    expect(kindOf(one, other)).toBeUndefined();
});

test('each difference has the name of what is wrong, the most serious first', () => {
  expect(kindOf(ours(PAID), undefined)).toBe('missing_there');
  expect(kindOf(ours(PAID), theirs('paid', 30_000, { orderId: 'another' }))).toBe('missing_there');
  for (const status of [NONE, FAILED, NET_CANCELLED, APPROVING, READY, EXPIRED])
    expect(kindOf(ours(status), theirs('paid', 30_000))).toBe('missing_here');
  expect(kindOf(ours(PAID), theirs('paid', 31_000, { amount: 31_000 }))).toBe('amount');
  expect(comparePayment(ours(PAID, 5_000, 5_000), theirs('partialCancelled', 10_000))).toMatchObject({
    kind: 'refunded',
    our_amount: 5_000,
    their_amount: 20_000,
  });
  expect(kindOf(ours(PAID), theirs('cancelled', 30_000))).toBe('state');
  expect(kindOf(ours(READY), theirs('expired', 30_000))).toBe('state');
});
