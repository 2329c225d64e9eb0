import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeEnded } from './suggest-item-decision.service.ts';
import { lockEnded } from './suggest-item.repository.ts';

const BATCH = 100;

const closeBatch = ({ db, clock }: Platform): Promise<number> =>
  transaction(db, async (db) => {
    const now = clock.now();
    const ended = await lockEnded(db, now, BATCH);
    for (const row of ended) await closeEnded(db, row, now);
    return ended.length;
  });

/** Closes notices whose period is over. Nobody waits for it: their state follows from their end until then. */
export const closeEndedItems = defineJob(
  'suggest_items.close',
  async (platform) => {
    while ((await closeBatch(platform)) === BATCH);
  },
  { cron: '*/5 * * * *' },
);
