import { NOTIFICATIONS } from '@danji/contracts/notifications/catalogue';
import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishEvents } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { planDeliveries } from '../deliveries/index.ts';
import { raiseOutboxAlarm } from './outbox-alarm.ts';
import { DELIVERY } from './outbox.ts';
import { reachable, reachableEverybody } from './recipients.ts';

/** The number of accounts that one transaction notifies. */
const BATCH = 1000;
/** The number of notifications that get a batch in turn, so that a large one does not hold up the others. */
const ROUND = 100;

const DEFINITIONS = new Map(NOTIFICATIONS.map((definition) => [definition.id, definition]));

function getDefinition(id: string): NotificationDefinition {
  const definition = DEFINITIONS.get(id);
  // The row stays: a newer server that runs at the same time knows it.
  if (!definition) throw new Error(`The notification '${id}' is not in the catalogue.`);
  return definition;
}

/**
 * Notifies the next thousand recipients and moves the cursor in one transaction, so that a crash neither repeats nor
 * loses one. Another server that delivers the same row waits for it.
 */
const deliverBatch = ({ db, clock, contributions }: Platform, id: number): Promise<void> =>
  transaction(db, async (db) => {
    const row = await db
      .selectFrom('notification_outbox')
      .where('id', '=', id)
      .where('done', 'is', null)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { cursor, recipients, values, created } = row;
    const definition = getDefinition(row.definition);
    const [title, link] = [definition.title(values), definition.path(values)];
    const ids = 'everybody' in recipients ? undefined : recipients.filter((id) => id > cursor).slice(0, BATCH);
    const accounts =
      'everybody' in recipients
        ? reachableEverybody(db, definition, recipients.everybody)
        : reachable(db, definition).where('account.id', 'in', [...(ids ?? []), 0]);
    const written = await db
      .insertInto('notification')
      .columns(['user_id', 'outbox_id', 'notification_type', 'title', 'content', 'link', 'created'])
      .expression(
        accounts
          .where('account.id', '>', cursor)
          .select('account.id')
          .select([
            sql<number>`${id}::bigint`.as('outbox_id'),
            sql<typeof definition.type>`${definition.type}::smallint`.as('type'),
            sql<string>`${title}::text`.as('title'),
            sql<string>`${definition.content(values)}::text`.as('content'),
            sql<string | null>`${link}::text`.as('link'),
            sql<string>`${created}::timestamptz`.as('created'),
          ])
          .orderBy('account.id')
          .limit(BATCH),
      )
      .returning(['id', 'user_id'])
      .execute();
    await planDeliveries(contributions, db, { definition, values, outboxId: id }, written, clock.now());
    await publishEvents(
      db,
      written.map(({ id, user_id }) => ({ user_id, payload: { type: 'notification', notification_id: id, title } })),
      created,
    );
    const isLast = (ids ?? written).length < BATCH;
    await db
      .updateTable('notification_outbox')
      .set(
        isLast
          ? { values: '{}', recipients: '[]', done: clock.now() }
          : { cursor: ids?.at(-1) ?? Math.max(...written.map(({ user_id }) => user_id)) },
      )
      .where('id', '=', id)
      .execute();
  });

async function listUndelivered(db: Db, failed: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_outbox')
    .where('done', 'is', null)
    .where('id', 'not in', [...failed, 0])
    .select('id')
    .orderBy('id')
    .limit(ROUND)
    .execute();
  return rows.map(({ id }) => id);
}

/** The data that the feature shares: deliveries that have failed since the start of the process, for the metrics. */
export type Deliveries = { platform: Platform; failed: number };

/** Delivers everything, a batch of each notification in turn. One that fails stops no other. */
async function deliverAll(platform: JobRun<Record<never, never>, Deliveries>): Promise<void> {
  const failures = new Map<number, unknown>();
  for (;;) {
    const ids = await listUndelivered(platform.db, [...failures.keys()]);
    for (const id of ids) await deliverBatch(platform, id).catch((error: unknown) => failures.set(id, error));
    if (ids.length === 0) break;
  }
  if (failures.size === 0) return;
  platform.shared.failed += failures.size;
  await raiseOutboxAlarm(platform);
  throw new AggregateError([...failures.values()], `The notifications ${[...failures.keys()].join(', ')} failed.`);
}

/** Delivers what `notify` has written: at once, and each minute what is left of a run that failed or crashed. */
export const deliverNotifications = defineJob(DELIVERY.name, deliverAll, {
  cron: '* * * * *',
  isWoken: true,
});
