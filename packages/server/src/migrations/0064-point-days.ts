import { type Kysely, sql } from 'kysely';

/** The sums of the ledger by business day and type: what statistics read instead of every entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table point_day (
      day date not null,
      history_type smallint not null,
      issued bigint not null,
      spent bigint not null,
      earned bigint not null,
      primary key (day, history_type)
    )`)
    .execute(db);
}
