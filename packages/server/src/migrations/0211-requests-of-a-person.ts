import { type Kysely, sql } from 'kysely';

/** Operators list the requests of one person, in both orders of the list. */
const STATEMENTS = [
  `drop index work_request_user`,
  `create index work_request_user on work_request (user_id, created desc, id desc) include (process_state)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
