import { type Kysely, sql } from 'kysely';

/** Documents that write themselves: their texts and versions, every try to write one, and the prompts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ai_document (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space on delete cascade,
    user_id bigint not null references user_account,
    document_type smallint not null check (document_type between 1 and 8),
    title text not null,
    answers jsonb not null,
    content jsonb,
    text text not null default '',
    state smallint not null default 0 check (state between 0 and 4),
    is_sample boolean not null default false,
    saved_by bigint references user_account,
    versioned timestamptz,
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz
  )`,
  `create index ai_document_list on ai_document (space_id, updated desc, id desc) where deleted is null`,
  `create index ai_document_type on ai_document (space_id, document_type, updated desc, id desc) where deleted is null`,
  `create index ai_document_deleted on ai_document (deleted) where deleted is not null`,
  `create index ai_document_user on ai_document (user_id)`,
  `create index ai_document_saved_by on ai_document (saved_by)`,
  `create table ai_document_version (
    id bigint generated always as identity primary key,
    document_id bigint not null references ai_document on delete cascade,
    user_id bigint references user_account,
    title text not null,
    content jsonb not null,
    saved timestamptz not null
  )`,
  `create index ai_document_version_list on ai_document_version (document_id, id desc)`,
  `create index ai_document_version_user on ai_document_version (user_id)`,
  // Attempts outlive their document, because they count as usage.
  `create table ai_generation (
    id bigint generated always as identity primary key,
    document_id bigint not null,
    user_id bigint not null references user_account,
    document_type smallint not null,
    state smallint not null check (state between 1 and 4),
    day date not null,
    text text not null default '',
    failure text,
    model text,
    started timestamptz not null,
    beat timestamptz not null,
    finished timestamptz
  )`,
  // One try of a document at a time, whatever servers and tabs do.
  `create unique index ai_generation_running on ai_generation (document_id) where state = 1`,
  `create index ai_generation_beat on ai_generation (beat) where state = 1`,
  `create index ai_generation_document on ai_generation (document_id, id desc)`,
  `create index ai_generation_used on ai_generation (user_id, day) where state in (1, 2)`,
  `create index ai_generation_day on ai_generation (day)`,
  `create table ai_prompt (
    id bigint generated always as identity primary key,
    document_type smallint not null,
    version integer not null,
    system text not null,
    template text not null,
    note text not null,
    is_active boolean not null,
    user_id bigint not null references user_account,
    created timestamptz not null,
    unique (document_type, version)
  )`,
  `create unique index ai_prompt_active on ai_prompt (document_type) where is_active`,
  `create index ai_prompt_list on ai_prompt (document_type, id desc)`,
];
