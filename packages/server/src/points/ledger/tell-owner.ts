import { pointNotifications } from '@danji/contracts/notifications/catalogue/points';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { PointPosting } from './post-points.ts';

/** Tells the owner of points that an operator changed them by hand; open screens show the new balance. */
export async function tellOwner(
  db: Db,
  { userId, points, description, now }: Pick<PointPosting, 'userId' | 'points' | 'description' | 'now'>,
): Promise<void> {
  const notification = points > 0 ? pointNotifications.given : pointNotifications.taken;
  await notify(db, notification, [userId], { points: Math.abs(points), reason: description }, now);
  await publishChange(db, [userId], { tags: ['points', 'account'] }, now);
}
