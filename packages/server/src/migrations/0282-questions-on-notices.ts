import { type Kysely, sql } from 'kysely';

/** Questions of vendors on bid notices, with the answers of their offices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table suggest_question (
    id bigint generated always as identity primary key,
    item_id bigint not null references suggest_item on delete cascade,
    brand_id bigint not null references user_account,
    content text not null,
    answer text,
    answered timestamptz,
    answered_by bigint references user_account,
    created timestamptz not null
  )`,
  `create index suggest_question_list on suggest_question (item_id, id desc)`,
  `create index suggest_question_brand on suggest_question (brand_id)`,
  `create index suggest_question_answered_by on suggest_question (answered_by) where answered_by is not null`,
];
