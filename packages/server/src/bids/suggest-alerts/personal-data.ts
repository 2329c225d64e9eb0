import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { findSetting } from './suggest-alert.repository.ts';

async function collectAlerts(db: Db, userId: number): Promise<OwnData> {
  const setting = await findSetting(db, userId);
  const regions =
    setting && setting.sigungus.length > 0
      ? await db.selectFrom('region').where('id', 'in', setting.sigungus).select(['sido_short', 'sigungu']).execute()
      : [];
  const alerts = await db
    .selectFrom('suggest_alert as alert')
    .innerJoin('suggest_item as item', 'item.id', 'alert.item_id')
    .where('alert.brand_id', '=', userId)
    .select(['item.title', 'alert.created'])
    .orderBy('alert.id')
    .execute();
  return {
    data: {
      설정: setting && {
        켜짐: setting.is_enabled,
        지역: regions.map(({ sido_short, sigungu }) => `${sido_short} ${sigungu}`),
        분야: setting.tags.map((code) => toSubCategoryName(code)),
      },
      알림: alerts.map(({ title, created }) => ({ 공고: title, 알린때: formatDateTime(created) })),
    },
  };
}

/** Alerts and their setting go with the account. */
export const suggestAlertPersonalData: PersonalDataContributor = {
  async erase(db, { id }) {
    await db.deleteFrom('suggest_alert').where('brand_id', '=', id).execute();
    await db.deleteFrom('suggest_alert_setting').where('brand_id', '=', id).execute();
  },
  own: { title: '새 공고 알림', order: 85, collect: collectAlerts },
};
