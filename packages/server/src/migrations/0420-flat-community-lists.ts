import { type Kysely, sql } from 'kysely';

/** Lists of the community cost the same with a million rows (`npm run bench -- growth boards.list_comments`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // With the default statistics a rare text is taken for a frequent one, and its search reads the list from its beginning.
  ...['faq', 'inquiry'].map((table) => `alter table ${table} alter column searched set statistics 500`),
  // Lists ask whom a hidden text is shown to, and an author's list leaves out anonymous posts: indexes answer without rows.
  `drop index board_comment_list`,
  `create index board_comment_list on board_comment (board_id, thread_id, id) include (hidden, user_id, replies)
    where deleted is null or replies > 0`,
  `drop index community_answer_list`,
  `create index community_answer_list on community_answer (question_id, is_accepted desc, recommends desc, id desc)
    include (hidden, user_id) where deleted is null`,
  `drop index community_post_author`,
  `create index community_post_author on community_post (user_id, published desc, id desc)
    where is_listed and not is_anonymous`,
];
