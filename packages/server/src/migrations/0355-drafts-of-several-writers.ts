import { type Kysely, sql } from 'kysely';

/**
 * The last writer of the content of a notice, and the browser tabs in which its form is open; `seen` is the last
 * heartbeat of the tab. Who was the last on a notice that others have changed until now is unknown: its author counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table suggest_item add column saved_by bigint references user_account`,
  `update suggest_item set saved_by = user_id`,
  `create index suggest_item_saved_by on suggest_item (saved_by)`,
  `create table suggest_item_viewer (
    item_id bigint not null references suggest_item (id) on delete cascade,
    tab_id uuid not null,
    user_id bigint not null references user_account (id) on delete cascade,
    opened timestamptz not null,
    seen timestamptz not null,
    primary key (item_id, tab_id)
  )`,
  `create index suggest_item_viewer_user on suggest_item_viewer (user_id)`,
];
