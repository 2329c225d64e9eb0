import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { hasBegunWindow } from '../../platform/attempts/attempt-limits.repository.ts';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAdmins } from './list-admins.ts';
import { notify } from './notify.ts';
import { readOutbox } from './outbox.ts';

const LATE_SECONDS = 10 * 60;
const HOUR_SECONDS = 60 * 60;

/** Tells every ADMIN, once an hour, that notifications wait for longer than ten minutes. */
export async function raiseOutboxAlarm({ db, clock, log }: Platform): Promise<void> {
  const now = clock.now();
  const { waiting, oldestSeconds } = await readOutbox(db, now);
  if (oldestSeconds < LATE_SECONDS) return;
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'outbox_alarm', addSeconds(now, -HOUR_SECONDS), now))) return;
    log.warn({ waiting, oldest_seconds: oldestSeconds }, 'notifications are not delivered: ADMINs are told');
    const values = { waiting, minutes: Math.floor(oldestSeconds / 60) };
    await notify(db, operationNotifications.notificationsLate, await listAdmins(db), values, now);
  });
}
