import { type Kysely, sql } from 'kysely';

/** Frequently asked questions: pairs of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `board_status`, `words` and `deleted` are those of the posts: lists filter and order by columns of one table.
  `create table faq (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    question_id bigint not null unique references board_post on delete cascade,
    answer_id bigint not null unique references board_post on delete cascade,
    category smallint not null check (category between 1 and 8),
    position integer not null check (position > 0),
    board_status smallint not null check (board_status in (0, 1, 3)),
    words text not null,
    searched text not null generated always as (searchable(words)) stored,
    deleted timestamptz
  )`,
  `create index faq_public on faq (category, position, id) where board_status = 0 and deleted is null`,
  `create index faq_present on faq (category, position, id) where deleted is null`,
  `create index faq_status on faq (board_status, category, position, id) where deleted is null`,
  `create index faq_searched on faq using gin (searched gin_trgm_ops)`,
];
