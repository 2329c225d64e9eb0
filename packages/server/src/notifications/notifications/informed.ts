import type { Db } from '../../platform/database/open-database.ts';

/**
 * The accounts among these that have an unread notification of a topic, or are about to get one. What waits in the outbox
 * is read first: what is delivered in between is found as a notification.
 */
export async function listInformed(db: Db, recipients: readonly number[], topic: string): Promise<number[]> {
  const waiting = await db
    .selectFrom('notification_outbox')
    .where('topic', '=', topic)
    .where('done', 'is', null)
    .select('recipients')
    .execute();
  const unread = await db
    .selectFrom('notification')
    .innerJoin('notification_outbox as outbox', 'outbox.id', 'notification.outbox_id')
    .where('outbox.topic', '=', topic)
    .where('notification.user_id', 'in', [...recipients, 0])
    .where('notification.is_read', '=', false)
    .where('notification.deleted', 'is', null)
    .select('notification.user_id')
    .execute();
  const told = waiting.flatMap((row) => ('everybody' in row.recipients ? [] : row.recipients));
  return [...told, ...unread.map(({ user_id }) => user_id)];
}
