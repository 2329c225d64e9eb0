import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { MAX_STORED_DIFFERENCES, type PointCheck } from '@danji/contracts/points/point-check';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertCheck } from './check.repository.ts';
import { compareBatch, type Found } from './find-differences.ts';

/** Compares every account with its entries, one batch of accounts after the other, so that memory does not depend on their number. */
async function compareAll({ db }: Pick<Platform, 'db'>) {
  const sum = { accounts: 0, entries: 0, differences: 0 };
  const stored: Found[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { last, accounts, entries, found } = await compareBatch(db, after);
    sum.accounts += accounts;
    sum.entries += Number(entries);
    sum.differences += found.length;
    stored.push(...found.slice(0, MAX_STORED_DIFFERENCES - stored.length));
    after = last;
  }
  return { sum, stored };
}

/**
 * Proves the ledger: sums of entries, running balances, figures of accounts, chains and holds. The run is stored with what
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
