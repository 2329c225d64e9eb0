import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSecurityEvent } from '../../platform/security-events/security-event.repository.ts';
import { SIGN_IN_ALARM } from './alarm-limits.ts';
import { hasAlarm, listRuns, type Run } from './run.repository.ts';

const toSubject = ({ account_id, network }: Run): string =>
  account_id === null ? `network ${network}` : `account ${account_id}`;

/** Stores an alarm and notifies every ADMIN, unless the same subject had one within the hour. */
async function raise({ db, log }: Platform, run: Run, now: Date): Promise<void> {
  const { account_id: accountId, name, ip, network, failures } = run;
  const subject = toSubject(run);
  await transaction(db, async (db) => {
    if (await hasAlarm(db, subject, now)) return;
    const detail = { subject, failures };
    const none = { actorId: null, session: null, userAgent: '', requestId: '' };
    await insertSecurityEvent(db, { kind: SecurityEventKind.ALARM, accountId, ip, network, detail, ...none }, now);
    const account = accountId === null ? null : { id: accountId, name: name ?? '' };
    const values = { account, ip, failures, minutes: SIGN_IN_ALARM.windowSeconds / 60 };
    await notify(db, operationNotifications.signInsFail, await listAdmins(db), values, now);
    // The log holds no address.
    log.warn({ account: accountId, failures }, 'many sign-ins failed: ADMINs are told');
  });
}

/** Tells every ADMIN of runs of failed sign-ins; each minute. */
export const findRuns = defineJob(
  'security_events.find_runs',
  async (platform) => {
    const now = platform.clock.now();
    for (const run of await listRuns(platform.db, now)) await raise(platform, run, now);
  },
  { cron: '* * * * *' },
);
