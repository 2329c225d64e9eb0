import { type Kysely, sql } from 'kysely';

/**
 * Notifications that are told and not delivered yet. `cursor` is the last account that has got it. A notification
 * belongs to its row of the outbox instead of a broadcast.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table notification_outbox (
    id bigint generated always as identity primary key,
    definition text not null,
    "values" jsonb not null,
    recipients jsonb not null,
    cursor bigint not null default 0,
    created timestamptz not null,
    done timestamptz
  )`,
  `create index notification_outbox_undone on notification_outbox (id) where done is null`,
  `alter table notification drop column broadcast_id, add column outbox_id bigint`,
  // The cursor lets nobody get a notification twice; this makes sure of it.
  `create unique index notification_outbox_once on notification (outbox_id, user_id)`,
];
