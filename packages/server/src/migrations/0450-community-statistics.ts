import { type Kysely, sql } from 'kysely';

/** The texts of a period are counted from their times (`boards.community_statistics`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index board_post_created on board_post (created)`.execute(db);
  await sql`create index board_comment_created on board_comment (created)`.execute(db);
}
