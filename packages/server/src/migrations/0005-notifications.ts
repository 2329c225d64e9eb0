import { type Kysely, sql } from 'kysely';

/** Notifications of accounts; the newest unread are what a person looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table notification (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    notification_type smallint not null,
    title text not null,
    content text not null,
    link text,
    is_read boolean not null default false,
    broadcast_id uuid,
    created timestamptz not null
  )`,
  `create index notification_list on notification (user_id, created desc, id desc)`,
  `create index notification_type on notification (user_id, notification_type, created desc, id desc)`,
  `create index notification_unread on notification (user_id) where not is_read`,
  // A broadcast that is retried notifies nobody twice.
  `create unique index notification_broadcast on notification (broadcast_id, user_id) where broadcast_id is not null`,
  // Old events are dropped by age.
  `create index live_event_created on live_event (created)`,
];
