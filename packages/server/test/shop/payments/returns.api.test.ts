import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import type { Problem } from '@danji/contracts/problem';
import type { OrderDetail } from '@danji/contracts/shop/order';
import {
  collectReturn,
  openStaffReturn,
  previewReturn,
  previewStaffReturn,
  refundReturn,
  refuseReturn,
  requestReturn,
  withdrawReturn,
} from '@danji/contracts/shop/order-return.endpoints';
import { getStaffOrder, moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { confirmOrder } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { spendPoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { picture } from '../../site/files/upload.ts';
import { idsOf, orderUnits, readOrder } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { expectAgreement, payForTwo, payInWindow, read, readyToPay, renew, untilRefunded } from './payment-fixture.ts';

const { PREPARING, SHIPPING, DELIVERED, CONFIRMED, REFUND_REQUEST, REFUND_COLLECTING, REFUNDED } = OrderStatus;
const { CHANGE_OF_MIND, DEFECT } = ReturnReason;
/** Seconds. */
const DAY = 86_400;
const PARCEL = { post_company: 'CJ대한통운', post_tracking_number: '6123-4567-8901' };
let staff: TestAccount;
let buyer: TestAccount;
/** 27,000 won and 3,000 won for shipping below 50,000; there are 10. */
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const of = (id: number, { token } = staff) => ({ token, params: { id } });
const preview = (id: number, reason_code: 1 | 2 = CHANGE_OF_MIND, who = buyer) =>
  call(previewReturn, { ...of(id, who), query: { reason_code } });
const withdraw = (id: number) => call(withdrawReturn, of(id, buyer));
const open = (id: number, body: BodyOf<typeof openStaffReturn>) => call(openStaffReturn, { ...of(id), body });
const collect = (id: number, body: BodyOf<typeof collectReturn> = {}) => call(collectReturn, { ...of(id), body });
const refuse = (id: number) => call(refuseReturn, { ...of(id), body: { reason: '사용한 흔적이 있어요.' } });
const refund = (id: number, body: Partial<BodyOf<typeof refundReturn>> = {}) =>
  call(refundReturn, { ...of(id), body: { restock_items: [], restock_additionals: [], ...body } });

type Asked = { reason_code?: 1 | 2; reason?: string; images?: readonly Buffer[] };
/** Sends the form of a return. */
async function ask(id: number, { images = [], ...given }: Asked = {}, { token } = buyer) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ reason_code: CHANGE_OF_MIND, ...given }))
    form.append(name, String(value));
  for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), '사진.png');
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: requestReturn.method,
    url: requestReturn.path.replace('{id}', String(id)),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    data: response.json<OrderDetail>(),
    problem: response.json<Problem>(),
  };
}

const statusAt = async (url: string) => (await testServer().app.inject({ url })).statusCode;
const pointsOf = async ({ token } = buyer) => (await call(getPointWallet, { token })).data;
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const stocks = () =>
  testServer().db.selectFrom('shop_product').select(['stock', 'sales_count']).orderBy('id').execute();

/** Ships orders that are paid, and says that they have arrived. */
async function deliver(...ids: number[]): Promise<void> {
  for (const id of ids)
    for (const body of [{ status: PREPARING }, { status: SHIPPING, ...PARCEL }, { status: DELIVERED }])
      await call(moveStaffOrder, { ...of(id), body });
}

/** One unit for 30,000 won with its shipping, paid by card and delivered. */
async function buyOne(): Promise<number> {
  const [id = 0] = idsOf((await payInWindow(buyer, await readyToPay(buyer, product))).orders);
  await deliver(id);
  return id;
}

