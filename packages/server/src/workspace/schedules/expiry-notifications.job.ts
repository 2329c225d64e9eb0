import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { fromEnding, notifyDue } from './expiry-notices.ts';

const BATCH = 200;

/** Lists a batch of work spaces with such contracts, after a work space. */
const listSpaces = async (db: Db, today: string, after: number): Promise<number[]> =>
  (
    await fromEnding(db, today)
      .where('space_id', '>', after)
      .select('space_id')
      .distinct()
      .orderBy('space_id')
      .limit(BATCH)
      .execute()
  ).map(({ space_id }) => space_id);

async function notifyAll({ db, clock }: Platform): Promise<void> {
  const today = toBusinessDate(clock.now());
  let after = 0;
  for (;;) {
    const spaces = await listSpaces(db, today, after);
    for (const space of spaces) await transaction(db, (db) => notifyDue(db, space, clock.now()));
    const last = spaces.at(-1);
    if (last === undefined || spaces.length < BATCH) return;
    after = last;
  }
}

/** Notifies of contracts that end soon, each morning; what is written with a near end is told at once. */
export const notifyExpiry = defineJob('schedules.tell_expiry', notifyAll, { cron: '5 9 * * *' });
