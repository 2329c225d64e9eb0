import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';

/** The topic of a notification, and the time since when earlier ones of the topic are replaced by it. */
export type Replaced = { topic: string; since: Date };

/**
 * Takes back the notifications of a topic that were told since then: those that wait, and those that nobody has read. The
 * outbox comes first: a delivery that is under way ends before, so that its notifications are found.
 */
export async function withdrawNotifications(db: Db, { topic, since }: Replaced, now: Date): Promise<void> {
  const told = await db
    .updateTable('notification_outbox')
    .set((eb) => ({ values: '{}', recipients: '[]', done: eb.fn.coalesce('done', eb.val(now.toISOString())) }))
    .where('topic', '=', topic)
    .where('created', '>=', since.toISOString())
    .returning('id')
    .execute();
  if (told.length === 0) return;
  const rows = await db
    .updateTable('notification')
    .set({ deleted: now })
    .where(
      'outbox_id',
      'in',
      told.map(({ id }) => id),
    )
    .where('is_read', '=', false)
    .where('deleted', 'is', null)
    .returning('user_id')
    .execute();
  const readers = [...new Set(rows.map(({ user_id }) => user_id))];
  if (readers.length > 0) await publishChange(db, readers, { tags: ['notification'] }, now);
}
