import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import type { NotificationDefinition, NotificationValues } from '@danji/contracts/notifications/define-notification';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finding } from './evaluate-candidate.ts';
import { type Alarm, insertAlarm } from './evaluation.repository.ts';

/** Notifies every ADMIN about a release, and refreshes their screens. `db` is the transaction of the change. */
export async function notifyAdmins<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  values: NotificationValues<D>,
  now: Date,
): Promise<void> {
  const admins = await listAdmins(db);
  await notify(db, definition, admins, values, now);
  await publishChange(db, admins, { tags: ['release'] }, now);
}

const { releaseUnconfirmed, releasePinned } = operationNotifications;
const DEFINITIONS = { unconfirmed: releaseUnconfirmed, pinned: releasePinned };

/** Tells every ADMIN that a release may be worse, once for each kind of failure and cause; the channel stays. */
export async function raiseAlarm(
  { db, clock, log }: Platform,
  alarm: Omit<Alarm, 'kind'>,
  finding: Finding,
): Promise<void> {
  const { remote, release, cause } = alarm;
  const now = clock.now();
  await transaction(db, async (db) => {
    if (!(await insertAlarm(db, { ...alarm, kind: finding.kind }, now))) return;
    const { kind, subject, figures } = finding;
    log.warn({ remote, release, cause, kind, subject, figures }, 'a release may be worse: ADMINs are told');
    await notifyAdmins(db, DEFINITIONS[cause], { remote, release, subject, figures }, now);
  });
}
