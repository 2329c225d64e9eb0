import { beforeEach, expect, test } from '@jest/globals';
import { deleteCoupon } from '@danji/contracts/points/coupon.endpoints';
import { resendCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { pointsOf, settle, settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

/** No points are taken or held, no application is stored, and the provider is not asked for anything. */
async function expectNothingTaken(member: TestAccount, points: number): Promise<void> {
  const { db, sandbox } = testServer();
  await settle();
  expect(await pointsOf(member)).toBe(points);
  expect(await db.selectFrom('point_hold').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('coupon_application').selectAll().execute()).toEqual([]);
  expect(sandbox.giftishow.vouchers).toEqual([]);
}

async function withdraw(id: number): Promise<void> {
  const { token } = await testServer().create.staff();
  await call(deleteCoupon, { token, params: { id } });
}

async function suspend(): Promise<void> {
  const { sandbox, platform } = testServer();
  sandbox.giftishow.changeGood(PICTURE_GOOD, { state: 'SUS' });
  await platform.jobs.runNow(readVoucherGoods, {});
}

const nothing = async (): Promise<void> => undefined;

test.each([
  ['that ended', { date_end: '2026-01-02' }, 10_000, nothing, 409, /기간이 끝난 쿠폰이에요\. 다른 쿠폰을/],
  ['that was withdrawn', {}, 10_000, withdraw, 404, /판매가 끝난 쿠폰이에요\. 다른 쿠폰을/],
  ['whose good is suspended', {}, 10_000, suspend, 409, /살 수 없는 상품이에요\. 다른 쿠폰을/],
  ['that has not begun', { date_start: '2098-01-01' }, 10_000, nothing, 409, /2098\. 1\. 1\.부터 신청할 수 있어요/],
  ['with too few points', {}, 4499, nothing, 409, /포인트가 1P 모자라요\. 포인트를 더 모은 뒤/],
  ['with too few referrals', { require_recommands: 1 }, 10_000, nothing, 409, /추천이 1명 더 필요해요/],
])(
  'a coupon %s is refused in its own words, and nothing is taken',
  async (_what, change, points, before, status, words) => {
    const [coupon, member] = [await makeCoupon(change), await makeMember(points)];
    await before(coupon.id);
    const refused = await apply(member, coupon.nano_id);
    expect(refused.status).toBe(status);
    expect(refused.data).toMatchObject({ title: expect.stringMatching(words) });
    await expectNothingTaken(member, points);
  },
);

test.each(['', '0212345678'])(
  'a member whose phone is not a verified mobile phone (%p) is sent to verify it',
  async (tel) => {
    const coupon = await makeCoupon();
    const member = await testServer().create.general({ tel });
    await givePoints(member.id, 10_000);
    const { data } = await apply(member, coupon.nano_id);
    expect(data).toMatchObject({
      code: 'verification_required',
      title: expect.stringMatching(/휴대폰 번호를 인증한 뒤 신청해 주세요/),
    });
    await expectNothingTaken(member, 10_000);
  },
);

test('a voucher that was sent again often enough is not sent again, with what to do instead', async () => {
  const [coupon, member] = [await makeCoupon({ goods_code: MESSAGE_GOOD }), await makeMember()];
  const { id } = (await apply(member, coupon.nano_id)).data;
  await settled();
  const resend = () => call(resendCoupon, { token: member.token, body: { coupon_application_id: id } });
  const sent = await Promise.all([1, 2, 3, 4, 5].map(resend));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = await resend();
  expect([refused.status, refused.data]).toEqual([
    429,
    expect.objectContaining({ title: expect.stringMatching(/3번까지만.*고객센터로 문의해 주세요/) }),
  ]);
  expect(testServer().sandbox.giftishow.vouchers[0]?.resends).toBe(3);
});
