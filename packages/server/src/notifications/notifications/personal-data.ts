import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The texts are left out: they name other people, who asked to join or accepted an invitation. */
async function collectNotifications(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('deleted', 'is', null)
    .select(['title', 'is_read', 'created'])
    .orderBy('id', 'desc')
    .execute();
  return {
    data: rows.map(({ title, is_read, created }) => ({
      받은때: formatDateTime(created),
      제목: title,
      읽음: is_read,
    })),
  };
}

/** Notifications are deleted with their account; work spaces hide its name in those of other people. */
export const notificationPersonalData: PersonalDataContributor = {
  erased: ['notification.title', 'notification.content', 'notification.link'],
  kept: [
    {
      columns: ['notification_outbox.values', 'notification_outbox.recipients'],
      because: 'Emptied when it is delivered, as a rule within a second, and deleted after seven days.',
    },
  ],
  erase: async (db, { id }) => {
    await db.deleteFrom('notification').where('user_id', '=', id).execute();
  },
  own: { title: '알림', order: 60, collect: collectNotifications },
};
