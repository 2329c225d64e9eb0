import { BusinessState } from '@danji/contracts/accounts/business-check';
import { EditState } from '@danji/contracts/codes/edit-state';
import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { lockBrand, updateBrand } from './brand.repository.ts';
import { hasChangedSinceApproval } from './brand-review.policy.ts';
import { findState } from './business-check.repository.ts';

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

/**
 * Makes the state of a brand that of the last answer about its approved number: a paused or closed business suspends it,
 * and one that goes on takes that back.
 */
export const settleBusiness = (db: Db, id: number, now: Date): Promise<void> =>
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
