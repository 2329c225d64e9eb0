import { markErased } from '../accounts/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { personalData } from '../../platform/personal-data/personal-data-contributor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listDueAccounts, lockDueAccount } from './due-accounts.repository.ts';

const BATCH = 100;

/** Erases one account in the caller's transaction. */
async function eraseAccount({ contributions }: Platform, db: Db, id: number, now: Date): Promise<void> {
  const account = await lockDueAccount(db, id, now);
  if (!account) return;
  for (const { erase } of [...contributions.of(personalData).values()].toReversed()) await erase?.(db, account, now);
  await markErased(db, id, now);
}

/**
 * Every account has its own transaction, so a run that was cut off has erased whole accounts, and the next one goes on
 * with the others. An account that fails does not hold up the rest; the job fails after them, and is tried again.
 */
async function eraseAllDue(platform: Platform): Promise<void> {
  const { db, clock, contributions, log } = platform;
  const now = clock.now();
  const errors: unknown[] = [];
  let ids: number[] = [];
  do {
    ids = await listDueAccounts(db, now, ids.at(-1) ?? 0, BATCH);
    for (const id of ids) {
      try {
        await transaction(db, (db) => eraseAccount(platform, db, id, now));
      } catch (error) {
        log.error({ err: error, user_id: id }, 'the personal data of an account could not be erased');
        errors.push(error);
      }
    }
  } while (ids.length === BATCH);
  await transaction(db, async (db) => {
    for (const { purge } of contributions.of(personalData).values()) await purge?.(db, now);
  });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be erased.`);
}

/** Erases the personal data of accounts that are due, and what was kept longer and is over; nightly. */
export const eraseAccounts = defineJob('users.erase', eraseAllDue, { cron: '50 4 * * *' });
