import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { deleteCoupon, listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import {
  cancelCouponApplication,
  checkVoucher,
  countCouponApplications,
  getCouponApplication,
  getVoucherPicture,
  listCouponApplications,
  orderCoupon,
  resendCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import { getPointInfo } from '@danji/contracts/points/point-history.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { pointsOf, read, settle, settled } from './coupon-fixture.ts';

const { WAIT, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED, IMPOSSIBLE } = ApplicationStatus;
const APPROVAL = { application_type: ApplicationType.APPROVAL };

beforeEach(resetCoupons);

const vouchers = () => testServer().sandbox.giftishow.vouchers;
const trId = () => vouchers()[0]?.trId ?? '';
const wallet = async (token: string) => (await call(getPointWallet, { token })).data;

async function makeIssued(goods_code = PICTURE_GOOD) {
  const [coupon, member] = [await makeCoupon({ goods_code }), await makeMember()];
  const { data } = await apply(member, coupon.nano_id);
  await settled();
  return { coupon, member, id: data.id, uuid: data.uuid };
}

const list = async (query = {}, input = {}) => (await call(listCouponItems, { query, ...input })).data.results;

test('the catalogue shows what can be had today, and what a member lacks', async () => {
  await makeCoupon({ title: '지난 쿠폰', date_end: '2026-01-02' });
  await makeCoupon({ title: '비싼 쿠폰', price: 30_000, require_recommands: 2 });
  await makeCoupon();
  const { token } = await makeMember(5000);
  expect((await list()).map(({ title, mine }) => [title, mine])).toEqual([
    ['아메리카노', null],
    ['비싼 쿠폰', null],
  ]);
  expect((await list({}, { token })).map(({ mine }) => mine)).toEqual([
    { missing_points: 0, missing_recommands: 0, application_id: null },
    { missing_points: 25_000, missing_recommands: 2, application_id: null },
  ]);
  expect((await list({ affordable: true }, { token })).map(({ title }) => title)).toEqual(['아메리카노']);
  expect(await list({ brand: '없는 브랜드' })).toEqual([]);
});

test('coupons are found by what the catalogue says of their goods now', async () => {
  const { sandbox, platform, create } = testServer();
  const { token } = await create.staff();
  await makeCoupon();
  const found = async (query: QueryOf<typeof listCoupons>) => (await call(listCoupons, { token, query })).data.count;
  sandbox.giftishow.changeGood(PICTURE_GOOD, { brand: '저녁빈' });
  await platform.jobs.runNow(readVoucherGoods, {});
  expect([await list({ brand: '모닝빈' }), await found({ brand: '모닝빈' })]).toEqual([[], 0]);
  expect([(await list({ brand: '저녁빈' })).length, await found({ brand: '저녁빈' })]).toEqual([1, 1]);
  sandbox.giftishow.changeGood(PICTURE_GOOD, undefined);
  await platform.jobs.runNow(readVoucherGoods, {});
  expect([await list(), await found({ state: 'open' }), await found({ state: 'stopped' })]).toEqual([[], 0, 1]);
});

describe('an application', () => {
  test('takes the points, and the voucher is in the wallet of its owner alone', async () => {
    const { member, id } = await makeIssued();
    expect(await pointsOf(member)).toBe(5500);
    const detail = await read(member, id);
    expect(detail.application_status).toBe(DONE);
    expect(detail.order).toMatchObject({ gubun: 'I', pin_no: expect.stringMatching(/^\d{12}$/), tr_id: trId() });
    const { data } = await call(getVoucherPicture, { token: member.token, params: { id } });
    expect(data.picture).toMatch(/^data:image\/png;base64,/);
    const { create, db } = testServer();
    const [other, staff] = [await create.general(), await create.staff()];
    expect((await call(getCouponApplication, { token: other.token, params: { id } })).status).toBe(404);
    expect((await call(getVoucherPicture, { token: other.token, params: { id } })).status).toBe(404);
    const seen = await read(staff, id);
    expect(seen.order).toMatchObject({ pin_no: null, img_url: null });
    expect(seen.calls[0]).toMatchObject({ operation: '0204', code: '0000' });
    const stored = JSON.stringify(await db.selectFrom('voucher_order').selectAll().execute());
    expect(stored).not.toContain(detail.order?.pin_no ?? 'no pin');
    const listed = (await call(listCouponApplications, { token: member.token })).data.results;
    expect(listed.map(({ order }) => order?.pin_no)).toEqual([null]);
    const info = await call(getPointInfo, { token: member.token });
    expect(info.data).toMatchObject({ my_coupons_done: 1, my_coupons_apply: 0 });
  });

  test('is made once by several tabs at the same time', async () => {
    const [coupon, member] = [await makeCoupon(APPROVAL), await makeMember()];
    const made = await Promise.all([1, 2, 3, 4].map(() => apply(member, coupon.nano_id)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await wallet(member.token)).toEqual({ available: 5500, held: 4500, pending: 0 });
  });

  test.each([
    ['before its first day', { date_start: '2098-01-01' }, 10_000, '2098. 1. 1.부터'],
    ['after its last day', { date_end: '2026-01-02' }, 10_000, '기간이 끝난'],
    ['with too few points', {}, 4499, '포인트가 1P 모자라요'],
    ['with too few earned points', { require_point: 20_000 }, 10_000, '모자라요'],
    ['with too few referrals', { require_recommands: 3 }, 10_000, '추천이 3명 더'],
  ])('is refused %s, and nothing is taken', async (_when, change, points, sentence) => {
    const [coupon, member] = [await makeCoupon(change), await makeMember(points)];
    const refused = await apply(member, coupon.nano_id);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.data)).toContain(sentence);
    expect(await pointsOf(member)).toBe(points);
  });

  test('of a coupon with approval waits for operators, with its points held', async () => {
    const [coupon, member] = [await makeCoupon(APPROVAL), await makeMember()];
    const { data } = await apply(member, coupon.nano_id);
    await settle();
    expect([data.application_status, await pointsOf(member), vouchers().length]).toEqual([WAIT, 10_000, 0]);
    const { token } = await testServer().create.staff();
    const body = { coupon_application_uuid: data.uuid };
    expect((await call(orderCoupon, { token, body })).data.application_status).toBe(DONE);
    expect([await pointsOf(member), vouchers().length]).toEqual([5500, 1]);
    expect((await call(orderCoupon, { token, body })).status).toBe(409);
    expect((await call(orderCoupon, { token: member.token, body })).status).toBe(403);
    expect((await call(countCouponApplications, { token })).data).toEqual([{ application_status: DONE, count: 1 }]);
  });

  test('is cancelled by its owner or refused by operators while nothing was ordered', async () => {
    const [coupon, member] = [await makeCoupon(APPROVAL), await makeMember()];
    const { data } = await apply(member, coupon.nano_id);
    expect((await call(cancelCouponApplication, { token: member.token, params: { id: data.id } })).status).toBe(200);
    const { id } = (await apply(member, coupon.nano_id)).data;
    const { token } = await testServer().create.staff();
    const refuse = (memo: object) =>
      call(updateCouponApplication, { token, params: { id }, body: { application_status: REJECT, ...memo } });
    expect((await refuse({})).status).toBe(422);
    expect((await refuse({ memo: '중복 신청' })).data).toMatchObject({ application_status: REJECT, memo: '중복 신청' });
    expect(await wallet(member.token)).toMatchObject({ available: 10_000, held: 0 });
    expect((await read(member, id)).events.map(({ to_status, user }) => [to_status, user?.id])).toEqual([
      [WAIT, member.id],
      [REJECT, undefined],
    ]);
  });

  test('fails without a balance, the points come back, and operators order again with a new tr_id', async () => {
    const { sandbox, create } = testServer();
    sandbox.giftishow.setBalance(0);
    const { member, id, uuid } = await makeIssued();
    expect(await read(member, id)).toMatchObject({ application_status: FAILED, memo: '비즈머니가 부족해요.' });
    expect(await pointsOf(member)).toBe(10_000);
    sandbox.giftishow.setBalance(100_000);
    const { token } = await create.staff();
    const { data } = await call(orderCoupon, { token, body: { coupon_application_uuid: uuid } });
    expect([data.application_status, await pointsOf(member)]).toEqual([DONE, 5500]);
  });

  test('of a good that is gone becomes impossible', async () => {
    const { sandbox, platform } = testServer();
    const [coupon, member] = [await makeCoupon(APPROVAL), await makeMember()];
    const { data } = await apply(member, coupon.nano_id);
    sandbox.giftishow.changeGood(PICTURE_GOOD, { state: 'SUS' });
    await platform.jobs.runNow(readVoucherGoods, {});
    expect((await read(member, data.id)).application_status).toBe(IMPOSSIBLE);
    expect(await wallet(member.token)).toMatchObject({ available: 10_000, held: 0 });
  });
});

const ask = (token: string, id: number, application_status: 2 | 4 | 5, memo = {}) =>
  call(updateCouponApplication, { token, params: { id }, body: { application_status, ...memo } });

describe('a refund', () => {
  test('of an unused voucher is made at one tap', async () => {
    const { member, id } = await makeIssued();
    expect((await ask(member.token, id, REFUND_APPLY)).data.application_status).toBe(REFUNDED);
    expect([await pointsOf(member), vouchers()[0]?.pinStatus]).toEqual([10_000, '07']);
    expect((await ask(member.token, id, REFUND_APPLY)).status).toBe(409);
  });

  test('of a used voucher is left to operators, who refuse it', async () => {
    const { member, id } = await makeIssued();
    testServer().sandbox.giftishow.setPin(trId(), '02');
    expect((await ask(member.token, id, REFUND_APPLY)).data.application_status).toBe(REFUND_APPLY);
    const { token } = await testServer().create.staff();
    expect((await ask(token, id, REFUNDED)).status).toBe(409);
    expect((await ask(token, id, DONE)).status).toBe(422);
    expect((await ask(token, id, DONE, { memo: '이미 사용했어요.' })).data.application_status).toBe(DONE);
    expect(await pointsOf(member)).toBe(5500);
  });

  test('of an expired voucher is made by operators', async () => {
    const { member, id } = await makeIssued();
    testServer().sandbox.giftishow.setPin(trId(), '08');
    await ask(member.token, id, REFUND_APPLY);
    expect((await ask(member.token, id, REFUNDED)).status).toBe(409);
    const { token } = await testServer().create.staff();
    expect((await ask(token, id, REFUNDED)).data).toMatchObject({ application_status: REFUNDED });
    expect(await pointsOf(member)).toBe(10_000);
  });
});

describe('an issued voucher', () => {
  test('is asked for at the provider, in both forms of its answer', async () => {
    const { member, uuid, id } = await makeIssued();
    const { sandbox } = testServer();
    const { token } = member;
    const check = async () => (await call(checkVoucher, { token, body: { coupon_application_uuid: uuid } })).data;
    expect(await check()).toMatchObject({ pin_status: '01', end_date: expect.stringMatching(/^\d\d-\d\d-\d\d \d\d:/) });
    sandbox.giftishow.setPin(trId(), '02');
    sandbox.giftishow.wrapsStatus = true;
    expect(await check()).toMatchObject({ pin_status: '02' });
    expect((await read(member, id)).order?.pin_status).toBe('02');
    expect((await call(getVoucherPicture, { token, params: { id } })).status).toBe(409);
  });

  test('that came by message is sent again three times', async () => {
    const { member, id } = await makeIssued(MESSAGE_GOOD);
    const resend = () => call(resendCoupon, { token: member.token, body: { coupon_application_id: id } });
    for (const count of [1, 2, 3]) expect((await resend()).data.coupon_request_count).toBe(count);
    expect((await resend()).status).toBe(429);
    expect(vouchers()[0]?.resends).toBe(3);
  });
});

test('a deleted coupon closes applications whose voucher was not ordered, and leaves the others to the saga', async () => {
  const { create } = testServer();
  const [waiting, sent] = [await makeCoupon(APPROVAL), await makeCoupon()];
  const [member, { token }] = [await makeMember(), await create.staff()];
  const first = (await apply(member, waiting.nano_id)).data;
  const second = (await apply(member, sent.nano_id)).data;
  await settled();
  for (const { id } of [waiting, sent]) expect((await call(deleteCoupon, { token, params: { id } })).status).toBe(200);
  expect((await read(member, first.id)).application_status).toBe(IMPOSSIBLE);
  expect((await read(member, second.id)).application_status).toBe(DONE);
  expect(await pointsOf(member)).toBe(5500);
  expect((await wallet(member.token)).held).toBe(0);
  expect((await call(deleteCoupon, { token, params: { id: waiting.id } })).status).toBe(404);
});
