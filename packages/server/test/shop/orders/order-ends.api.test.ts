import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { getReferralSummary } from '@danji/contracts/points/referral.endpoints';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import { getStaffOrder, listStaffOrders, moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { confirmOrder, getOrder } from '@danji/contracts/shop/order.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { lockPointAccounts } from '@danji/server/points/ledger/index';
import { confirmOrders, endHolds } from '@danji/server/shop/orders/jobs';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { edit, makeCategory, makeProduct } from '../products/product-fixture.ts';
import { idsOf, orderUnits, pay, readHolds } from './order-fixture.ts';

const { PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED } = OrderStatus;
/** Seconds. */
const DAY = 86_400;
let staff: TestAccount;
let extinguisher: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  extinguisher = await makeProduct(staff, (await makeCategory(staff)).id);
});

const buyers = async (count: number) => {
  const made: TestAccount[] = [];
  for (let at = 0; at < count; at += 1) made.push(await testServer().create.general());
  return made;
};
const pointsOf = async ({ token }: TestAccount) => (await call(getPointWallet, { token })).data.available;

type Sent = BodyOf<typeof moveStaffOrder>;
const move = (id: number, body: Sent) => call(moveStaffOrder, { token: staff.token, params: { id }, body });
const PARCEL = { post_company: 'CJ대한통운', post_tracking_number: '6123-4567-8901' };

/** Takes an order on and ships it. */
async function ship(id: number) {
  await move(id, { status: PREPARING });
  return move(id, { status: SHIPPING, ...PARCEL });
}

async function place(child: TestAccount, parent: TestAccount | null, grade = 0 as 0 | 1) {
  const times = { created: new Date(), updated: new Date() };
  await testServer()
    .db.insertInto('recommend_relation')
    .values({ user_id: child.id, parent_id: parent?.id ?? null, grade, ...times })
    .execute();
}

test('of 64 buyers who want the last 10 exactly 10 get one, and nothing stays held', async () => {
  const all = await buyers(64);
  const lanes = Array.from({ length: 8 }, (_, lane) => all.filter((_buyer, at) => at % 8 === lane));
  const answers = await Promise.all(
    lanes.map(async (lane) => {
      const results = [];
      for (const buyer of lane) results.push(await orderUnits(buyer, extinguisher, 1));
      return results;
    }),
  );
  const made = answers.flat().filter(({ status }) => status === 200);
  expect(made).toHaveLength(10);
  expect(answers.flat().filter(({ status }) => status === 409)).toHaveLength(54);
  const paid = await Promise.all(made.slice(0, 7).map(({ data }, at) => pay(idsOf(data), `pay-${at}`)));
  expect(paid).toEqual(Array.from({ length: 7 }, () => 'paid'));
  testServer().clock.advance(15 * 60);
  await testServer().platform.jobs.runNow(endHolds, {});
  const product = await testServer().db.selectFrom('shop_product').select(['stock', 'sales_count']).executeTakeFirst();
  expect([await readHolds(), product]).toEqual([[], { stock: 3, sales_count: 7 }]);
}, 60_000);

/** The data of the newest entry of a member. */
const dataOf = async ({ token }: TestAccount) => (await call(listPointHistory, { token })).data.results[0]?.data;

