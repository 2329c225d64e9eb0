import { type Kysely, sql } from 'kysely';

/** Members that comments name, by the name that stands in the text, and since when they were told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table comment_mention (
    comment_id bigint not null references board_comment on delete cascade,
    user_id bigint not null references user_account,
    name text not null,
    told timestamptz,
    primary key (comment_id, user_id)
  )`,
  `create index comment_mention_user on comment_mention (user_id)`,
];
