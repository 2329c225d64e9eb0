import { type Kysely, sql } from 'kysely';

/** Accounts of one status are read from their index alone, which knows whether they are guests'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index user_account_status`.execute(db);
  await sql`create index user_account_status on user_account (user_type, account_status, created desc, id desc) include (is_guest, deleted)`.execute(
    db,
  );
}