test('5: a confirmation gives points to the buyer and those above by the terms of the order, and nothing to a blocked one', async () => {
  const [buyer, parent, master] = (await buyers(3)) as [TestAccount, TestAccount, TestAccount];
  await place(master, null, RecommendGrade.MASTER);
  await place(parent, master);
  await place(buyer, parent);
  const { db } = testServer();
  await db.updateTable('user_account').set({ recommand_tier: 3 }).where('id', '=', buyer.id).execute();
  await db.updateTable('user_account').set({ bonus_point_rate: 10 }).where('id', '=', parent.id).execute();
  const first = idsOf((await orderUnits(buyer, extinguisher, 2)).data);
  await pay(first);
  const [id = 0] = first;
  const confirm = () => call(confirmOrder, { token: buyer.token, params: { id } });
  expect((await confirm()).problem.code).toBe('invalid_transition');
  await ship(id);
  await edit(staff, extinguisher, { point_fee_buyer_tier3: 9_999, point_fee_recommander: 9_999 });
  await db.updateTable('user_account').set({ recommand_tier: 0 }).where('id', '=', buyer.id).execute();
  const { data } = await confirm();
  expect(data).toMatchObject({ status: CONFIRMED, accum_point: 1_000, confirm_due: null });
  expect(data.events.slice(-2).map(({ to_status }) => to_status)).toEqual([DELIVERED, CONFIRMED]);
  expect((await confirm()).problem.code).toBe('invalid_transition');
  expect([await pointsOf(buyer), await pointsOf(parent), await pointsOf(master)]).toEqual([1_000, 220, 100]);
  // Each entry has the terms of the time of the order; those above do not learn whose order it was.
  const units = { order_id: id, units: 2 };
  expect([await dataOf(buyer), await dataOf(parent)]).toEqual([
    { ...units, unit_points: 500, tier: 3, bonus_point_rate: 0, path: webPaths.shopOrder(id) },
    { ...units, unit_points: 110, tier: 0, bonus_point_rate: 10 },
  ]);
  expect((await call(getPointWallet, { token: buyer.token })).data.pending).toBe(0);
  expect((await listNotified(buyer.token)).map(({ content }) => content)).toContain(
    "'분말 소화기' 구매로 1,000P가 쌓였어요.",
  );

  const [second = 0] = idsOf((await orderUnits(buyer, extinguisher, 1)).data);
  await pay([second], 'pay-2');
  await ship(second);
  await move(second, { status: DELIVERED });
  await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', parent.id).execute();
  testServer().clock.advance(7 * DAY - 1);
  await testServer().platform.jobs.runNow(confirmOrders, {});
  const statusOf = async () =>
    (await db.selectFrom('shop_order').where('id', '=', second).select('status').executeTakeFirst())?.status;
  expect(await statusOf()).toBe(DELIVERED);
  testServer().clock.advance(1);
  await testServer().platform.jobs.runNow(confirmOrders, {});
  await testServer().platform.jobs.runNow(confirmOrders, {});
  expect(await statusOf()).toBe(CONFIRMED);
  const entries = await db
    .selectFrom('point_entry')
    .where('cause_key', 'like', `shop_order:${second}:reward:%`)
    .select(['user_id', 'point', 'description'])
    .orderBy('point')
    .execute();
  expect(entries.map(({ user_id, point }) => [user_id, point])).toEqual([
    [parent.id, 0],
    [master.id, 50],
    [buyer.id, 270],
  ]);
  expect(entries[0]?.description).toContain('이용할 수 없는 계정');
});

/** All points that are announced to a member, and those of purchases of members below. */
const comingTo = async ({ token }: TestAccount) => [
  (await call(getPointWallet, { token })).data.pending,
  (await call(getReferralSummary, { token })).data.purchase_pending,
];

test('5: what a purchase will give those above is announced to them from the payment on, and one who is above two buyers does not stop them', async () => {
  const [parent, buyer, other] = (await buyers(3)) as [TestAccount, TestAccount, TestAccount];
  await place(parent, null);
  await place(buyer, parent);
  await place(other, parent);
  const [first = 0] = idsOf((await orderUnits(buyer, extinguisher, 2)).data);
  const [second = 0] = idsOf((await orderUnits(other, extinguisher, 1)).data);
  expect(await comingTo(parent)).toEqual([0, 0]);
  const { db } = testServer();
  let paying: Promise<unknown> | undefined;
  await transaction(db, async (db) => {
    await lockPointAccounts(db, [parent.id]);
    paying = pay([first]);
    await untilSessionWaits();
    // The payment waits for the account of the parent and holds none whose id is greater.
    await lockPointAccounts(db, [buyer.id]);
  });
  await paying;
  await pay([second], 'pay-2');
  expect([await comingTo(parent), await comingTo(buyer), await comingTo(other)]).toEqual([
    [300, 300],
    [540, 0],
    [270, 0],
  ]);
  await ship(first);
  await call(confirmOrder, { token: buyer.token, params: { id: first } });
  expect([await comingTo(parent), await pointsOf(parent)]).toEqual([[100, 100], 200]);
});

