import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { deleteCoupon } from '@danji/contracts/points/coupon.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { pointsOf, read, settled } from './coupon-fixture.ts';

const { DONE, FAILED, WAIT } = ApplicationStatus;
/** The cost of the coupon's voucher at the provider, won. */
const COST = 4280;

beforeEach(resetCoupons);

const vouchers = () => testServer().sandbox.giftishow.vouchers;

describe('at the same moment', () => {
  test('of 64 members who want the last voucher one gets it, and the others have their points', async () => {
    testServer().sandbox.giftishow.setBalance(COST);
    const coupon = await makeCoupon();
    const members: TestAccount[] = [];
    for (let count = 0; count < 64; count += 1) members.push(await makeMember(4500));
    // As many at once as the server has connections: whoever waits longer for one is refused, which is another matter.
    const lanes = Array.from({ length: 8 }, (_, lane) => members.filter((_member, place) => place % 8 === lane));
    const applyInTurn = async (lane: TestAccount[]) => {
      const answers = [];
      for (const member of lane) answers.push(await apply(member, coupon.nano_id));
      return answers;
    };
    const applied = (await Promise.all(lanes.map(applyInTurn))).flat();
    const order = lanes.flat();
    expect(applied.map(({ status }) => status)).toEqual(members.map(() => 200));
    await settled();
    const ends = await Promise.all(
      order.map(async (member, place) => {
        const { application_status } = await read(member, applied[place]?.data.id ?? 0);
        return [application_status, await pointsOf(member)];
      }),
    );
    expect(ends.toSorted()).toEqual([[DONE, 0], ...Array.from({ length: 63 }, () => [FAILED, 4500])]);
    expect([vouchers().length, testServer().sandbox.giftishow.balance]).toEqual([1, 0]);
  }, 60_000);

  test('a double click in each of two tabs makes one application, takes the points once and orders one voucher', async () => {
    const [coupon, member] = [await makeCoupon(), await makeMember(20_000)];
    const made = await Promise.all(Array.from({ length: 4 }, () => apply(member, coupon.nano_id)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await settled();
    expect([await pointsOf(member), vouchers().length]).toEqual([15_500, 1]);
  });

  test('a coupon that is deleted while members apply for it leaves no application waiting', async () => {
    const { token } = await testServer().create.staff();
    const members: TestAccount[] = [];
    for (let count = 0; count < 7; count += 1) members.push(await makeMember());
    for (let round = 0; round < 5; round += 1) {
      const coupon = await makeCoupon({ application_type: ApplicationType.APPROVAL });
      const applied = Promise.all(members.map((member) => apply(member, coupon.nano_id)));
      expect((await call(deleteCoupon, { token, params: { id: coupon.id } })).status).toBe(200);
      const answers = await applied;
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    }
    const waiting = testServer().db.selectFrom('coupon_application').where('application_status', '=', WAIT);
    expect(await waiting.select('id').execute()).toEqual([]);
  });

  test('points for one voucher do not buy two different ones', async () => {
    const coupons = [await makeCoupon(), await makeCoupon({ goods_code: 'G90000000002' }), await makeCoupon()];
    const member = await makeMember(5000);
    const made = await Promise.all(coupons.map(({ nano_id }) => apply(member, nano_id)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await settled();
    expect((await call(getPointWallet, { token: member.token })).data).toEqual({ available: 500, held: 0, pending: 0 });
    expect(vouchers()).toHaveLength(1);
  });
});