test('1, 2: who changes the mind gets one of two orders back less both ways, and what is wrong with the other costs nothing', async () => {
  const { payment, ids } = await payForTwo(staff, buyer, product);
  const [first, second] = ids;
  expect((await preview(first)).problem.code).toBe('invalid_transition');
  await deliver(first, second);
  const goods = { total_price: 27_000, shipping_fee: 0, reward_point: 0, reward_owed: 0, status: DELIVERED };
  const both = { shipping_deduction: 3_000, return_fee: 3_000, payment_price: 16_000, point: 5_000 };
  expect((await preview(first)).data).toMatchObject({ ...goods, ...both, until: expect.any(String) });
  const nothing = { shipping_deduction: 0, return_fee: 0, payment_price: 22_000, point: 5_000 };
  expect((await preview(first, DEFECT)).data).toMatchObject({ ...goods, ...nothing });
  const thief = await testServer().create.general();
  expect([(await preview(first, DEFECT, thief)).status, (await ask(first, {}, thief)).status]).toEqual([404, 404]);
  expect((await ask(first, { reason_code: DEFECT })).problem.fields).toHaveProperty('reason');
  const many = Array.from({ length: 6 }, () => picture(8, 8));
  expect((await ask(first, { images: await Promise.all(many) })).problem.fields).toHaveProperty('images');
  const { data } = await ask(first, { reason: ' 너무 커요. ', images: [await picture(8, 8)] });
  expect(data).toMatchObject({ status: REFUND_REQUEST, refund_reason: '단순 변심: 너무 커요.' });
  const image = data.returns[0]?.images[0]?.image ?? '';
  expect([await statusAt(image), (await statusAt(image.split('?')[0] ?? '')) >= 400]).toEqual([200, true]);
  expect((await ask(first)).problem.code).toBe('invalid_transition');
  expect((await call(confirmOrder, of(first, buyer))).problem.code).toBe('invalid_transition');

  const [seen, withFee] = [await call(previewStaffReturn, of(first)), { return_fee: 1_000, payment_price: 18_000 }];
  expect(seen.data).toMatchObject({ ...goods, ...both, status: REFUND_REQUEST });
  const other = await call(previewStaffReturn, { ...of(first), query: { return_fee: 1_000 } });
  expect(other.data).toMatchObject(withFee);
  expect((await collect(first, { ...PARCEL, post_tracking_number: '12' })).problem.fields).toHaveProperty(
    'post_tracking_number',
  );
  expect((await collect(first)).data.status).toBe(REFUND_COLLECTING);
  expect((await collect(first, PARCEL)).data.status).toBe(REFUND_COLLECTING);
  expect((await withdraw(first)).problem.code).toBe('invalid_transition');
  expect((await refund(first, { return_fee: 1_000 })).problem.fields).toHaveProperty('fee_reason');
  expect((await refund(first, { return_fee: 99_000 })).problem.fields).toHaveProperty('return_fee');
  expect((await refund(first, { restock_items: [999] })).problem.fields).toHaveProperty('restock_items');
  expect((await refund(first, { payment_price: 22_000 })).problem).toMatchObject({ payment_price: 16_000 });
  const done = await refund(first, { return_fee: 1_000, fee_reason: '착불로 보내셨어요.', payment_price: 18_000 });
  expect(done.data).toMatchObject({ status: REFUNDED, refund_price: 18_000, refund_point: 5_000, return_fee: 1_000 });
  expect((await refund(first)).problem.code).toBe('invalid_transition');
  const told = await readOrder(buyer, first);
  expect(told.returns).toMatchObject([{ state: 'refunded', fee_reason: '착불로 보내셨어요.', reason: '너무 커요.' }]);
  expect(told.returns[0]?.tracking_url).toContain('612345678901');
  expect(told.events.slice(-4).map(({ to_status }) => to_status)).toEqual([9, 10, 10, 11]);
  // Nobody has said that it can be sold again.
  expect(await stocks()).toEqual(
    expect.arrayContaining([
      { stock: 9, sales_count: 0 },
      { stock: 9, sales_count: 1 },
    ]),
  );
  expect(await pointsOf()).toMatchObject({ available: 5_000, pending: 270 });

  await ask(second, { reason_code: DEFECT, reason: '핸들이 부러졌어요.' });
  const { data: whole } = await call(getStaffOrder, of(second));
  const back = await refund(second, { restock_items: whole.items.map(({ id }) => id) });
  // The shipping of what stayed comes back too; the way back of the first one does not.
  expect(back.data).toMatchObject({ refund_price: 25_000, refund_point: 5_000, return_fee: 0 });
  expect(await stocks()).toContainEqual({ stock: 10, sales_count: 0 });
  await untilRefunded();
  expect(await read(buyer, payment)).toMatchObject({ status: PaymentStatus.PARTIAL_CANCELLED });
  expect(await pointsOf()).toMatchObject({ available: 10_000, pending: 0 });
  expect(await titles(buyer)).toEqual(expect.arrayContaining(['반품을 승인했어요', '반품한 상품을 환불해요']));
  expect(await titles(staff)).toContain('반품 요청이 들어왔어요');
  await expectAgreement();
});

