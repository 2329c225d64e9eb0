import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { getCouponItem, listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { cancelCouponApplication, orderCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { pointsOf, settle, settled } from './coupon-fixture.ts';

const { WAIT, APPLY, DONE, REJECT, IMPOSSIBLE } = ApplicationStatus;

beforeEach(async () => {
  await resetCoupons();
  // Away from midnight, so that no test passes it by itself.
  advanceTo(`${addDays(today(), 1)}T10:00:00+09:00`);
});

const today = (): string => toBusinessDate(testServer().clock.now());

function advanceTo(moment: string): void {
  const { clock } = testServer();
  clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
}

async function limit(limits: { limit_price_user?: number; limit_price_day?: number }): Promise<void> {
  const { token } = await testServer().create.admin();
  const none = { point_signup: 0, point_referral: 0, point_referred: 0, limit_price_user: 0, limit_price_day: 0 };
  await call(savePointSet, { token, body: { ...none, ...limits } });
}

/** A member's token ends after a quarter of an hour. */
const signIn = async (member: TestAccount): Promise<TestAccount> => ({
  ...member,
  ...(await openSession(testServer().platform, member.id)),
});

const statusOf = async (id: number) =>
  (
    await testServer()
      .db.selectFrom('coupon_application')
      .where('id', '=', id)
      .select('application_status')
      .executeTakeFirstOrThrow()
  ).application_status;

const remaining = async (): Promise<number | null | undefined> =>
  (await call(listCouponItems)).data.results[0]?.remaining_today;

/** Applications of different members for one coupon of a price, one after the other. */
async function applyInTurn(...prices: number[]) {
  const made = [];
  for (const price of prices) {
    const [coupon, member] = [await makeCoupon({ price }), await makeMember()];
    const { data } = await apply(member, coupon.nano_id);
    made.push({ ...data, coupon, member });
  }
  await settled();
  return made;
}

describe('the limit of a person in a month', () => {
  test('is reached exactly, and then says what is left and when it begins anew', async () => {
    await limit({ limit_price_user: 5000 });
    const member = await makeMember();
    const [first, second, third] = [
      await makeCoupon({ price: 4000 }),
      await makeCoupon({ price: 1001 }),
      await makeCoupon({ price: 1000 }),
    ];
    expect((await apply(member, first.nano_id)).status).toBe(200);
    await settled();
    const refused = await apply(member, second.nano_id);
    const month = Number(addMonths(`${today().slice(0, 7)}-01`, 1).slice(5, 7));
    expect(refused).toMatchObject({
      status: 409,
      data: {
        title: `이번 달 한도 5,000원 가운데 1,000원이 남았어요. ${month}월 1일부터 다시 신청할 수 있어요.`,
      },
    });
    expect(await pointsOf(member)).toBe(6000);
    expect((await apply(member, third.nano_id)).status).toBe(200);
    expect((await apply(await makeMember(), second.nano_id)).status).toBe(200);
  });

  test('is smaller than the price of a coupon: nobody gets it', async () => {
    await limit({ limit_price_user: 4000 });
    const { data } = await apply(await makeMember(), (await makeCoupon()).nano_id);
    expect(data).toMatchObject({ title: expect.stringMatching(/4,000원까지 .* 더 저렴한 쿠폰을 골라 주세요/) });
  });

  test('admits one of two tabs that would pass it together', async () => {
    await limit({ limit_price_user: 6000 });
    const member = await makeMember();
    const coupons = [await makeCoupon(), await makeCoupon(), await makeCoupon()];
    const made = await Promise.all(coupons.map(({ nano_id }) => apply(member, nano_id)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await settled();
    expect(await pointsOf(member)).toBe(5500);
  });

  test('is free again after a cancellation, and in the next month', async () => {
    await limit({ limit_price_user: 5000 });
    const approval = { application_type: ApplicationType.APPROVAL };
    const [one, other, member] = [await makeCoupon(approval), await makeCoupon(approval), await makeMember()];
    const { id } = (await apply(member, one.nano_id)).data;
    expect((await apply(member, other.nano_id)).status).toBe(409);
    await call(cancelCouponApplication, { token: member.token, params: { id } });
    expect((await apply(member, other.nano_id)).status).toBe(200);
    expect((await apply(member, one.nano_id)).status).toBe(409);
    const next = addMonths(`${today().slice(0, 7)}-01`, 1);
    advanceTo(`${addDays(next, -1)}T23:59:59+09:00`);
    expect((await apply(await signIn(member), one.nano_id)).status).toBe(409);
    advanceTo(`${next}T00:00:00+09:00`);
    expect((await apply(await signIn(member), one.nano_id)).status).toBe(200);
  });
});

describe('the limit of all members in a day', () => {
  test('is shown with each coupon, and what passes it waits with its points held', async () => {
    await limit({ limit_price_day: 10_000 });
    const [first, second] = await applyInTurn(7000, 3000);
    expect([first?.application_status, second?.application_status]).toEqual([APPLY, APPLY]);
    expect(await remaining()).toBe(0);
    const [third] = await applyInTurn(1);
    expect(third).toMatchObject({ application_status: WAIT, memo: expect.stringContaining('다음 날부터') });
    const { token, id: memberId } = third?.member ?? (await makeMember());
    expect((await call(getPointWallet, { token })).data).toEqual({ available: 9999, held: 1, pending: 0 });
    await settle();
    expect([await statusOf(third?.id ?? 0), testServer().sandbox.giftishow.vouchers.length]).toEqual([WAIT, 2]);
    expect(await pointsOf({ id: memberId } as TestAccount)).toBe(10_000);
  });

  test('is not there without a setting', async () => {
    await makeCoupon();
    expect(await remaining()).toBeNull();
  });

  test('makes one of two members wait who apply at its edge at the same moment', async () => {
    await limit({ limit_price_day: 8000 });
    const coupon = await makeCoupon();
    const members = await Promise.all([1, 2, 3, 4].map(() => makeMember()));
    const made = await Promise.all(members.map((member) => apply(member, coupon.nano_id)));
    expect(made.map(({ data }) => data.application_status).toSorted()).toEqual([WAIT, WAIT, WAIT, APPLY]);
    await settled();
    expect((await call(getCouponItem, { params: { id: coupon.nano_id } })).data.remaining_today).toBe(3500);
  });

  test('is free again when an application of the day fails', async () => {
    await limit({ limit_price_day: 5000 });
    testServer().sandbox.giftishow.setBalance(0);
    await applyInTurn(4500);
    expect(await remaining()).toBe(5000);
  });

  test('begins anew at midnight in Seoul, and what waits goes on in its order', async () => {
    await limit({ limit_price_day: 10_000 });
    const made = await applyInTurn(9000, 6000, 5000, 4000);
    const statuses = () => Promise.all(made.map(({ id }) => statusOf(id)));
    expect(await statuses()).toEqual([DONE, WAIT, WAIT, WAIT]);
    const next = addDays(today(), 1);
    advanceTo(`${today()}T23:59:59+09:00`);
    await settle();
    expect(await statuses()).toEqual([DONE, WAIT, WAIT, WAIT]);
    advanceTo(`${next}T00:00:00+09:00`);
    await settle();
    await settled();
    // 6,000 and 4,000 would fit, but 5,000 came earlier.
    expect(await statuses()).toEqual([DONE, DONE, WAIT, WAIT]);
    expect(await remaining()).toBe(0);
    const [late] = await applyInTurn(4000);
    expect(late?.application_status).toBe(WAIT);
    advanceTo(`${addDays(next, 1)}T00:00:00+09:00`);
    await settle();
    await settled();
    expect(await statuses()).toEqual([DONE, DONE, DONE, DONE]);
    expect(await pointsOf(made[1]?.member ?? (await makeMember()))).toBe(4000);
    expect(await statusOf(late?.id ?? 0)).toBe(WAIT);
  });

  test('lets a price above the whole limit through on a day on which nothing was taken', async () => {
    await limit({ limit_price_day: 1000 });
    const [first, second] = await applyInTurn(4500, 4500);
    expect([first?.application_status, second?.application_status]).toEqual([APPLY, WAIT]);
    advanceTo(`${addDays(today(), 1)}T00:00:00+09:00`);
    await settle();
    await settled();
    expect(await statusOf(second?.id ?? 0)).toBe(DONE);
  });

  test('frees the points of who cancels, and refuses who was blocked while waiting', async () => {
    await limit({ limit_price_day: 4500 });
    const [, canceled, blocked] = await applyInTurn(4500, 4500, 4500);
    const { token } = canceled?.member ?? (await makeMember());
    await call(cancelCouponApplication, { token, params: { id: canceled?.id ?? 0 } });
    expect((await call(getPointWallet, { token })).data).toMatchObject({ available: 10_000, held: 0 });
    const { db } = testServer();
    await db
      .updateTable('user_account')
      .set({ account_status: 2 })
      .where('id', '=', blocked?.member.id ?? 0)
      .execute();
    advanceTo(`${addDays(today(), 1)}T00:00:00+09:00`);
    await settle();
    expect([await statusOf(canceled?.id ?? 0), await statusOf(blocked?.id ?? 0)]).toEqual([REJECT, IMPOSSIBLE]);
  });

  test('counts what operators approve, who may pass it', async () => {
    await limit({ limit_price_day: 4500 });
    const [, waiting] = await applyInTurn(4500, 4500);
    const { token } = await testServer().create.staff();
    const body = { coupon_application_uuid: waiting?.uuid ?? '' };
    expect((await call(orderCoupon, { token, body })).data.application_status).toBe(DONE);
    expect(await remaining()).toBe(0);
  });
});
