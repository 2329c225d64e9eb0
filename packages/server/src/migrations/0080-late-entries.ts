import { type Kysely, sql } from 'kysely';

/**
 * Sums of days know the last entry that is in them, so that an entry of an earlier day, which comes later, is in none of
 * them yet. The sums are made anew by the next night. The reconciliation names days, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `delete from point_day`,
  `alter table point_day add column last_entry_id bigint not null`,
  `alter table point_difference alter column user_id drop not null, add column day date, add column history_type smallint,
    add constraint point_difference_subject check ((user_id is null) = (day is not null) and (day is null) = (history_type is null))`,
];
