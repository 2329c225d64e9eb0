import { type Kysely, sql } from 'kysely';

/** The recommendations of posts, answers and comments, one for each member, and their number, which orders answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const recommends = (table: string, target: string, of: string): string[] => [
  `create table ${table} (
    ${target} bigint not null references ${of} on delete cascade,
    user_id bigint not null references user_account,
    created timestamptz not null,
    primary key (${target}, user_id)
  )`,
  `create index ${table}_user on ${table} (user_id)`,
];

const STATEMENTS = [
  ...['community_post', 'community_answer', 'board_comment'].map(
    (table) => `alter table ${table} add column recommends integer not null default 0`,
  ),
  ...recommends('board_recommend', 'board_id', 'board_post'),
  ...recommends('comment_recommend', 'comment_id', 'board_comment'),
  `drop index community_answer_list`,
  `create index community_answer_list on community_answer (question_id, is_accepted desc, recommends desc, id desc) where deleted is null`,
];
