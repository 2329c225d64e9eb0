import { type Kysely, sql } from 'kysely';

/** Advertisements, the edits that wait, their history and their daily counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const CREATIVE = `
    title text not null,
    link text not null,
    date_start date not null,
    date_end date not null,
    content text not null,
    image1_id bigint references stored_file on delete set null,
    image2_id bigint references stored_file on delete set null,
    image3_id bigint references stored_file on delete set null,
    image4_id bigint references stored_file on delete set null`;

const STATEMENTS = [
  `create table advertisement (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    category smallint not null check (category in (0, 1)),
    state smallint not null check (state between 0 and 5),
    live_state smallint check (live_state in (0, 1)),
    tier smallint not null check (tier between 0 and 2),
    ${CREATIVE},
    paid timestamptz,
    approved timestamptz,
    reason text,
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz
  )`,
  `create index advertisement_created on advertisement (created desc, id desc) where deleted is null`,
  `create index advertisement_state on advertisement (state, created desc, id desc) where deleted is null`,
  `create index advertisement_end on advertisement (date_end, id desc) where deleted is null`,
  `create index advertisement_user on advertisement (user_id, created desc, id desc) where deleted is null`,
  `create index advertisement_search on advertisement using gin (title gin_trgm_ops)`,
  `create index advertisement_shown on advertisement (category, date_end) where state in (0, 2) and paid is not null and deleted is null`,
  `create table advertisement_edit (
    advertisement_id bigint primary key references advertisement,
    ${CREATIVE}
  )`,
  `create table advertisement_event (
    id bigint generated always as identity primary key,
    advertisement_id bigint not null references advertisement,
    user_id bigint references user_account,
    from_state smallint,
    to_state smallint not null,
    reason text,
    created timestamptz not null
  )`,
  `create index advertisement_event_list on advertisement_event (advertisement_id, id desc)`,
  `create table advertisement_count (
    advertisement_id bigint not null references advertisement,
    day date not null,
    impressions integer not null default 0,
    clicks integer not null default 0,
    primary key (advertisement_id, day)
  )`,
];
