import { type Kysely, sql } from 'kysely';

/** Within how many hours a vendor answers offices (ADR 0175): a job of each night writes it, lists read one row by its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table brand_answer_time (
    brand_id bigint primary key references user_account,
    hours smallint not null check (hours > 0)
  )`.execute(db);
}
