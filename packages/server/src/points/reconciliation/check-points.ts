import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { MAX_STORED_DIFFERENCES, type PointCheck } from '@danji/contracts/points/point-check';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertCheck } from './check.repository.ts';
import { compareAccounts } from './compare-accounts.ts';
import { compareDays, listDayBatches } from './compare-days.ts';
import type { Found } from './found.ts';

/** Compares every account and every summed day with the entries, in batches, so that memory does not depend on their number. */
async function compareAll({ db }: Pick<Platform, 'db'>) {
  const sum = { accounts: 0, entries: 0, differences: 0 };
  const stored: Found[] = [];
  const add = (found: readonly Found[]): void => {
    sum.differences += found.length;
    stored.push(...found.slice(0, MAX_STORED_DIFFERENCES - stored.length));
  };
  for (let after: number | null = 0; after !== null;) {
    const { last, accounts, entries, found } = await compareAccounts(db, after);
    sum.accounts += accounts;
    sum.entries += Number(entries);
    add(found);
    after = last;
  }
  for (const days of await listDayBatches(db)) add(await compareDays(db, days));
  return { sum, stored };
}

/**
 * Proves the ledger: sums of entries, running balances, figures of accounts, chains, holds and sums of days. The run is stored with what
 * differs, and every ADMIN is told of a difference.
 */
export async function checkPoints({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<PointCheck> {
  const started = clock.now();
  const { sum, stored } = await compareAll({ db });
  const now = clock.now();
  return transaction(db, async (db) => {
    const elapsed = now.getTime() - started.getTime();
    const check = await insertCheck(db, { ...sum, elapsed, created: now }, stored);
    const admins = await listAdmins(db);
    await publishChange(db, admins, { tags: ['point_check'] }, now);
    if (sum.differences === 0) return check;
    log.error(sum, 'the ledger of points has differences: ADMINs are told');
    const { differences } = sum;
    await notify(db, operationNotifications.pointsDiffer, admins, { check_id: check.id, differences }, now);
    return check;
  });
}
