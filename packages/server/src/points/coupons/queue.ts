import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayStart } from '../../platform/http/period.ts';
import { lockApplication } from './application.repository.ts';
import { startOrder } from './apply.service.ts';
import { isNextDue, lockLimits } from './limits.ts';
import { moveApplication } from './move-application.ts';

const { WAIT, APPLY } = ApplicationStatus;
const MAX_LISTED = 200;

const listQueue = (db: Db, now: Date) =>
  db
    .selectFrom('coupon_application')
    .where('application_status', '=', WAIT)
    .where('is_queued', '=', true)
    .where('created', '<', dayStart(toBusinessDate(now)))
    .select('id')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

/** Orders one application of the queue; false when today's limit does not reach for it. */
async function orderNext(db: Db, id: number, now: Date): Promise<boolean> {
  await lockLimits(db);
  const row = await lockApplication(db, id);
  if (row?.application_status !== WAIT) return true;
  if (!(await isNextDue(db, row.payment_price, now))) return false;
  await moveApplication(db, row, APPLY, { by: null, now });
  await startOrder(db, row, now);
  return true;
}

/**
 * Orders what waits since an earlier day because that day's limit was reached, in the order of the applications: the
 * first one that does not fit today either ends it, so that no later one passes it.
 */
export async function continueQueue(db: Db, now: Date): Promise<void> {
  for (const { id } of await listQueue(db, now)) if (!(await transaction(db, (db) => orderNext(db, id, now)))) return;
}
