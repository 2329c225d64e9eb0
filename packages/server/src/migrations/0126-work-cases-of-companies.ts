import { type Kysely, sql } from 'kysely';

/** Finished works that a vendor shows, a part of each version of an item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_item add column work_cases jsonb not null default '[]'`.execute(db);
  await sql`update company_item_edit set content = content || '{"work_cases": []}'`.execute(db);
}
