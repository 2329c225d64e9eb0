import type { UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { NotificationDefinition, NotificationValues } from '@danji/contracts/notifications/define-notification';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { DELIVERY } from './outbox.ts';

/** Ids of accounts, or everybody of these kinds; of either only those in the audience of the notification. */
export type Recipients = readonly number[] | { everybody: readonly UserTypeCode[] };

/**
 * Notifies accounts when the caller's transaction commits: one row, whatever the number of recipients, which a job
 * delivers.
 */
export async function notify<D extends NotificationDefinition>(
  db: Db,
  { id }: D,
  recipients: Recipients,
  values: NotificationValues<D>,
  now: Date,
): Promise<void> {
  if ('length' in recipients && recipients.length === 0) return;
  const ids = 'length' in recipients && [...new Set(recipients)].toSorted((one, other) => one - other);
  await db
    .insertInto('notification_outbox')
    .values({ definition: id, values: toJson(values), recipients: toJson(ids || recipients), created: now })
    .execute();
  await wake(db, DELIVERY);
}
