import { type Kysely, sql } from 'kysely';

/** Which notification told of the end of a contract: one of several contracts is read once all of them are dealt with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The row of the outbox is deleted after some days, its notifications keep the number.
  `alter table work_schedule_notice add column outbox_id bigint`,
  `create index work_schedule_notice_outbox on work_schedule_notice (outbox_id) where outbox_id is not null`,
];
