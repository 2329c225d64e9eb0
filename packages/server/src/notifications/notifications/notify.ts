import type { UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { NotificationDefinition, NotificationValues } from '@danji/contracts/notifications/define-notification';
import { Value } from 'typebox/value';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { DELIVERY } from './outbox.ts';
import { listInformed } from './informed.ts';
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

async function store<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  recipients: Recipients,
  values: NotificationValues<D>,
  told: { topic: string | null; now: Date },
): Promise<number> {
  const ids = 'length' in recipients && [...new Set(recipients)].toSorted((one, other) => one - other);
  const { id } = await db
    .insertInto('notification_outbox')
    .values({
      definition: definition.id,
      values: toJson(values),
      recipients: toJson(ids || recipients),
      topic: told.topic,
      created: told.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wake(db, DELIVERY);
  return id;
}

/**
 * Notifies accounts when the caller's transaction commits: one row, whatever the number of recipients, which a job
 * delivers. Throws, and so undoes the caller's change, when the values are not those of the catalogue.
 */
export async function notify<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  recipients: Recipients,
  values: NotificationValues<D>,
  now: Date,
): Promise<void> {
  checkValues(definition, values);
  if ('length' in recipients && recipients.length === 0) return;
  await store(db, definition, recipients, values, { topic: null, now });
}

/**
 * Notifies accounts as `notify` does, in the place of what is `replaced`, where nobody has read that. Resolves to the id
 * of the row of the outbox, by which `settleNotifications` finds it; null without recipients.
 */
export async function notifyInPlace<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  recipients: readonly number[],
  values: NotificationValues<D>,
  { now, ...replaced }: Replaced & { now: Date },
): Promise<number | null> {
  checkValues(definition, values);
  if (recipients.length === 0) return null;
  await withdrawNotifications(db, replaced, now);
  return store(db, definition, recipients, values, { topic: replaced.topic, now });
}

/**
 * Notifies those of the accounts who have no unread notification of the topic, nor are about to get one: what comes again
 * and again about one thing is told once until it is read. Callers about one topic come one after the other.
 */
export async function notifyOnce<D extends NotificationDefinition>(
  db: Db,
  definition: D,
  recipients: readonly number[],
  values: NotificationValues<D>,
  told: { topic: string; now: Date },
): Promise<void> {
  checkValues(definition, values);
  const informed = new Set(await listInformed(db, recipients, told.topic));
  const others = recipients.filter((id) => !informed.has(id));
  if (others.length > 0) await store(db, definition, others, values, told);
}
