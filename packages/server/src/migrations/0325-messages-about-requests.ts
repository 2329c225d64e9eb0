import { type Kysely, sql } from 'kysely';

/** Messages about requests on bid notices between vendors and offices, and how far each side has read (ADR 0127). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table suggest_message (
    id bigint generated always as identity primary key,
    request_id bigint not null references suggest_request on delete cascade,
    user_id bigint not null references user_account,
    is_from_vendor boolean not null,
    content text not null,
    created timestamptz not null
  )`,
  `create index suggest_message_list on suggest_message (request_id, id desc)`,
  `create index suggest_message_user on suggest_message (user_id)`,
  `create table suggest_message_read (
    request_id bigint not null references suggest_request on delete cascade,
    is_vendor boolean not null,
    last_id bigint not null,
    updated timestamptz not null,
    primary key (request_id, is_vendor)
  )`,
];
