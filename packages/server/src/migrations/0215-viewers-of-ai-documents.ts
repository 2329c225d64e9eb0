import { type Kysely, sql } from 'kysely';

/** The browser tabs in which a document is open; `seen` is the last heartbeat of the tab. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ai_document_viewer (
    document_id bigint not null references ai_document (id) on delete cascade,
    tab_id uuid not null,
    user_id bigint not null references user_account (id) on delete cascade,
    opened timestamptz not null,
    seen timestamptz not null,
    primary key (document_id, tab_id)
  )`,
  `create index ai_document_viewer_user on ai_document_viewer (user_id)`,
];