test('4, 5: what the confirmation gave is taken back by its snapshots; what is spent is owed, and never taken from the card', async () => {
  const [parent, master] = [await testServer().create.general(), await testServer().create.general()];
  const { db, clock } = testServer();
  const times = { created: clock.now(), updated: clock.now() };
  const place = (user_id: number, parent_id: number | null, grade: 0 | 1) =>
    db
      .insertInto('recommend_relation')
      .values({ user_id, parent_id, grade, ...times })
      .execute();
  await place(master.id, null, RecommendGrade.MASTER);
  await place(parent.id, master.id, 0);
  await place(buyer.id, parent.id, 0);
  const id = await buyOne();
  await call(confirmOrder, of(id, buyer));
  expect((await preview(id, DEFECT)).problem).toMatchObject({ code: 'invalid_transition', from: CONFIRMED });
  expect((await ask(id, { reason_code: DEFECT, reason: '새요.' })).status).toBe(409);
  await spendPoints(buyer.id, 200);
  // Terms of now do not count.
  await db.updateTable('user_account').set({ bonus_point_rate: 50 }).execute();
  await db.updateTable('recommend_relation').set({ parent_id: null }).where('user_id', '=', buyer.id).execute();
  expect((await open(id, { reason_code: DEFECT, reason: '확정한 뒤에 새요.' })).data.status).toBe(REFUND_REQUEST);
  expect((await withdraw(id)).problem.code).toBe('invalid_transition');
  expect((await call(previewStaffReturn, of(id))).data).toMatchObject({
    payment_price: 30_000,
    reward_point: 270,
    reward_owed: 200,
  });
  expect((await refund(id)).data).toMatchObject({ status: REFUNDED, refund_price: 30_000 });
  expect((await refund(id)).problem.code).toBe('invalid_transition');
  const taken = await db
    .selectFrom('point_entry')
    .where('point', '<', 0)
    .where('history_type', '<>', 0)
    .select(['user_id', 'history_type', 'point', 'balance'])
    .orderBy('history_type')
    .execute();
  expect(taken).toEqual([
    { user_id: buyer.id, history_type: 9, point: -270, balance: -200 },
    { user_id: master.id, history_type: 13, point: -50, balance: 0 },
    { user_id: parent.id, history_type: 14, point: -100, balance: 0 },
  ]);
  expect((await orderUnits(buyer, product, 1, { point: 1, payment_price: 29_999 })).problem.code).toBe(
    'insufficient_points',
  );
  expect(await titles(buyer)).toContain('반품을 접수했어요');
  await untilRefunded();
  await expectAgreement();
});

test('15: a return is asked for within 7 days, or 3 months when something is wrong; refused or withdrawn, its days come back', async () => {
  const id = await buyOne();
  const { clock } = testServer();
  const due = async () => Date.parse((await readOrder(buyer, id)).confirm_due ?? '');
  const before = await due();
  await ask(id);
  clock.advance(DAY);
  [buyer, staff] = [await renew(buyer), await renew(staff)];
  expect((await withdraw(id)).data).toMatchObject({ status: DELIVERED, refund_reason: null });
  expect((await due()) - before).toBe(DAY * 1000);
  expect((await withdraw(id)).problem.code).toBe('invalid_transition');
  await ask(id, { reason_code: DEFECT, reason: '새요.' });
  await collect(id, PARCEL);
  expect((await refuse(id)).data.status).toBe(DELIVERED);
  for (const late of [await refuse(id), await collect(id), await refund(id)])
    expect(late.problem.code).toBe('invalid_transition');
  expect((await readOrder(buyer, id)).returns).toMatchObject([
    { state: 'refused', answer: '사용한 흔적이 있어요.' },
    { state: 'withdrawn' },
  ]);
  expect(await titles(buyer)).toContain('반품할 수 없어요');
  expect(await titles(staff)).toContain('반품 요청이 취소됐어요');
  clock.advance(6 * DAY + 60);
  buyer = await renew(buyer);
  expect((await preview(id)).problem).toMatchObject({ code: 'invalid_transition', title: /까지 요청할 수 있었어요/ });
  expect((await ask(id)).status).toBe(409);
  expect((await preview(id, DEFECT)).status).toBe(200);
  clock.advance(86 * DAY);
  [buyer, staff] = [await renew(buyer), await renew(staff)];
  expect((await ask(id, { reason_code: DEFECT, reason: '새요.' })).status).toBe(409);
  // Our staff decides by itself.
  expect((await open(id, { reason_code: DEFECT, reason: '늦게 알았어요.' })).status).toBe(200);
  await refund(id);
  await untilRefunded();
  const { db, platform } = testServer();
  await db.updateTable('user_account').set({ erased: clock.now() }).where('id', '=', buyer.id).execute();
  clock.advance(5 * 366 * DAY);
  await platform.contributions.of(personalData).get('shop_orders')?.purge?.(db, clock.now());
  expect(await db.selectFrom('shop_return').select(['reason', 'answer']).distinct().execute()).toEqual([
    { reason: '', answer: null },
  ]);
});

test('8: two refunds of one return and one of what shipped with it, all at once, bring back what each shows', async () => {
  const { payment, ids } = await payForTwo(staff, buyer, product);
  await deliver(...ids);
  for (const id of ids) await ask(id, { reason_code: DEFECT, reason: '새요.' });
  let all: Promise<{ status: number }[]> | undefined;
  await transaction(testServer().db, async (db) => {
    await db.selectFrom('shop_order').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute();
    all = Promise.all([refund(ids[0]), refund(ids[0]), refund(ids[1])]);
    await untilSessionWaits();
  });
  const [one, same, other] = (await all) ?? [];
  expect([one?.status, same?.status].toSorted()).toEqual([200, 409]);
  expect(other?.status).toBe(200);
  await untilRefunded();
  expect((await read(buyer, payment)).status).toBe(PaymentStatus.CANCELLED);
  expect(await pointsOf()).toMatchObject({ available: 10_000, pending: 0 });
  await expectAgreement();
});
