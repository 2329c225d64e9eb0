import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { DeliveryMode, DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import type { getNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { DEFAULT_QUIET_HOURS } from '@danji/contracts/notifications/quiet-hours';
import { NotificationType, type NotificationTypeCode } from '@danji/contracts/notifications/notification';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notificationSenders } from './notification-senders.ts';

type Settings = ResponseOf<typeof getNotificationSettings>;
type Choice = Settings['choices'][number];

/** The choices of the account for the channels that are set up. */
export async function readSettings(
  { contributions }: Pick<Platform, 'contributions'>,
  db: Db,
  userId: number,
): Promise<Settings> {
  const channels = [...contributions.of(notificationSenders).values()].map(({ channel }) => channel);
  const chosen = await db
    .selectFrom('notification_preference')
    .where('user_id', '=', userId)
    .select(['notification_type', 'channel', 'mode'])
    .execute();
  const stopped = await db
    .selectFrom('notification_setting as setting')
    .innerJoin('user_account as account', 'account.id', 'setting.user_id')
    .where('setting.user_id', '=', userId)
    .whereRef('setting.refused_email', '=', 'account.email')
    .select('setting.email_stopped')
    .executeTakeFirst();
  const own = await db
    .selectFrom('notification_setting')
    .where('user_id', '=', userId)
    .select(['has_quiet_hours', 'quiet_start as start', 'quiet_end as end'])
    .executeTakeFirst();
  const { has_quiet_hours, ...quietHours } = own ?? { has_quiet_hours: true, ...DEFAULT_QUIET_HOURS };
  const choices = NotificationType.options.flatMap(({ code }) =>
    channels.map((channel) => {
      const choice = chosen.find((each) => each.notification_type === code && each.channel === channel);
      return { notification_type: code, channel, mode: choice?.mode ?? null };
    }),
  );
  return {
    channels,
    choices,
    quiet_hours: has_quiet_hours ? quietHours : null,
    email_stopped: stopped?.email_stopped ?? null,
  };
}

/** Chooses for groups of notifications; what waits in a group that is turned off is not sent. */
export async function saveChoices(db: Db, userId: number, choices: readonly Choice[], now: Date): Promise<void> {
  for (const { notification_type, channel, mode } of choices) {
    const whose = { user_id: userId, notification_type, channel };
    if (mode === null) {
      await db
        .deleteFrom('notification_preference')
        .where((eb) => eb.and(whose))
        .execute();
      continue;
    }
    await db
      .insertInto('notification_preference')
      .values({ ...whose, mode })
      .onConflict((conflict) => conflict.columns(['user_id', 'notification_type', 'channel']).doUpdateSet({ mode }))
      .execute();
    if (mode !== DeliveryMode.OFF) continue;
    await sql`update notification_delivery as delivery set state = ${DeliveryState.SKIPPED}, done = ${now}
      from notification where notification.id = delivery.notification_id and delivery.user_id = ${userId}
        and delivery.channel = ${channel} and delivery.state = ${DeliveryState.WAITING}
        and notification.notification_type = ${notification_type}`.execute(db);
  }
}

/** Turns the e-mails of these groups off; an account that no longer exists has none. */
export async function turnEmailsOff(
  db: Db,
  userId: number,
  types: readonly NotificationTypeCode[],
  now: Date,
): Promise<void> {
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .where('deleted', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!account) return;
  const choice = { channel: NotificationChannel.EMAIL, mode: DeliveryMode.OFF };
  const choices = types.map((notification_type) => ({ notification_type, ...choice }));
  await saveChoices(db, userId, choices, now);
}

/** Chooses the hours in which nothing rings, or none; the hours of before stay for who turns them on again. */
export async function saveQuietHours(db: Db, userId: number, hours: Settings['quiet_hours']): Promise<void> {
  const quiet =
    hours === null
      ? { has_quiet_hours: false }
      : { has_quiet_hours: true, quiet_start: hours.start, quiet_end: hours.end };
  await db
    .insertInto('notification_setting')
    .values({ user_id: userId, refused_email: null, ...quiet })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(quiet))
    .execute();
}

/** Sends e-mails again to the address that has refused one. */
export async function startEmails(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('notification_setting')
    .where('user_id', '=', userId)
    .set({ refused_email: null, email_stopped: null })
    .execute();
}
