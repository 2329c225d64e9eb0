import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import { TaxDocumentKind, TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import type { GatewayMethod } from '@danji/contracts/codes/payment-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { collectReturn, openStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { answerCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { cancelOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import {
  getTaxDocuments,
  handleTaxDocument,
  listStaffTaxDocuments,
  requestTaxDocument,
  withdrawTaxDocument,
} from '@danji/contracts/shop/tax-document.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { encrypt } from '@danji/server/platform/secrets';
import { renewTaxNumbers } from '@danji/server/shop/tax-documents/renew-numbers.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { receiveOrder } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { payInWindow, readyToPay, renew } from '../payments/payment-fixture.ts';

const { WAITING, ISSUED, REFUSED, WITHDRAWN } = TaxDocumentState;
const { CASH_INCOME, CASH_EXPENSE, TAX_INVOICE } = TaxDocumentKind;
let staff: TestAccount;
let buyer: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

/** An order that is paid, of 30,000 won unless there are more units. */
async function buy(method: GatewayMethod = 'bank', quantity = 1): Promise<number> {
  const { orders } = await payInWindow(buyer, await readyToPay(buyer, product, method, quantity));
  return orders[0]?.id ?? 0;
}
const INCOME = { kind: CASH_INCOME, number: '010-1234-5678' };
const INVOICE = {
  kind: TAX_INVOICE,
  number: '123-45-67891',
  company_name: '한빛마을 관리사무소',
  representative: '김소장',
  address: '경기 고양시 일산동구 장항로 100',
  business_type: '부동산업',
  business_item: '주택 관리',
  email: 'tax@example.com',
};
const read = (id: number, { token } = buyer) => call(getTaxDocuments, { token, params: { id } });
const request = (id: number, body: BodyOf<typeof requestTaxDocument> = INCOME, { token } = buyer) =>
  call(requestTaxDocument, { token, params: { id }, body });
const withdraw = (id: number) => call(withdrawTaxDocument, { token: buyer.token, params: { id } });
const list = async (state?: 0 | 1 | 2 | 3) =>
  (await call(listStaffTaxDocuments, { token: staff.token, query: state === undefined ? {} : { state } })).data.results;
const handle = (id: number, body: BodyOf<typeof handleTaxDocument>) =>
  call(handleTaxDocument, { token: staff.token, params: { id }, body });
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);

test('a tax invoice is asked for with an active business, and issued under the number of the tax office', async () => {
  const id = await buy();
  expect((await read(id)).data).toEqual({ requests: [], refusal: null, amount: 30_000 });
  expect((await read(id, await testServer().create.general())).status).toBe(404);
  const problems = async (given: object) => (await request(id, { ...INVOICE, ...given })).problem.fields;
  expect(await problems({ number: '123-45-67890' })).toHaveProperty('number');
  expect(await problems({ number: '9990300017' })).toEqual({ number: expect.stringContaining('폐업') });
  expect(await problems({ company_name: ' ' })).toEqual({ company_name: '상호를 입력해 주세요.' });
  expect((await request(id, { ...INCOME, number: '02-123-4567' })).problem.fields).toHaveProperty('number');

  expect((await request(id, INVOICE)).data.requests).toMatchObject([{ state: WAITING, amount: 30_000 }]);
  expect((await request(id)).problem.code).toBe('conflict');
  expect(await titles(staff)).toContain('증빙 발급 요청이 왔어요');
  const stored = await testServer().db.selectFrom('tax_document').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('1234567891');

  const [waiting] = await list(WAITING);
  expect(waiting).toMatchObject({ number: '1234567891', company_name: INVOICE.company_name, paid: 30_000 });
  const seen = { updated: waiting?.updated ?? '' };
  const issue = (approval_number: string, amount = 30_000) =>
    handle(waiting?.id ?? 0, { ...seen, issued: { approval_number, amount } });
  expect((await issue('123')).problem.fields).toEqual({ approval_number: expect.stringContaining('24자리') });
  expect((await issue('20261130-41000000-12345678', 29_999)).problem.code).toBe('conflict');
  expect((await handle(waiting?.id ?? 0, seen)).problem.fields).toHaveProperty('reason');
  expect((await issue('20261130-41000000-12345678')).data).toMatchObject({ state: ISSUED, amount: 30_000 });
  expect(await titles(buyer)).toContain('요청하신 증빙을 발급했어요');
  const { data } = await read(id);
  expect(data.requests).toMatchObject([{ approval_number: '202611304100000012345678', amount: 30_000 }]);
  expect(data.refusal).toBe('이미 발급했어요.');
  expect((await withdraw(id)).problem.code).toBe('invalid_transition');

  const { platform, db } = testServer();
  const own = platform.contributions.of(personalData).get('tax_documents')?.own;
  expect((await own?.collect(db, buyer.id, platform.keyRing))?.data).toMatchObject([{ 번호: '1234567891' }]);
  const former = encrypt(platform.signingKey, `tax_document:${buyer.id}:number`, '1234567891');
  await db.updateTable('tax_document').set({ number_encrypted: former }).execute();
  await platform.jobs.runNow(renewTaxNumbers, {});
  const renewed = await db.selectFrom('tax_document').select('number_encrypted').executeTakeFirstOrThrow();
  expect(renewed.number_encrypted.startsWith(platform.keyRing.newest)).toBe(true);
  expect(await list()).toMatchObject([{ number: '1234567891' }]);
});

