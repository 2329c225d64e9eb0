import { type Kysely, sql } from 'kysely';

/** Members report reviews of products and questions about them, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_case
    drop constraint review_case_kind_check,
    add constraint review_case_kind_check check (kind between 1 and 5)`.execute(db);
}
