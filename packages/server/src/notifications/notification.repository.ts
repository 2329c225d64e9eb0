import type { Notification } from '@danji/contracts/notifications/notification';
import type { Page } from '@danji/contracts/page';
import type { Db } from '../platform/database/open-database.ts';
import { toLimits, toPage } from '../platform/http/page.ts';

export type NotificationText = Pick<Notification, 'title' | 'content'> & { type: Notification['notification_type']; link?: string | null };
type ListQuery = { page?: number; page_size?: number; notification_type?: Notification['notification_type'] };

export const insertNotification = (db: Db, userId: number, { type, title, content, link = null }: NotificationText, now: Date): Promise<{ id: number }> =>
  db.insertInto('notification').values({ user_id: userId, notification_type: type, title, content, link, created: now }).returning('id').executeTakeFirstOrThrow();

/** Unread notifications of an account. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db.selectFrom('notification').select((eb) => eb.fn.countAll<number>().as('count')).where('user_id', '=', userId).where('is_read', '=', false).executeTakeFirstOrThrow();
  return Number(count);
}

/** Notifications of an account, newest first. */
export async function listOwnNotifications(db: Db, userId: number, query: ListQuery): Promise<Page<Notification>> {
  const { limit, offset } = toLimits(query);
  const own = db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .$if(query.notification_type !== undefined, (qb) => qb.where('notification_type', '=', query.notification_type ?? 0));
  const rows = await own.select(['id', 'notification_type', 'title', 'content', 'link', 'is_read', 'created']).orderBy('created', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return toPage(rows, Number(count), query);
}

/** Marks the account's notifications read: the named ones, or all. */
export async function markRead(db: Db, userId: number, ids: readonly number[] | undefined): Promise<void> {
  await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== undefined, (qb) => qb.where('id', 'in', [...(ids ?? []), 0]))
    .execute();
}

/** Deletes a notification of the account; false when it has no such one. */
export async function deleteOwnNotification(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('notification').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether an account exists that can be told something. */
export async function hasAccount(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('user_account').select('id').where('id', '=', userId).where('deleted', 'is', null).executeTakeFirst();
  return row !== undefined;
}
