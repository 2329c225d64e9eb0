import { type Kysely, sql } from 'kysely';

/** The list of the earlier versions of a post is read from its index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index community_post_version_list`.execute(db);
  await sql`create index community_post_version_list on community_post_version (post_id, id desc) include (updated)`.execute(
    db,
  );
}