test('operators find an order, take it on, ship it with a tracking number and say that it has arrived', async () => {
  const [buyer] = (await buyers(1)) as [TestAccount];
  const [id = 0] = idsOf((await orderUnits(buyer, extinguisher, 1)).data);
  expect((await move(id, { status: PREPARING })).problem.code).toBe('invalid_transition');
  await pay([id]);
  const { token } = staff;
  const find = async (query: QueryOf<typeof listStaffOrders>) =>
    (await call(listStaffOrders, { token, query })).data.results.map((row) => row.id);
  expect([
    await find({ search: '031-123' }),
    await find({ search: '관리사무' }),
    await find({ search: '없음' }),
  ]).toEqual([[id], [id], []]);
  expect([await find({ status: PAID }), await find({ status: SHIPPING })]).toEqual([[id], []]);
  expect((await call(getStaffOrder, { token, params: { id } })).data).toMatchObject({ delivery_name: '관리사무소' });
  await move(id, { status: PREPARING });
  const wrong = await move(id, { status: SHIPPING, post_tracking_number: '12' });
  expect(Object.keys(wrong.problem.fields ?? {})).toEqual(['post_company', 'post_tracking_number']);
  expect((await move(id, { status: DELIVERED })).problem.fields).toHaveProperty('shipping_method');
  expect((await move(id, { status: SHIPPING, ...PARCEL })).data).toMatchObject({ status: SHIPPING });
  await move(id, { status: SHIPPING, ...PARCEL, post_tracking_number: '612345678902' });
  const { data } = await call(getOrder, { token: buyer.token, params: { id } });
  expect(data).toMatchObject({ post_tracking_number: '612345678902', shipping_method: ShippingMethod.POST });
  expect(data.tracking_url).toContain('612345678902');
  await move(id, { status: DELIVERED });
  const [quick = 0] = idsOf((await orderUnits(buyer, extinguisher, 1)).data);
  await pay([quick], 'pay-2');
  await move(quick, { status: PREPARING });
  const handed = await move(quick, { status: DELIVERED, shipping_method: ShippingMethod.VISIT });
  expect(handed.data).toMatchObject({ status: DELIVERED, post_company: null });
  expect((await listNotified(buyer.token)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['상품을 보냈어요', '상품이 도착했어요']),
  );
});

test('names and addresses stay for five years with the order, and end then when the account was erased', async () => {
  const [buyer, other] = (await buyers(2)) as [TestAccount, TestAccount];
  const [gone = 0] = idsOf((await orderUnits(buyer, extinguisher, 1)).data);
  const [stays = 0] = idsOf((await orderUnits(other, extinguisher, 1)).data);
  const { db, clock, platform } = testServer();
  await db.updateTable('user_account').set({ erased: clock.now() }).where('id', '=', buyer.id).execute();
  const purge = () => platform.contributions.of(personalData).get('shop_orders')?.purge?.(db, clock.now());
  const names = () =>
    db.selectFrom('shop_order').where('id', 'in', [gone, stays]).select('delivery_name').orderBy('id').execute();
  const kept = { delivery_name: '관리사무소' };
  clock.advance(5 * 365 * DAY);
  await purge();
  expect(await names()).toEqual([kept, kept]);
  clock.advance(3 * DAY);
  await purge();
  expect(await names()).toEqual([{ delivery_name: '' }, kept]);
});