test('a request is taken back, refused with a reason, and made again; what is paid by card has its slip', async () => {
  const id = await buy();
  await request(id);
  expect((await withdraw(id)).data.requests).toMatchObject([{ state: WITHDRAWN }]);
  await request(id, { kind: CASH_EXPENSE, number: '1234567891' });
  const [waiting] = await list(WAITING);
  const refusal = { reason: '번호가 달라요.', updated: waiting?.updated ?? '' };
  expect((await handle(waiting?.id ?? 0, refusal)).data).toMatchObject({ state: REFUSED });
  expect((await handle(waiting?.id ?? 0, refusal)).problem.code).toBe('conflict');
  expect((await read(id)).data.requests[0]).toMatchObject({ state: REFUSED, reason: '번호가 달라요.' });
  expect((await request(id)).data.requests[0]).toMatchObject({ state: WAITING });
  expect((await list()).map(({ state }) => state)).toEqual([WAITING, REFUSED, WITHDRAWN]);

  await call(answerCancel, { token: staff.token, params: { id }, body: { is_accepted: true, reason: '품절' } });
  const [left] = await list(WAITING);
  expect(left).toMatchObject({ amount: 0, paid: 0 });
  const body = { issued: { approval_number: '123456789', amount: 0 }, updated: left?.updated ?? '' };
  expect((await handle(left?.id ?? 0, body)).problem.code).toBe('conflict');

  expect((await request(await buy('card'))).problem.title).toContain('매출전표');
});

test('two requests at once make one; none is made while a cancel is open, nor after the 10th of the next month', async () => {
  const { db, clock } = testServer();
  const id = await buy();
  const both = await transaction(db, async (db) => {
    await db.selectFrom('shop_order').where('id', '=', id).select('id').forUpdate().execute();
    const sent = [request(id), request(id)];
    await untilSessionWaits();
    return sent;
  });
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await withdraw(id);

  const { payment_price: price } = await db
    .selectFrom('shop_order')
    .where('id', '=', id)
    .select('payment_price')
    .executeTakeFirstOrThrow();
  const payByPoints = (point: number) =>
    db
      .updateTable('shop_order')
      .set({ point, payment_price: price - point })
      .where('id', '=', id)
      .execute();
  await payByPoints(price);
  expect((await request(id)).problem.title).toContain('포인트로 모두 결제한 주문이라');
  await payByPoints(0);

  const setStatus = (status: 2 | 7) => db.updateTable('shop_order').set({ status }).where('id', '=', id).execute();
  await setStatus(OrderStatus.CANCEL_REQUEST);
  expect((await request(id)).problem.title).toContain('취소나 반품을 확인하고 있어요');
  await setStatus(OrderStatus.PAID);
  await receiveOrder(buyer, staff, id);
  expect((await read(id)).data.refusal).toBeNull();
  clock.advance(45 * 86_400);
  buyer = await renew(buyer);
  expect((await request(id)).problem.title).toContain('10일이 지나면 요청할 수 없어요');
});

