import { type Kysely, sql } from 'kysely';

/** Whether a published notice is open now is in the indexes of its state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop index suggest_item_state_created`,
  `create index suggest_item_state_created on suggest_item (state, created desc, id desc) include (date_start, date_end)`,
  `drop index suggest_item_state_date_end`,
  `create index suggest_item_state_date_end on suggest_item (state, date_end, id desc) include (date_start)`,
];
