import { beforeEach, expect, test } from '@jest/globals';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import {
  getPaymentCheck,
  listPaymentChecks,
  listPaymentDifferences,
} from '@danji/contracts/shop/payment-check.endpoints';
import { getStaffPayment, listStaffPayments, retryRefund } from '@danji/contracts/shop/payment-staff.endpoints';
import { cancelOrder } from '@danji/contracts/shop/order.endpoints';
import { setRefundAccount } from '@danji/contracts/shop/payment.endpoints';
import type { Payment } from '@danji/contracts/shop/payment';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { checkPaymentsNightly } from '@danji/server/shop/payment-checks/feature';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { expectAgreement, payInWindow, readyToPay, renew, sendWebhooks, untilRefunded } from './payment-fixture.ts';

const { NONE, READY, PAID, CANCELLED } = PaymentStatus;
let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won and 3,000 won for shipping. */
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const pay = async (method: 'card' | 'vbank' = 'card') => payInWindow(buyer, await readyToPay(buyer, product, method));
const orderOf = ({ orders }: Payment): number => orders[0]?.id ?? 0;
const listed = async (query: QueryOf<typeof listStaffPayments>) =>
  (await call(listStaffPayments, { token: staff.token, query })).data.results.map(({ id }) => id);
const detailOf = async ({ id }: { id: number }) =>
  (await call(getStaffPayment, { token: staff.token, params: { id } })).data;
const retry = (id: number) => call(retryRefund, { token: staff.token, params: { id } });

test('our staff finds payments by state, method, day and number, and sees what the gateway said without what names the buyer', async () => {
  const card = await pay();
  const account = await pay('vbank');
  const today = toBusinessDate(testServer().clock.now());
  expect(await listed({})).toEqual([account.id, card.id]);
  expect(await listed({ status: READY })).toEqual([account.id]);
  expect(await listed({ method: 'card', date_start: today, date_end: today })).toEqual([card.id]);
  expect(await listed({ date_end: '2020-01-01' })).toEqual([]);
  for (const search of [String(orderOf(card)), ` ${card.payment_code ?? ''} `, card.uuid])
    expect(await listed({ search })).toEqual([card.id]);
  expect(await listed({ search: '없는번호' })).toEqual([]);

  const { nicepay } = testServer().sandbox;
  nicepay.deposit(account.payment_code ?? '');
  await sendWebhooks();
  await call(cancelOrder, { token: buyer.token, params: { id: orderOf(account) } });
  const body = { bank_code: '088', account: '110123456789', holder: '김예금' };
  await call(setRefundAccount, { token: buyer.token, params: { id: String(account.id) }, body });
  await untilRefunded();
  const detail = await detailOf(account);
  expect(detail).toMatchObject({
    status: CANCELLED,
    balance: 0,
    account: expect.stringMatching(/^국민은행 \*{4}\d{4}$/),
    orders: [{ order_id: orderOf(account), amount: 30_000 }],
    refunds: [{ amount: 30_000, state: 'done', account: '신한은행 ****6789', failure: null }],
  });
  const told = detail.answers.map(({ operation, code, status, balance }) => [operation, code, status, balance]);
  expect(told).toContainEqual(['approve', '0000', 'ready', 30_000]);
  expect(told[0]).toEqual(['cancel', '0000', 'cancelled', 0]);
  const shown = JSON.stringify(detail);
  for (const secret of ['110123456789', '김예금', account.data.account?.number ?? '없음', 'signature'])
    expect(shown).not.toContain(secret);
});

test('a refund that was refused for good is tried again by our staff, once however often it is pressed', async () => {
  const card = await pay();
  const { nicepay } = testServer().sandbox;
  nicepay.faultNext('cancel', '2003');
  await call(cancelOrder, { token: buyer.token, params: { id: orderOf(card) } });
  await untilRefunded();
  const [refused] = (await detailOf(card)).refunds;
  expect(refused).toMatchObject({ state: 'failed', failure_code: '2003', failure: '결제 회사가 취소하지 못했어요.' });
  expect(nicepay.books()).toEqual(new Map([[card.uuid, 30_000]]));
  const pressed = await Promise.all([retry(refused?.id ?? 0), retry(refused?.id ?? 0), retry(refused?.id ?? 0)]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await untilRefunded();
  expect(await detailOf(card)).toMatchObject({ status: CANCELLED, balance: 0, refunds: [{ state: 'done' }] });
  expect((await retry(refused?.id ?? 0)).status).toBe(409);
  expect(nicepay.books()).toEqual(new Map());
  await expectAgreement();
});

/** Lets the night come; its job compares the days before. */
async function passNight(): Promise<void> {
  testServer().clock.advance(86_400);
  staff = await renew(staff);
  await testServer().platform.jobs.runNow(checkPaymentsNightly, {});
}
const listChecked = async () => (await call(listPaymentChecks, { token: staff.token })).data.results;

test('every night what differs from the books of the gateway is stored by name and told; what has no answer is looked up again', async () => {
  const { db, sandbox, clock } = testServer();
  const day = toBusinessDate(clock.now());
  const [right, given, unknown, ours] = [await pay(), await pay(), await pay(), await pay()];
  // Somebody gives money back at the console of the gateway, and its message does not arrive.
  const there = sandbox.nicepay.findByTid(given.payment_code ?? '');
  if (there) sandbox.nicepay.cancel(there, { amount: 10_000, orderId: 'console', reason: '관리자 취소' });
  await db.updateTable('shop_payment').set({ payment_code: 'UT000000' }).where('id', '=', unknown.id).execute();
  // A backup from before the approval was restored.
  const before = { status: NONE, paid: null, payment_code: null, balance: 0, confirmed: null };
  await db.updateTable('shop_payment').set(before).where('id', '=', ours.id).execute();
  sandbox.nicepay.faultNext('find', 'lost');
  sandbox.nicepay.faultNext('find', 'lost');
  await passNight();
  const [check] = await listChecked();
  expect(check).toMatchObject({ day, payments: 4, unanswered: 1, differences: 3 });
  const params = { id: check?.id ?? 0 };
  const { data } = await call(listPaymentDifferences, { token: staff.token, params });
  const named = data.results.map((row) => [row.payment_id, row.kind, row.our_amount, row.their_amount]);
  expect(named.toReversed()).toEqual([
    [given.id, 'refunded', 0, 10_000],
    [unknown.id, 'missing_there', 30_000, null],
    [ours.id, 'missing_here', 0, 30_000],
  ]);
  expect(data.results.at(-1)).toMatchObject({ our_status: PAID, their_status: 'partialCancelled' });
  const told = (await listNotified(staff.token)).find(({ title }) => title === '결제 대조에서 차이가 나왔어요');
  expect(told).toMatchObject({ link: `/admin/payment-checks/${params.id}` });

  await passNight();
  const [second, first] = await listChecked();
  expect(second).toMatchObject({ payments: 0, differences: 0 });
  expect(first).toMatchObject({ id: params.id, day, payments: 4, unanswered: 0, differences: 3 });
  // A day that was compared completely stays as it was found.
  await passNight();
  expect((await call(getPaymentCheck, { token: staff.token, params })).data).toEqual(first);
  expect(right.status).toBe(PAID);
});
