import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunWindow } from '../../platform/attempts/attempt-limits.repository.ts';

const HOUR_SECONDS = 60 * 60;

/** Tells every ADMIN, once an hour, that nobody gets verification codes any more. */
export async function raiseSmsAlarm({ db, config, log }: Platform, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'sms_alarm', addSeconds(now, -HOUR_SECONDS), now))) return;
    log.warn({ codes_per_hour: config.smsCodesPerHour }, 'the budget of verification codes is spent: ADMINs are told');
    const values = { codes_per_hour: config.smsCodesPerHour };
    await notify(db, operationNotifications.codeBudgetSpent, await listAdmins(db), values, now);
  });
}
