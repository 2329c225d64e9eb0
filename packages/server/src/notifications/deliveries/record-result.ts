import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { deliveryNotifications } from '@danji/contracts/notifications/catalogue/deliveries';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
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

/** How an attempt to send a message has ended, and when. */
export type Outcome = { message: ClaimedMessage; result: Exclude<SendResult, { kind: 'unknown' }>; at: Date };

const STATES = {
  sent: DeliveryState.SENT,
  later: DeliveryState.WAITING,
  refused: DeliveryState.FAILED,
  failed: DeliveryState.FAILED,
} as const;

const toRows = ({ message, result, at }: Outcome) =>
  message.ids.map((id) => ({
    id,
    started: message.started,
    at,
    state: STATES[result.kind],
    provider_id: result.kind === 'sent' ? result.providerId : null,
    error_code: result.kind === 'sent' ? null : result.code,
  }));

/** Records how attempts have ended, in the rows that are still those of the attempt; all or none. */
export const recordResults = (database: Db, outcomes: readonly Outcome[]): Promise<void> =>
  transaction(database, async (db) => {
    const next = sql`case when ended.state = ${DeliveryState.WAITING}
      then ended.at + (${RETRY_MINUTES}::integer[])[delivery.attempts] * interval '1 minute' end`;
    await sql`update notification_delivery as delivery set provider_id = ended.provider_id,
        error_code = ended.error_code, due = coalesce(${next}, due), done = case when ${next} is null then ended.at end,
        state = case when ${next} is null and ended.state = ${DeliveryState.WAITING}
          then ${DeliveryState.FAILED}::smallint else ended.state end
      from jsonb_to_recordset(${toJson(outcomes.flatMap(toRows))}::jsonb) as ended(
        id bigint, started timestamptz, at timestamptz, state smallint, provider_id text, error_code text)
      where delivery.id = ended.id and delivery.state = ${DeliveryState.SENDING}
        and delivery.started = ended.started`.execute(db);
    for (const { message, result, at } of outcomes)
      if (result.kind === 'refused' && message.channel === NotificationChannel.EMAIL) await stopEmail(db, message, at);
  });
