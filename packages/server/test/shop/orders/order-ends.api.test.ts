import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { confirmOrder } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { confirmOrders, endHolds } from '@danji/server/shop/orders/jobs';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { edit, makeCategory, makeProduct } from '../products/product-fixture.ts';
import { idsOf, orderUnits, pay, readHolds } from './order-fixture.ts';

const { SHIPPING, DELIVERED, CONFIRMED } = OrderStatus;
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

/** Ships an order, or says that it has arrived, as operators do. */
const setState = (id: number, status: typeof SHIPPING | typeof DELIVERED, days: number) =>
  testServer()
    .db.updateTable('shop_order')
    .set({ status, confirm_due: new Date(testServer().platform.clock.now().getTime() + days * DAY * 1_000) })
    .where('id', '=', id)
    .execute();

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
  await setState(id, SHIPPING, 14);
  await edit(staff, extinguisher, { point_fee_buyer_tier3: 9_999, point_fee_recommander: 9_999 });
  await db.updateTable('user_account').set({ recommand_tier: 0 }).where('id', '=', buyer.id).execute();
  const { data } = await confirm();
  expect(data).toMatchObject({ status: CONFIRMED, accum_point: 1_000, confirm_due: null });
  expect(data.events.slice(-2).map(({ to_status }) => to_status)).toEqual([DELIVERED, CONFIRMED]);
  expect((await confirm()).problem.code).toBe('invalid_transition');
  expect([await pointsOf(buyer), await pointsOf(parent), await pointsOf(master)]).toEqual([1_000, 220, 100]);
  expect((await call(getPointWallet, { token: buyer.token })).data.pending).toBe(0);
  expect((await listNotified(buyer.token)).map(({ content }) => content)).toContain(
    "'분말 소화기' 구매로 1,000P가 쌓였어요.",
  );

  const [second = 0] = idsOf((await orderUnits(buyer, extinguisher, 1)).data);
  await pay([second], 'pay-2');
  await setState(second, DELIVERED, 7);
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
