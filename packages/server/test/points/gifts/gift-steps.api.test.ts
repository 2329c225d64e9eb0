import { beforeEach, describe, expect, test } from '@jest/globals';
import { transaction } from '@danji/server/platform/database/transaction';
import { applyForCoupon } from '@danji/server/points/coupons/apply.service';
import { addGiftApplications } from '@danji/server/points/coupons/gift-applications';
import { GIFTS_AT_ONCE } from '@danji/server/points/coupons/order.repository';
import { insertGift } from '@danji/server/points/gifts/gift.repository';
import { makeMember, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { untilSettled } from '../coupons/coupon-fixture.ts';
import { giveQuietly, plant } from './gift-fixture.ts';

beforeEach(resetCoupons);

describe('the vouchers of gifts', () => {
  test('of more members than one step has are all sent at once', async () => {
    const { coupon, receivers } = await plant(GIFTS_AT_ONCE + 1);
    await giveQuietly(coupon.id, receivers);
    await untilSettled();
    expect(testServer().sandbox.giftishow.vouchers).toHaveLength(GIFTS_AT_ONCE + 1);
  });

  test('are sent behind the voucher of a member who applied after them', async () => {
    const { db, clock, sandbox } = testServer();
    const { staff, coupon, receivers } = await plant();
    const member = await makeMember();
    const now = clock.now();
    const gift = { coupon_id: coupon.id, user_id: staff.id, reason: '이벤트', key: 'steps', created: now };
    const giftId = (await insertGift(db, gift)) ?? 0;
    const members = receivers.map(({ id }) => ({ userId: id, tel: '01012345678' }));
    // In one transaction, so that the job sees both.
    const { orderId = 0 } = await transaction(db, async (db) => {
      await addGiftApplications(db, { giftId, couponId: coupon.id, members, reason: '이벤트', by: staff.id, now });
      return applyForCoupon(db, member, coupon.nano_id, now);
    });
    await untilSettled();
    const order = await db
      .selectFrom('voucher_order')
      .where('id', '=', orderId)
      .select('tr_id')
      .executeTakeFirstOrThrow();
    expect(sandbox.giftishow.vouchers.map(({ trId }) => trId === order.tr_id)).toEqual([true, false, false]);
  });
});
