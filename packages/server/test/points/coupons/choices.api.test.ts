import { beforeEach, expect, test } from '@jest/globals';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { getCouponDay, listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

const COLD_BREW = 'G90000000004';

const choices = async (among: 'goods' | 'coupons' | 'items' | 'costs') =>
  (await call(listCouponChoices, { query: { among } })).data;

test('a list is filtered by all of its brands and categories, whatever page they are on', async () => {
  const { sandbox, platform } = testServer();
  const all = await choices('goods');
  expect(all.brands).toEqual(expect.arrayContaining(['달빛카페', '든든마트', '모닝빈']));
  expect(all.brands).toEqual([...new Set(all.brands)].toSorted());
  expect((await choices('coupons')).brands).toEqual([]);
  for (let at = 0; at < 3; at += 1) await makeCoupon();
  await makeCoupon({ goods_code: COLD_BREW, date_end: '2026-01-02' });
  expect((await choices('coupons')).brands).toEqual(['달빛카페', '모닝빈']);
  expect(await choices('items')).toEqual({ brands: ['모닝빈'], categories: ['커피/음료'] });
  sandbox.giftishow.changeGood('G90000000001', { state: 'SUS' });
  await platform.jobs.runNow(readVoucherGoods, {});
  expect((await choices('items')).brands).toEqual([]);
});

test('costs are filtered by the brands that were issued', async () => {
  const coupon = await makeCoupon();
  await makeCoupon({ goods_code: COLD_BREW });
  await apply(await makeMember(), coupon.nano_id);
  await settled();
  expect(await choices('costs')).toEqual({ brands: ['모닝빈'], categories: [] });
});

test('operators see what is used and left of today, and what waits', async () => {
  const { create } = testServer();
  const [staff, admin] = [await create.staff(), await create.admin()];
  const day = async () => (await call(getCouponDay, { token: staff.token })).data;
  expect(await day()).toEqual({ remaining_today: null, used_today: 0, waiting: 0 });
  const none = { point_signup: 0, point_referral: 0, point_referred: 0, limit_price_user: 0 };
  await call(savePointSet, { token: admin.token, body: { ...none, limit_price_day: 7000 } });
  const coupon = await makeCoupon();
  for (let at = 0; at < 2; at += 1) await apply(await makeMember(), coupon.nano_id);
  expect(await day()).toEqual({ remaining_today: 2500, used_today: 4500, waiting: 1 });
  await settled();
  expect((await call(getCouponDay, { token: (await create.general()).token })).status).toBe(403);
});

test('files of coupons, goods and applications are read to their end, row after row', async () => {
  const { create } = testServer();
  const { token } = await create.staff();
  const coupon = await makeCoupon();
  await makeCoupon({ goods_code: COLD_BREW });
  for (let at = 0; at < 2; at += 1) await apply(await makeMember(), coupon.nano_id);
  await settled();
  for (const list of [listCoupons, listVoucherGoods, listCouponApplications] as const) {
    const page = async (after_id?: number) =>
      (await call(list, { token, query: { page_size: 1, ...(after_id !== undefined && { after_id }) } })).data;
    const first = await page();
    const second = await page(first.results[0]?.id);
    expect([list.id, second.count]).toEqual([list.id, first.count - 1]);
    expect(second.results[0]?.id).not.toBe(first.results[0]?.id);
  }
});
