import { toBusinessDate } from '@danji/contracts/format/date';
import { DeliveryMode, DeliveryState } from '@danji/contracts/notifications/channel';
import { toDefaultMode } from '@danji/contracts/notifications/default-mode';
import { addDays } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Contributions } from '../../platform/features/contributions.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { canReach, notificationSenders, type PlannedNotification } from './notification-senders.ts';

/** The job that sends what is due. */
export const SENDING = { name: 'notifications.send' } as const;

const toHalfPastEight = (date: string): Date => new Date(`${date}T08:30:00+09:00`);

/** The next 08:30 in Seoul after `now`, when what comes once a day is sent. */
function toDigestTime(now: Date): Date {
  const today = toBusinessDate(now);
  const time = toHalfPastEight(today);
  return time > now ? time : toHalfPastEight(addDays(today, 1));
}

/**
 * Writes, in the transaction that has written these notifications of one kind, by which channels outside of the app they
 * go, and when: for each channel that is set up, by the choice of the person or the default of the kind, where the account
 * can be reached. One statement for each channel, whatever the number of notifications.
 */
export async function planDeliveries(
  contributions: Contributions,
  db: Db,
  planned: PlannedNotification,
  notifications: readonly { id: number }[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  const ids = notifications.map(({ id }) => id);
  for (const sender of contributions.of(notificationSenders).values()) {
    const { channel } = sender;
    const byDefault = toDefaultMode(planned.definition, channel);
    if (byDefault === DeliveryMode.OFF) continue;
    const mode = sql`coalesce(preference.mode, ${byDefault}::smallint)`;
    const { rows } = await sql<{ is_digest: boolean }>`
      insert into notification_delivery
        (notification_id, notification_type, user_id, channel, is_digest, state, created, due, is_urgent, is_advertisement)
      select notification.id, notification.notification_type, notification.user_id, ${channel}::smallint,
        ${mode} = ${DeliveryMode.DAILY}, ${DeliveryState.WAITING}::smallint, ${now}::timestamptz,
        case when ${mode} = ${DeliveryMode.DAILY} then ${toDigestTime(now)}::timestamptz else ${now}::timestamptz end,
        ${planned.definition.isUrgent === true}::boolean, ${planned.definition.importance === 'marketing'}::boolean
      from notification
      join user_account as account on account.id = notification.user_id
      left join notification_preference as preference on preference.user_id = notification.user_id
        and preference.notification_type = notification.notification_type and preference.channel = ${channel}
      where notification.id = any(${ids}::bigint[]) and ${mode} <> ${DeliveryMode.OFF} and ${canReach(sender)}
      returning is_digest`.execute(db);
    if (rows.length > 0) await sender.plan?.(db, planned, now);
    if (rows.some(({ is_digest }) => !is_digest)) await wake(db, SENDING);
  }
}
