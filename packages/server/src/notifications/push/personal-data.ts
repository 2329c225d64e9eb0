import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The address and the keys are left out: whoever has them can send to the device. */
async function collectDevices(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('push_subscription')
    .where('user_id', '=', userId)
    .select(['user_agent', 'created', 'last_success'])
    .orderBy('id', 'desc')
    .execute();
  return {
    data: rows.map(({ user_agent, created, last_success }) => ({
      기기: user_agent,
      등록: formatDateTime(created),
      마지막알림: last_success === null ? null : formatDateTime(last_success),
    })),
  };
}

/** Subscriptions are deleted when they are turned off, at the end of their session, and with the account. */
export const pushPersonalData: PersonalDataContributor = {
  erased: ['push_subscription.endpoint', 'push_subscription.user_agent'],
  erase: async (db, { id }) => {
    await db.deleteFrom('push_subscription').where('user_id', '=', id).execute();
  },
  own: { title: '알림 받는 기기', order: 62, collect: collectDevices },
};
