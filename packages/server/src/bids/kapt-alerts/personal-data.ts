import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

async function collectAlerts(db: Db, userId: number): Promise<OwnData> {
  const alerts = await db
    .selectFrom('kapt_alert as alert')
    .innerJoin('kapt_notice as notice', 'notice.id', 'alert.notice_id')
    .where('alert.brand_id', '=', userId)
    .select(['notice.title', 'alert.created'])
    .orderBy('alert.id')
    .execute();
  return { data: alerts.map(({ title, created }) => ({ 공고: title, 알린때: formatDateTime(created) })) };
}

/** Alerts go with the account. */
export const kaptAlertPersonalData: PersonalDataContributor = {
  async erase(db, { id }) {
    await db.deleteFrom('kapt_alert').where('brand_id', '=', id).execute();
  },
  own: { title: '새 K-apt 공고 알림', order: 86, collect: collectAlerts },
};
