import { DeliveryState, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import { DEFAULT_QUIET_HOURS, findWait } from '@danji/contracts/notifications/quiet-hours';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Contributions } from '../../platform/features/contributions.ts';
import { canReach, type MessageItem, notificationSenders } from './notification-senders.ts';

/** So many messages are sent at one time; what waits for a slow provider is claimed by nobody. */
const BATCH = 20;
/** A message that is longer on its way was lost with its server, or its answer was. */
const LOST_SECONDS = 10 * 60;

/** The rows of one message, and what it says. */
export type ClaimedMessage = {
  messageId: number;
  userId: number;
  channel: NotificationChannelCode;
  isDigest: boolean;
  address: string;
  repeatedSince?: string;
  ids: number[];
  items: MessageItem[];
};

/**
 * Gives up messages that were on their way twice without an end, and lets the others wait again, once. So nothing is sent
 * more than twice, whatever crashes.
 */
export async function recoverLost(db: Db, now: Date): Promise<void> {
  const lost = () =>
    db
      .updateTable('notification_delivery')
      .where('state', '=', DeliveryState.SENDING)
      .where('started', '<', addSeconds(now, -LOST_SECONDS).toISOString());
  await lost().where('is_repeated', '=', true).set({ state: DeliveryState.UNKNOWN, done: now }).execute();
  await lost().where('is_repeated', '=', false).set({ state: DeliveryState.WAITING, is_repeated: true }).execute();
}

/**
 * The messages that are due: a notification of its own, everything of an account for the day, or what is sent again. The
 * first rows are found by their index, whatever waits behind them.
 */
const markDue = (db: Db, now: Date) =>
  sql<{ id: number; repeated_since: string | null }>`
    with head as (
      select id, user_id, channel, is_digest, message_id from notification_delivery
      where state = ${DeliveryState.WAITING} and due <= ${now} order by due, id limit ${BATCH}
    ), due as (
      select distinct delivery.id, delivery.user_id, delivery.channel, delivery.is_digest, delivery.message_id,
        case when delivery.is_repeated then delivery.started end as repeated_since
      from head join notification_delivery as delivery on delivery.user_id = head.user_id
        and delivery.channel = head.channel and delivery.state = ${DeliveryState.WAITING} and delivery.due <= ${now}
        and (delivery.id = head.id
          or (delivery.is_digest and head.is_digest and delivery.message_id is not distinct from head.message_id))
    ), part as (
      select id, repeated_since, coalesce(message_id, case when is_digest
        then min(id) over (partition by user_id, channel, is_digest, message_id) else id end) as message_id from due
    )
    update notification_delivery as delivery
    set state = ${DeliveryState.SENDING}, attempts = attempts + 1, started = ${now}, message_id = part.message_id
    from part where delivery.id = part.id and delivery.state = ${DeliveryState.WAITING}
    returning delivery.id, part.repeated_since`.execute(db);

/** The address of a delivery where its channel reaches the account; empty for a channel that was turned off meanwhile. */
export function toAddress(contributions: Contributions) {
  const cases = [...contributions.of(notificationSenders).values()].map(
    (sender) => sql`when delivery.channel = ${sender.channel} and ${canReach(sender)} then ${sender.address}
      when delivery.channel = ${sender.channel} then null`,
  );
  if (cases.length === 0) return sql<string | null>`''`;
  return sql<string | null>`case ${sql.join(cases, sql` `)} else '' end`;
}

const readMarked = (contributions: Contributions, db: Db, ids: readonly number[]) =>
  db
    .selectFrom('notification_delivery as delivery')
    .innerJoin('notification', 'notification.id', 'delivery.notification_id')
    .innerJoin('user_account as account', 'account.id', 'delivery.user_id')
    .leftJoin('notification_setting as setting', 'setting.user_id', 'delivery.user_id')
    .where('delivery.id', 'in', [...ids, 0])
    .select(['delivery.id', 'delivery.user_id', 'delivery.channel', 'delivery.is_digest', 'delivery.message_id'])
    .select(['notification.notification_type as type', 'notification.title', 'notification.content'])
    .select(['notification.link', 'notification.is_read', 'notification.deleted'])
    .select(['notification.id as notification_id', 'account.deleted as account_deleted'])
    .select(['delivery.is_urgent', 'delivery.is_advertisement'])
    .select(['setting.has_quiet_hours', 'setting.quiet_start', 'setting.quiet_end'])
    .select(toAddress(contributions).as('address'))
    .orderBy('delivery.id')
    .execute();

