import { couponStaffNotifications } from '@danji/contracts/notifications/catalogue/coupons';
import { notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { findGift, finishGifts } from './gift.repository.ts';

/** Tells who gave vouchers, once they are sent, how many were issued and how many failed. */
export const tellOfGifts = defineJob(
  'points.tell_of_gifts',
  ({ db, clock }: JobRun<object>) => {
    const now = clock.now();
    return transaction(db, async (db) => {
      for (const id of await finishGifts(db, now)) {
        const gift = await findGift(db, id);
        if (!gift) continue;
        const { coupon, user, issued, members } = gift;
        const values = { gift_id: id, title: coupon.title, issued, failed: members - issued };
        await notify(db, couponStaffNotifications.giftSent, [user.id], values, now);
      }
    });
  },
  { cron: '* * * * *' },
);
