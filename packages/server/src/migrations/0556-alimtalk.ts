import { type Kysely, sql } from 'kysely';

/** Messages of KakaoTalk: their texts by row of the outbox, and those whose result is asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table alimtalk_text (
    outbox_id bigint primary key,
    template_code text not null,
    content text not null,
    created timestamptz not null
  )`,
  `create index alimtalk_text_created on alimtalk_text (created)`,
  `create table alimtalk_message (
    message_id text primary key,
    asked integer not null default 0,
    next timestamptz not null,
    created timestamptz not null
  )`,
  `create index alimtalk_message_next on alimtalk_message (next)`,
  `create index notification_delivery_provider on notification_delivery (provider_id) where channel = 3`,
];