type Marked = Awaited<ReturnType<typeof readMarked>>[number];

/** Whether nobody needs it any more: it was read or deleted in the app, or the account has no address that takes it. */
const isNeedless = (row: Marked): boolean =>
  row.is_read || row.deleted !== null || row.account_deleted !== null || row.address === null;

/** Until when a row waits, because its channel rings and it is in the quiet hours of the person. */
function findWaitOf(row: Marked, now: Date): Date | undefined {
  const { quiet_start, quiet_end, has_quiet_hours } = row;
  const chosen =
    quiet_start === null || quiet_end === null ? DEFAULT_QUIET_HOURS : { start: quiet_start, end: quiet_end };
  const urgency = { isUrgent: row.is_urgent, isAdvertisement: row.is_advertisement };
  return findWait(row.channel, urgency, has_quiet_hours === false ? null : chosen, now);
}

/** Lets rows wait for the end of quiet hours as if they had not been claimed. */
async function putBack(db: Db, rows: readonly { id: number; until: Date; since: string | null }[]): Promise<void> {
  for (const until of new Set(rows.map((row) => row.until.toISOString()))) {
    const ids = rows.flatMap((row) => (row.until.toISOString() === until ? [row.id] : []));
    await db
      .updateTable('notification_delivery')
      .where('id', 'in', ids)
      .set((eb) => ({
        state: DeliveryState.WAITING,
        attempts: eb('attempts', '-', 1),
        due: until,
        // A row that was never sent may become part of another message.
        message_id: sql<number | null>`case when attempts > 1 or is_repeated then message_id end`,
      }))
      .execute();
  }
  // The provider may have taken it since its first attempt, not since this one.
  for (const { id, since } of rows)
    if (since !== null)
      await db.updateTable('notification_delivery').where('id', '=', id).set({ started: since }).execute();
}

function toMessages(rows: readonly Marked[], repeats: ReadonlyMap<number, string | null>): ClaimedMessage[] {
  const messages = new Map<number, ClaimedMessage>();
  for (const { id, message_id, user_id, channel, is_digest, address, notification_id, ...told } of rows) {
    const messageId = message_id ?? id;
    const since = repeats.get(id) ?? null;
    const repeated = since !== null && { repeatedSince: since };
    const shared = { messageId, userId: user_id, channel, isDigest: is_digest, address: address ?? '', ...repeated };
    const { ids, items } = messages.get(messageId) ?? { ids: [], items: [] };
    const { type, title, content, link } = told;
    const item = { notificationId: notification_id, type, title, content, link };
    messages.set(messageId, { ...shared, ids: [...ids, id], items: [...items, item] });
  }
  return [...messages.values()];
}

/**
 * Claims the next messages in a short transaction; `undefined` when nothing is due. One server claims at a time, so that
 * two neither split nor double what comes once a day.
 */
export const claimMessages = (
  contributions: Contributions,
  database: Db,
  now: Date,
): Promise<ClaimedMessage[] | undefined> =>
  transaction(database, async (db) => {
    await acquireAdvisoryLock(db, 'notification deliveries');
    const { rows: marked } = await markDue(db, now);
    if (marked.length === 0) return undefined;
    const rows = await readMarked(
      contributions,
      db,
      marked.map(({ id }) => id),
    );
    const repeats = new Map(marked.map(({ id, repeated_since }) => [id, repeated_since]));
    const sent = rows.filter((row) => !isNeedless(row));
    const isSent = new Set(sent.map(({ id }) => id));
    // A notification that was deleted for good has no row here.
    const needless = marked.map(({ id }) => id).filter((id) => !isSent.has(id));
    await db
      .updateTable('notification_delivery')
      .where('id', 'in', [...needless, 0])
      .set({ state: DeliveryState.SKIPPED, done: now })
      .execute();
    const needed = sent.map((row) => ({ ...row, until: findWaitOf(row, now) }));
    await putBack(
      db,
      needed.flatMap(({ id, until }) => (until ? [{ id, until, since: repeats.get(id) ?? null }] : [])),
    );
    return toMessages(
      needed.filter(({ until }) => until === undefined),
      repeats,
    );
  });
