import type { UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { NotificationDefinition, NotificationValues } from '@danji/contracts/notifications/define-notification';
import { Value } from 'typebox/value';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { DELIVERY } from './outbox.ts';
import { type Replaced, withdrawNotifications } from './replace.ts';

/** Ids of accounts, or everybody of these kinds; of either only those in the audience of the notification. */
export type Recipients = readonly number[] | { everybody: readonly UserTypeCode[] };

/**
 * Refuses values of which the delivery could not make a text: a caller whose types say otherwise, or values that were
 * stored by an earlier release.
 */
function checkValues({ id, values: schema }: NotificationDefinition, values: unknown): void {
  if (Value.Check(schema, values)) return;
  const faults = Value.Errors(schema, values).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  throw new Error(`The values of the notification '${id}' are not those of the catalogue: ${faults.join(', ')}.`);
}

/**
 * Notifies accounts when the caller's transaction commits: one row, whatever the number of recipients, which a job
 * delivers. It takes the place of what is `replaced`, where nobody has read that. Throws, and so undoes the caller's
 * change, when the values are not those of the catalogue.
 */
export async function notify<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  recipients: Recipients,
  values: NotificationValues<D>,
  now: Date,
  replaced?: Replaced,
): Promise<void> {
  checkValues(definition, values);
  if ('length' in recipients && recipients.length === 0) return;
  if (replaced) await withdrawNotifications(db, replaced, now);
  const ids = 'length' in recipients && [...new Set(recipients)].toSorted((one, other) => one - other);
  await db
    .insertInto('notification_outbox')
    .values({
      definition: definition.id,
      values: toJson(values),
      recipients: toJson(ids || recipients),
      topic: replaced?.topic ?? null,
      created: now,
    })
    .execute();
  await wake(db, DELIVERY);
}
