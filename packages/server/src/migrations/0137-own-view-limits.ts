import { type Kysely, sql } from 'kysely';

/** The list of brands whose limit our staff have set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index brand_account_view_limit on brand_account (user_id desc) where suggest_item_view_limit is not null`.execute(
    db,
  );
}
