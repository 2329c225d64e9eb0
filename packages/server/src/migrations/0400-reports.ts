import { type Kysely, sql } from 'kysely';

/** Reports of posts, answers and comments, and the cases in which our staff decides about them (ADR 0146). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table community_answer add column hidden timestamptz`,
  `alter table board_comment add column hidden timestamptz`,
  // The object is a post, an answer or a comment by its kind; the case stays when the object is deleted for good.
  `create table review_case (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    kind smallint not null check (kind between 1 and 3),
    object_id bigint not null,
    author_id bigint not null references user_account,
    is_anonymous boolean not null,
    excerpt text not null,
    state smallint not null default 0 check (state between 0 and 2),
    is_hidden boolean not null default false,
    hidden_from smallint,
    reports integer not null default 0,
    reason smallint,
    message text,
    appeal text,
    appealed timestamptz,
    handler_id bigint references user_account,
    decided timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create unique index review_case_open on review_case (kind, object_id) where state = 0`,
  `create index review_case_object on review_case (kind, object_id, id desc)`,
  `create index review_case_state on review_case (state, created, id)`,
  `create index review_case_kind on review_case (kind, state, created, id)`,
  `create index review_case_author on review_case (author_id, decided desc, id desc)`,
  `create index review_case_handler on review_case (handler_id)`,
  `create table report (
    id bigint generated always as identity primary key,
    case_id bigint not null references review_case on delete cascade,
    kind smallint not null,
    object_id bigint not null,
    reporter_id bigint not null references user_account,
    reason smallint not null check (reason between 1 and 8),
    content text not null,
    is_weighed boolean not null,
    created timestamptz not null,
    unique (reporter_id, kind, object_id)
  )`,
  `create index report_case on report (case_id, id desc)`,
];
