import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

async function collectApplications(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('coupon_application as application')
    .innerJoin('coupon', 'coupon.id', 'application.coupon_id')
    .where('application.user_id', '=', userId)
    .select(['coupon.title', 'application.payment_price', 'application.application_status', 'application.created'])
    .orderBy('application.id')
    .execute();
  return {
    data: rows.map(({ title, payment_price, application_status, created }) => ({
      쿠폰: title,
      포인트: payment_price,
      상태: ApplicationStatus.label(application_status),
      신청: formatDateTime(created),
    })),
  };
}

/** Applications are records of payments: they stay, but phone numbers and secrets of vouchers are erased. */
export const couponPersonalData: PersonalDataContributor = {
  erased: ['coupon_application.tel', 'voucher_order.pin_encrypted', 'voucher_order.picture_url_encrypted'],
  kept: [
    {
      columns: [
        'coupon.title',
        'coupon.brand_name',
        'coupon_change.fields',
        'coupon_application.memo',
        'coupon_application_event.memo',
        'voucher_order.memo',
        'voucher_order.mms_title',
        'voucher_order.mms_msg',
        'voucher_cost.brand_name',
      ],
      because: 'What was exchanged and why it was refused: records of payments, five years by law.',
    },
  ],
  erase: async (db, { id }) => {
    await db.updateTable('coupon_application').set({ tel: '' }).where('user_id', '=', id).execute();
    await db
      .updateTable('voucher_order')
      .set({ pin_encrypted: null, picture_url_encrypted: null })
      .where('application_id', 'in', db.selectFrom('coupon_application').where('user_id', '=', id).select('id'))
      .execute();
  },
  own: { title: '쿠폰 신청', order: 86, collect: collectApplications },
};
