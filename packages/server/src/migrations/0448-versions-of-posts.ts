import { type Kysely, sql } from 'kysely';

/** The table of bought versions of posts keeps earlier ones too; those from before have no preview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table community_post_version add column preview text`.execute(db);
  await sql`create index community_post_version_list on community_post_version (post_id, id desc)`.execute(db);
}
