import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { deliveryNotifications } from '@danji/contracts/notifications/catalogue/deliveries';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/index.ts';
import type { ClaimedMessage } from './claim-messages.ts';
import type { SendResult } from './notification-senders.ts';

/** Minutes after each attempt that failed for now; after the last one it has failed. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];

/** The address takes no e-mail: the channel stops until the account has another one, or its owner starts it again. */
async function stopEmail(db: Db, { userId, address }: ClaimedMessage, now: Date): Promise<void> {
  const stopped = { refused_email: address, email_stopped: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notification_setting')
    .values({ user_id: userId, ...stopped })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(stopped)
        .where('notification_setting.refused_email', 'is distinct from', address),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await notify(db, deliveryNotifications.emailStopped, [userId], {}, now);
}

/** The rows of a message that are still those of this attempt. */
const attemptOf = (db: Db, { ids }: ClaimedMessage, started: Date) =>
  db
    .updateTable('notification_delivery')
    .where('id', 'in', ids)
    .where('state', '=', DeliveryState.SENDING)
    .where('started', '=', started.toISOString());

/** Records how an attempt has ended. Where nobody knows, the rows stay as they are and are recovered later. */
export async function recordResult(
  database: Db,
  message: ClaimedMessage,
  result: SendResult,
  { started, now }: { started: Date; now: Date },
): Promise<void> {
  if (result.kind === 'unknown') return;
  await transaction(database, async (db) => {
    const attempt = attemptOf(db, message, started);
    if (result.kind === 'sent') {
      await attempt
        .set({ state: DeliveryState.SENT, done: now, provider_id: result.providerId, error_code: null })
        .execute();
      return;
    }
    if (result.kind === 'later') {
      const waits = RETRY_MINUTES.map((minutes) => addSeconds(now, minutes * 60).toISOString());
      const next = sql<string | null>`(${waits}::timestamptz[])[attempts]`;
      await attempt
        .set({
          state: sql<0>`case when ${next} is null then ${DeliveryState.FAILED} else ${DeliveryState.WAITING} end::smallint`,
          due: sql<string>`coalesce(${next}, due)`,
          done: sql<string | null>`case when ${next} is null then ${now}::timestamptz end`,
          error_code: result.code,
        })
        .execute();
      return;
    }
    await attempt.set({ state: DeliveryState.FAILED, done: now, error_code: result.code }).execute();
    if (result.kind === 'refused' && message.channel === NotificationChannel.EMAIL) await stopEmail(db, message, now);
  });
}