/** Says of the oldest request that waits that it was issued. */
async function issueWaiting(approval_number: string) {
  const [{ id, amount, updated } = { id: 0, amount: 0, updated: '' }] = await list(WAITING);
  return handle(id, { issued: { approval_number, amount }, updated });
}
const NUMBERS = ['1', '2', '3'].map((digit) => `20261130410000001234567${digit}`);

test('each part that goes back after the issue asks for a correction of its own, which is issued and cannot be refused', async () => {
  const { db, platform, clock } = testServer();
  const id = await buy('bank', 3);
  await request(id, INVOICE);
  // A cancel before the issue lessens the amount of the document itself.
  const line = (await readOrder(buyer, id)).items[0]?.id ?? 0;
  const lines = `${line}:1`;
  await call(cancelOrder, { token: buyer.token, params: { id }, body: { lines } });
  expect(await list()).toMatchObject([{ state: WAITING, amount: 54_000 }]);
  await issueWaiting(NUMBERS[0] ?? '');

  const { data: preview } = await call(previewCancel, { token: buyer.token, params: { id }, query: { lines } });
  await call(cancelOrder, { token: buyer.token, params: { id }, body: { lines } });
  const corrects = { kind: TAX_INVOICE, number: '1234567891', corrected_number: NUMBERS[0], state: WAITING };
  const first = { ...corrects, amount: -preview.payment_price, cause: '주문 일부 취소' };
  const [waiting] = await list(WAITING);
  expect(waiting).toMatchObject(first);
  expect(await titles(staff)).toContain('수정 발급할 증빙이 있어요');
  expect((await withdraw(id)).problem.code).toBe('invalid_transition');
  const seen = { updated: waiting?.updated ?? '' };
  expect((await handle(waiting?.id ?? 0, { ...seen, reason: '아니요' })).problem.title).toContain('거절할 수 없어요');
  const asPositive = { approval_number: NUMBERS[1] ?? '', amount: preview.payment_price };
  expect((await handle(waiting?.id ?? 0, { ...seen, issued: asPositive })).problem.code).toBe('conflict');
  expect((await read(id)).data).toMatchObject({ requests: [first, { state: ISSUED }], refusal: '이미 발급했어요.' });

  // A second one while the first waits: each has its own day and amount.
  await receiveOrder(buyer, staff, id);
  const token = staff.token;
  await call(openStaffReturn, { token, params: { id }, body: { reason_code: ReturnReason.DEFECT, reason: '고장' } });
  await call(collectReturn, { token, params: { id }, body: {} });
  await call(refundReturn, { token, params: { id }, body: { restock_items: [], restock_additionals: [] } });
  const rest = 54_000 - preview.payment_price;
  const second = { ...corrects, amount: -rest, cause: '반품' };
  expect(await list(WAITING)).toMatchObject([first, second]);
  expect((await issueWaiting(NUMBERS[1] ?? '')).data).toMatchObject({ state: ISSUED, amount: first.amount });
  expect(await titles(buyer)).toContain('증빙을 줄어든 금액으로 수정해 발급했어요');

  // A correction that waits outlives the account.
  await platform.contributions
    .of(personalData)
    .get('tax_documents')
    ?.erase?.(db, { id: buyer.id } as never, clock.now());
  await issueWaiting(NUMBERS[2] ?? '');
  const { data } = await read(id);
  expect(data.requests).toMatchObject([
    { ...second, state: ISSUED, approval_number: NUMBERS[2] },
    { ...first, state: ISSUED, approval_number: NUMBERS[1] },
    { state: ISSUED, amount: 54_000, approval_number: NUMBERS[0], corrected_number: null },
  ]);
  expect(data.requests.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.amount);
});

test('a cash receipt of an order that is cancelled as a whole is corrected by all of it', async () => {
  const id = await buy();
  await request(id);
  await issueWaiting('123456789');
  await call(answerCancel, { token: staff.token, params: { id }, body: { is_accepted: true, reason: '품절' } });
  expect(await list(WAITING)).toMatchObject([
    { kind: CASH_INCOME, amount: -30_000, cause: '주문 취소', corrected_number: '123456789' },
  ]);
  expect((await issueWaiting('123')).problem.fields).toEqual({ approval_number: expect.stringContaining('9자리') });
  expect((await issueWaiting('987654321')).data).toMatchObject({ state: ISSUED, amount: -30_000 });
  expect(await list(WAITING)).toEqual([]);
});
