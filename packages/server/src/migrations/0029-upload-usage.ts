import { type Kysely, sql } from 'kysely';

/**
 * Counts the uploads of each account on its last day with uploads; its row is the lock of the account's uploads. Files that
 * no record uses are collected even when they were not uploaded as temporary.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table upload_usage (
    user_id bigint primary key references user_account,
    day date not null,
    files integer not null,
    bytes bigint not null
  )`,
  `create index stored_file_unused on stored_file (created, id) where use is null and temp_since is null`,
];
