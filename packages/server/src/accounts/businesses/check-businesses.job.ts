import { BusinessState } from '@danji/contracts/accounts/business-check';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { setTimeout as wait } from 'node:timers/promises';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { lockBrand, updateBrand } from './brand.repository.ts';
import { hasChangedSinceApproval } from './brand-review.policy.ts';
import { findState, listDiffering, listUnchecked, saveStatuses } from './business-check.repository.ts';
import { MAX_NUMBERS, type BusinessRegistry } from './business-registry.ts';

/** Between two questions to the tax office, which everybody asks. */
const PAUSE_MS = 500;

type Brand = Awaited<ReturnType<typeof lockBrand>>;
type Ended = typeof BusinessState.PAUSED | typeof BusinessState.CLOSED;

/** A brand whose business has ended neither offers nor buys until it goes on (FACTS §10.4, state 1). */
async function suspend(db: Db, { user_id, name }: Brand, state: Ended, now: Date): Promise<void> {
  await updateBrand(db, user_id, { brand_status_type: EditState.DISABLED, suspended_by_check: now });
  await notify(db, accountNotifications.businessEnded, [user_id], { state }, now);
  const values = { user_id, company: name, state };
  await notify(db, operationNotifications.businessEnded, await listAdmins(db), values, now);
}

/** Takes back only what the check has done; facts that have changed since the approval are reviewed first. */
async function resume(db: Db, brand: Brand, now: Date): Promise<void> {
  const is_reviewed = !hasChangedSinceApproval(brand);
  await updateBrand(db, brand.user_id, {
    brand_status_type: is_reviewed ? EditState.DONE : EditState.PENDING,
    suspended_by_check: null,
  });
  await notify(db, accountNotifications.businessResumed, [brand.user_id], { is_reviewed }, now);
}

const settle = (db: Db, id: number, now: Date): Promise<void> =>
  transaction(db, async (db) => {
    const brand = await lockBrand(db, id);
    const state = await findState(db, id);
    const { brand_status_type: from, suspended_by_check: suspended } = brand;
    const isOpen = from === EditState.DONE || from === EditState.EDITED;
    if (isOpen && (state === BusinessState.PAUSED || state === BusinessState.CLOSED))
      await suspend(db, brand, state, now);
    else if (from === EditState.DISABLED && suspended !== null && state === BusinessState.ACTIVE)
      await resume(db, brand, now);
    else return;
    await publishChange(db, [id], { tags: ['account'] }, now);
  });

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
    for (const id of differing) await settle(db, id, clock.now());
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
