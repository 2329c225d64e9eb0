import { DeliveryState, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import { DEFAULT_QUIET_HOURS, findWait } from '@danji/contracts/notifications/quiet-hours';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toJson } from '../../platform/database/columns.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Contributions } from '../../platform/features/contributions.ts';
import { canReach, type MessageItem, notificationSenders } from './notification-senders.ts';

/** The rows that one claim begins with. */
const BATCH = 500;
/** A message that is longer on its way was lost with its server, or its answer was. */
const LOST_SECONDS = 10 * 60;

/** The rows of one message, and what it says. */
export type ClaimedMessage = {
  messageId: number;
  userId: number;
  channel: NotificationChannelCode;
  isDigest: boolean;
  address: string;
  /** When it was claimed. */
  started: Date;
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

/** The next rows of a channel. Two scans of one index, so that what waits for another day is never read. */
const headOf = (channel: NotificationChannelCode, now: Date) => {
  const next = (isUrgent: boolean) => sql`(select id, user_id, is_urgent, is_digest, message_id,
      case when is_repeated then started end as repeated_since
    from notification_delivery
    where state = ${sql.lit(DeliveryState.WAITING)} and channel = ${channel} and is_urgent = ${sql.lit(isUrgent)}
      and due <= ${now}
    order by due, id limit ${BATCH})`;
  return sql`select * from (${next(true)} union all ${next(false)}) as next order by is_urgent desc limit ${BATCH}`;
};

/**
 * The messages of a channel that are due, what is urgent first: a notification of its own, everything of an account for
 * the day, or what is sent again. The first rows are found by their index, whatever waits behind them.
 */
const markDue = (db: Db, channel: NotificationChannelCode, now: Date) =>
  sql<{ id: number; repeated_since: string | null }>`
    with head as materialized (${headOf(channel, now)}), day as (
      select distinct user_id, message_id from head where is_digest
    ), due as (
      select id, user_id, is_digest, message_id, repeated_since from head where not is_digest
      union all
      select delivery.id, delivery.user_id, true, delivery.message_id,
        case when delivery.is_repeated then delivery.started end
      from day join notification_delivery as delivery on delivery.user_id = day.user_id
        and delivery.channel = ${channel} and delivery.state = ${sql.lit(DeliveryState.WAITING)} and delivery.is_digest
        and delivery.due <= ${now} and delivery.message_id is not distinct from day.message_id
    ), part as (
      select id, repeated_since, coalesce(message_id, case when is_digest
        then min(id) over (partition by user_id, message_id) else id end) as message_id from due
    )
    update notification_delivery as delivery
    set state = ${DeliveryState.SENDING}, attempts = attempts + 1, started = ${now}, message_id = part.message_id
    from part where delivery.id = part.id and delivery.state = ${sql.lit(DeliveryState.WAITING)}
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
    .where('delivery.id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(['delivery.id', 'delivery.user_id', 'delivery.channel', 'delivery.is_digest', 'delivery.message_id'])
    .select(['notification.notification_type as type', 'notification.title', 'notification.content'])
    .select(['notification.link', 'notification.is_read', 'notification.deleted'])
    .select(['notification.id as notification_id', 'account.deleted as account_deleted'])
    .select(['delivery.is_urgent', 'delivery.is_advertisement'])
    .select(['setting.has_quiet_hours', 'setting.quiet_start', 'setting.quiet_end'])
    .select(toAddress(contributions).as('address'))
    .orderBy('delivery.is_urgent', 'desc')
    .orderBy('delivery.due')
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

/** Rows that wait again; since when a message may have been taken already, where it was sent before. */
type PutBack = { id: number; until?: Date; since: string | null };

/** Lets claimed rows wait as if they had not been claimed: until a time, or for the next claim. */
async function putBack(db: Db, rows: readonly PutBack[], started: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update notification_delivery as delivery set state = ${DeliveryState.WAITING}, attempts = attempts - 1,
      due = coalesce(back.until, due), started = coalesce(back.since, started),
      message_id = case when attempts > 1 or is_repeated then message_id end
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as back(id bigint, until timestamptz, since timestamptz)
    where delivery.id = back.id and delivery.state = ${DeliveryState.SENDING} and delivery.started = ${started}`.execute(
    db,
  );
}

/** Gives messages back that were claimed and not sent, because the provider is slow. */
export const giveBack = (db: Db, messages: readonly ClaimedMessage[], started: Date): Promise<void> =>
  putBack(
    db,
    messages.flatMap(({ ids, repeatedSince = null }) => ids.map((id) => ({ id, since: repeatedSince }))),
    started,
  );

function toMessages(
  rows: readonly Marked[],
  repeats: ReadonlyMap<number, string | null>,
  started: Date,
): ClaimedMessage[] {
  const messages = new Map<number, ClaimedMessage>();
  for (const { id, message_id, user_id, channel, is_digest, address, notification_id, ...told } of rows) {
    const messageId = message_id ?? id;
    const since = repeats.get(id) ?? null;
    const repeated = since !== null && { repeatedSince: since };
    const shared = { messageId, userId: user_id, channel, isDigest: is_digest, address: address ?? '', started };
    const { ids, items } = messages.get(messageId) ?? { ids: [], items: [] };
    const { type, title, content, link } = told;
    const item = { notificationId: notification_id, type, title, content, link };
    messages.set(messageId, { ...shared, ...repeated, ids: [...ids, id], items: [...items, item] });
  }
  return [...messages.values()];
}

/** Whoever needs nothing any more is skipped; a notification that was deleted for good is none of the rows. */
async function skip(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notification_delivery')
    .where('id', 'in', ids)
    .set({ state: DeliveryState.SKIPPED, done: now })
    .execute();
}

/**
 * Claims the next messages of a channel in a short transaction; `undefined` when nothing is due. One server claims at a
 * time, so that two neither split nor double what comes once a day.
 */
export const claimMessages = (
  contributions: Contributions,
  database: Db,
  channel: NotificationChannelCode,
  now: Date,
): Promise<ClaimedMessage[] | undefined> =>
  transaction(database, async (db) => {
    await acquireAdvisoryLock(db, 'notification deliveries');
    const { rows: marked } = await markDue(db, channel, now);
    if (marked.length === 0) return undefined;
    const ids = marked.map(({ id }) => id);
    const repeats = new Map(marked.map(({ id, repeated_since }) => [id, repeated_since]));
    const needed = (await readMarked(contributions, db, ids)).filter((row) => !isNeedless(row));
    const isNeeded = new Set(needed.map(({ id }) => id));
    await skip(
      db,
      ids.filter((id) => !isNeeded.has(id)),
      now,
    );
    const [waiting, sent]: [PutBack[], Marked[]] = [[], []];
    for (const row of needed) {
      const until = findWaitOf(row, now);
      if (until) waiting.push({ id: row.id, until, since: repeats.get(row.id) ?? null });
      else sent.push(row);
    }
    await putBack(db, waiting, now);
    return toMessages(sent, repeats, now);
  });
