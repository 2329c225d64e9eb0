import { type Kysely, sql } from 'kysely';

/** Awards of K-apt whose winner was not named when it was asked for, and what vendors were told of, by its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index kapt_notice_winner_again on kapt_notice (closes desc)
    where state in (5, 8) and winner = '' and winner_read is not null`,
  `create index kapt_notice_matched_at on kapt_notice (matched) where matched is not null`,
];
