import { type Kysely, sql } from 'kysely';

/** Answers to questions of the community (ADR 0142). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table community_answer (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    board_id bigint not null unique references board_post on delete cascade,
    question_id bigint not null references community_post on delete cascade,
    user_id bigint not null references user_account,
    is_accepted boolean not null default false,
    deleted timestamptz
  )`,
  `create index community_answer_list on community_answer (question_id, is_accepted desc, id desc) where deleted is null`,
  `create unique index community_answer_accepted on community_answer (question_id) where is_accepted`,
  `create index community_answer_user on community_answer (user_id)`,
  `create index community_answer_deleted on community_answer (deleted) where deleted is not null`,
];
