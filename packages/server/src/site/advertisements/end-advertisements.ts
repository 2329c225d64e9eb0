import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyOwner } from './advertisement.notifications.ts';
import { events, updateAdvertisementRow } from './advertisement.repository.ts';

const BATCH = 100;
const { RUNNING, PAUSED, ENDED } = AdvertisementState;

/** Ends a batch of advertisements whose last day has passed; resolves to their number. */
const endBatch = ({ db, clock }: Platform): Promise<number> =>
  transaction(db, async (db) => {
    const now = clock.now();
    const over = await db
      .selectFrom('advertisement')
      .selectAll()
      .where('state', 'in', [RUNNING, PAUSED])
      .where('date_end', '<', toBusinessDate(now))
      .where('deleted', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of over) {
      await updateAdvertisementRow(db, row.id, { state: ENDED, live_state: null, updated: now });
      await events.add(db, {
        advertisement_id: row.id,
        user_id: null,
        from_state: row.state,
        to_state: ENDED,
        reason: null,
        created: now,
      });
      await notifyOwner(db, row, { to: ENDED }, now);
    }
    return over.length;
  });

/** Runs just after midnight in Seoul, and every hour for rows that were locked then. */
export const endAdvertisements = defineJob(
  'advertisements.end',
  async (platform) => {
    while ((await endBatch(platform)) === BATCH);
  },
  { cron: '1 * * * *' },
);
