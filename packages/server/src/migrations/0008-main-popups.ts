import { type Kysely, sql } from 'kysely';

/** Popups of the home page, and the pictures in them; a picture may be in several (a popup made from another). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table main_popup (
    id bigint generated always as identity primary key,
    title text not null,
    link text,
    date_start date not null,
    date_end date not null,
    width integer not null,
    x integer not null,
    y integer not null,
    content jsonb not null,
    is_visible boolean not null,
    show_close_today boolean not null,
    created timestamptz not null,
    updated timestamptz not null,
    check (date_end >= date_start)
  )`,
  // The home page asks for those whose days are not over: a handful, however many there have been.
  `create index main_popup_home on main_popup (date_end, date_start) where is_visible`,
  `create index main_popup_list on main_popup (created desc, id desc)`,
  `create index main_popup_hidden on main_popup (created desc, id desc) where not is_visible`,
  `create index main_popup_start on main_popup (date_start) where is_visible`,
  `create index main_popup_search on main_popup using gin (title gin_trgm_ops)`,
  `create table main_popup_file (
    popup_id bigint not null references main_popup on delete cascade,
    file_id bigint not null references stored_file,
    primary key (popup_id, file_id)
  )`,
  `create index main_popup_file_file on main_popup_file (file_id)`,
];
