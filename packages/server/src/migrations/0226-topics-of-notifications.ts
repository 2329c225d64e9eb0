import { type Kysely, sql } from 'kysely';

/** The topic of a notification, where a later one about the same takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table notification_outbox add column topic text`,
  `create index notification_outbox_topic on notification_outbox (topic, created) where topic is not null`,
];
