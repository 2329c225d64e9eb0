import { StaffType } from '@danji/contracts/codes/user-codes';
import { toTelDigits } from '@danji/contracts/format/tel';
import type { Db } from '../../platform/database/open-database.ts';
import { addGiftApplications } from '../coupons/index.ts';
import { insertGift } from './gift.repository.ts';

const GOOD = 'G90000000016';
const MEMBERS = ['user2@danji.test', 'user8@danji.test', 'user11@danji.test'];
const REASON = '가을 이벤트 당첨';

/** Vouchers that an ADMIN gave to some members. */
export async function seedDemoGift(db: Db, now: Date): Promise<void> {
  const coupon = await db.selectFrom('coupon').where('goods_code', '=', GOOD).select('id').executeTakeFirst();
  const admin = await db
    .selectFrom('staff_account')
    .where('staff_type', '=', StaffType.ADMIN)
    .select('user_id')
    .orderBy('user_id')
    .executeTakeFirst();
  const members = await db.selectFrom('user_account').where('email', 'in', MEMBERS).select(['id', 'tel']).execute();
  if (!coupon || !admin || members.length === 0) return;
  const by = admin.user_id;
  const gift = { coupon_id: coupon.id, user_id: by, reason: REASON, key: 'demo', created: now };
  const giftId = await insertGift(db, gift);
  if (giftId === undefined) return;
  await addGiftApplications(db, {
    giftId,
    couponId: coupon.id,
    members: members.map(({ id, tel }) => ({ userId: id, tel: toTelDigits(tel ?? '') })),
    reason: REASON,
    by,
    now,
  });
}
