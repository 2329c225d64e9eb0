import { type Kysely, sql } from 'kysely';

/** A notification that was deleted can be taken back for a while; lists and counts pass it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table notification add column deleted timestamptz`,
  `drop index notification_list`,
  `drop index notification_type`,
  `drop index notification_unread`,
  `create index notification_list on notification (user_id, created desc, id desc) where deleted is null`,
  `create index notification_type on notification (user_id, notification_type, created desc, id desc) where deleted is null`,
  `create index notification_unread on notification (user_id) where not is_read and deleted is null`,
  `create index notification_deleted on notification (deleted) where deleted is not null`,
];
