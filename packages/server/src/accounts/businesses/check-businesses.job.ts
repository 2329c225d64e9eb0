import { toBusinessDate } from '@danji/contracts/format/date';
import { setTimeout as wait } from 'node:timers/promises';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { listDiffering, listUnchecked, saveStatuses } from './business-check.repository.ts';
import { MAX_NUMBERS, type BusinessRegistry } from './business-registry.ts';
import { settleBusiness } from './settle-business.ts';

/** Between two questions to the tax office, which everybody asks. */
const PAUSE_MS = 500;

async function checkBusinesses({ db, clock, log, shared: registry }: JobRun<object, BusinessRegistry>): Promise<void> {
  const since = new Date(`${toBusinessDate(clock.now())}T00:00:00+09:00`);
  const counts = { checked: 0, changed: 0 };
  for (let after = 0; ; await wait(PAUSE_MS)) {
    const brands = await listUnchecked(db, { since, after, limit: MAX_NUMBERS });
    if (brands.length === 0) break;
    const statuses = await registry.findStatuses([...new Set(brands.map(({ business_no }) => business_no))]);
    await saveStatuses(db, statuses, clock.now());
    const differing = await listDiffering(
      db,
      brands.map(({ id }) => id),
    );
    for (const id of differing) await settleBusiness(db, id, clock.now());
    counts.checked += brands.length;
    counts.changed += differing.length;
    after = brands.at(-1)?.id ?? after;
    if (brands.length < MAX_NUMBERS) break;
  }
  log.info(counts, 'the numbers of brands were looked up at the tax office');
}

/**
 * Looks up the numbers of all brands that are approved, once a day, and suspends those whose business is paused or
 * closed. What was looked up today is left out, so that a run which the tax office has ended goes on an hour later; the
 * former answers stay until then.
 */
export const checkBusinessesNightly = defineJob('brands.check_businesses', checkBusinesses, { cron: '10 2-6 * * *' });
