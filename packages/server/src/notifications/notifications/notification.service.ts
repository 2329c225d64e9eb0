import type { Db } from '../../platform/database/open-database.ts';
import { publishEvent } from '../../platform/events/live-events.ts';
import { insertNotification, type NotificationText } from './notification.repository.ts';

/**
 * Notifies one account in the caller's transaction: inserts the row, and the live event that shows it on open screens
 * once the transaction commits. `link` is a path inside the app (web-paths).
 */
export async function notify(db: Db, userId: number, text: NotificationText, now: Date): Promise<void> {
  const { id } = await insertNotification(db, userId, text, now);
  await publishEvent(db, userId, { type: 'notification', notification_id: id, title: text.title }, now);
}
