import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { lockApplication } from './application.repository.ts';
import { approve } from './application.service.ts';
import { readGood, toOrder } from './apply.service.ts';
import { insertOrders } from './order.repository.ts';
import { settleVouchers } from './settle.job.ts';

const { APPLY, FAILED } = ApplicationStatus;

type Gift = {
  giftId: number;
  couponId: number;
  /** With the verified phone, digits. */
  members: readonly { userId: number; tel: string }[];
  reason: string;
  /** The operator. */
  by: number;
  now: Date;
};

/** Applies for members who spend no points: their vouchers are ordered after the commit, behind those of others. */
export async function addGiftApplications(db: Db, gift: Gift): Promise<void> {
  const { giftId, couponId, members, reason, by, now } = gift;
  const good = await readGood(db, couponId);
  const rows = await db
    .insertInto('coupon_application')
    .values(
      members.map(({ userId, tel }) => ({
        uuid: newNanoId(),
        coupon_id: couponId,
        user_id: userId,
        payment_price: 0,
        application_status: APPLY,
        memo: null,
        tel,
        gift_id: giftId,
        created: now,
        updated: now,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('coupon_application_event')
    .values(
      rows.map(({ id }) => ({
        application_id: id,
        user_id: by,
        from_status: null,
        to_status: APPLY,
        memo: reason,
        created: now,
      })),
    )
    .execute();
  await insertOrders(
    db,
    rows.map(({ id }) => toOrder({ id, isGift: true }, good, now)),
  );
  await wake(db, settleVouchers);
}

/** Orders the vouchers of a gift again that have failed. */
export async function orderGiftAgain(db: Db, giftId: number, by: number, now: Date): Promise<void> {
  const failed = await db
    .selectFrom('coupon_application')
    .where('gift_id', '=', giftId)
    .where('application_status', '=', FAILED)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of failed) {
    const row = await lockApplication(db, id);
    if (row?.application_status === FAILED) await approve(db, row, { id: by }, now);
  }
  await wake(db, settleVouchers);
}
