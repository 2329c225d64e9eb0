import { type Kysely, sql } from 'kysely';

/** Due deliveries are claimed for one channel at a time, urgent ones first: a slow provider holds up no other channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index notification_delivery_next on notification_delivery (channel, is_urgent, due, id) where state = 0`,
  `drop index notification_delivery_due`,
];
