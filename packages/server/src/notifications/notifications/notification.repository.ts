import type { Notification } from '@danji/contracts/notifications/notification';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { readPage } from '../../platform/records/read-page.ts';

type ListQuery = {
  page?: number;
  page_size?: number;
  notification_type?: Notification['notification_type'];
  is_read?: boolean | undefined;
};

/** Unread notifications of an account. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .where('deleted', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notifications of an account, newest first. */
export function listOwnNotifications(db: Db, userId: number, query: ListQuery): Promise<Page<Notification>> {
  const { is_read, notification_type } = query;
  let found = db.selectFrom('notification').where('user_id', '=', userId).where('deleted', 'is', null);
  if (is_read !== undefined) found = found.where('is_read', '=', is_read);
  if (notification_type !== undefined) found = found.where('notification_type', '=', notification_type);
  return readPage(db, query, {
    found,
    order: [['created', 'desc']],
    key: 'notification.id',
    lines: db
      .selectFrom('notification')
      .select(['id', 'notification_type', 'title', 'content', 'link', 'is_read', 'created']),
  });
}

/** Marks the account's notifications read: the named ones, those that lead to a path, or all. Resolves to their number. */
export async function markRead(
  db: Db,
  userId: number,
  { notification_ids: ids, link }: BodyOf<typeof markNotificationsRead>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== undefined, (qb) => qb.where('id', 'in', [...(ids ?? []), 0]))
    .$if(link !== undefined, (qb) => qb.where('link', '=', link ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Marks what leads these accounts to a path, or came from these rows of the outbox, read, because somebody has dealt with
 * it, and updates their open screens.
 */
export async function settleNotifications(
  db: Db,
  recipients: readonly number[],
  { link, outboxIds }: { link: string; outboxIds: readonly number[] },
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', 'in', [...recipients])
    .where('is_read', '=', false)
    .where('deleted', 'is', null)
    .where((eb) => eb.or([eb('link', '=', link), eb('outbox_id', 'in', [...outboxIds, 0])]))
    .returning('user_id')
    .execute();
  const readers = [...new Set(rows.map(({ user_id }) => user_id))];
  if (readers.length > 0) await publishChange(db, readers, { tags: ['notification'] }, now);
}

/** Deletes a notification of the account; false when the account has no such notification. */
export async function deleteOwnNotification(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ deleted: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes everything that the account has read, of one type or of all; returns how many. */
export async function deleteReadNotifications(
  db: Db,
  userId: number,
  type: Notification['notification_type'] | undefined,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ deleted: now })
    .where('user_id', '=', userId)
    .where('is_read', '=', true)
    .where('deleted', 'is', null)
    .$if(type !== undefined, (qb) => qb.where('notification_type', '=', type ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Restores a deleted notification; false when it was deleted for good, or never existed. */
export async function restoreOwnNotification(db: Db, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ deleted: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the rows that were deleted before that moment. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('deleted', '<', before.toISOString()).execute();
}

/** Whether the account exists and can be notified. */
export async function hasAccount(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose notifications of which screens name a person, and what takes the place of the name. */
type HiddenName = { recipients: readonly number[]; below: string; name: string; by: string };

/** Replaces the name of a person, as `김하늘 님`, in notifications that open a screen below a path. */
export async function hideNameInNotifications(db: Db, { recipients, below, name, by }: HiddenName): Promise<void> {
  if (recipients.length === 0 || name === '') return;
  await db
    .updateTable('notification')
    .set({ content: sql<string>`replace(content, ${`${name} 님`}, ${`${by} 님`})` })
    .where('user_id', 'in', [...recipients])
    .where((eb) => eb.or([eb('link', '=', below), eb(sql`starts_with(link, ${`${below}/`})`, '=', true)]))
    .where(sql<boolean>`strpos(content, ${`${name} 님`}) > 0`)
    .execute();
}
