import { type Kysely, sql } from 'kysely';

/** Bookmarks of posts of the community, and who is told of new answers and comments on a post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const marks = (table: string): string => `create table ${table} (
    post_id bigint not null references community_post on delete cascade,
    user_id bigint not null references user_account,
    created timestamptz not null,
    primary key (post_id, user_id)
  )`;

const STATEMENTS = [
  marks('community_bookmark'),
  marks('community_follow'),
  `create index community_bookmark_list on community_bookmark (user_id, created desc, post_id desc)`,
  `create index community_follow_user on community_follow (user_id)`,
];
