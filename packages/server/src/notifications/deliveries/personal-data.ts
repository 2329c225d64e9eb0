import { formatDateTime } from '@danji/contracts/format/date';
import { DeliveryMode, DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { DEFAULT_QUIET_HOURS } from '@danji/contracts/notifications/quiet-hours';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

async function collectDeliveries(db: Db, userId: number): Promise<OwnData> {
  const choices = await db.selectFrom('notification_preference').where('user_id', '=', userId).selectAll().execute();
  const setting = await db
    .selectFrom('notification_setting')
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
  const sent = await db
    .selectFrom('notification_delivery as delivery')
    .leftJoin('notification', 'notification.id', 'delivery.notification_id')
    .where('delivery.user_id', '=', userId)
    .select(['notification.title', 'delivery.channel', 'delivery.state', 'delivery.due', 'delivery.done'])
    .orderBy('delivery.id', 'desc')
    .execute();
  return {
    data: {
      설정: choices.map(({ notification_type, channel, mode }) => ({
        알림종류: NotificationType.label(notification_type),
        받는방법: NotificationChannel.label(channel),
        받는때: DeliveryMode.label(mode),
      })),
      방해금지시간:
        setting?.has_quiet_hours === false
          ? null
          : `${setting?.quiet_start ?? DEFAULT_QUIET_HOURS.start}~${setting?.quiet_end ?? DEFAULT_QUIET_HOURS.end}`,
      메일을받지않은주소: setting?.refused_email ?? null,
      보낸기록: sent.map(({ title, channel, state, due, done }) => ({
        제목: title ?? '지운 알림',
        받는방법: NotificationChannel.label(channel),
        상태: DeliveryState.label(state),
        때: formatDateTime(done ?? due),
      })),
    },
  };
}

/** Choices, addresses that take no e-mail, and the records of what was sent are deleted with the account. */
export const deliveryPersonalData: PersonalDataContributor = {
  erased: ['notification_setting.refused_email', 'notification_delivery.provider_id'],
  erase: async (db, { id }) => {
    await db.deleteFrom('notification_delivery').where('user_id', '=', id).execute();
    await db.deleteFrom('notification_preference').where('user_id', '=', id).execute();
    await db.deleteFrom('notification_setting').where('user_id', '=', id).execute();
  },
  own: { title: '알림 받는 방법', order: 61, collect: collectDeliveries },
};
