import { type Kysely, sql } from 'kysely';

/** Work spaces, their members, and the one a person works in now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table work_space (
    id bigint generated always as identity primary key,
    title text not null,
    apt_code text not null,
    building_name text not null,
    address1 text not null,
    address2 text not null,
    tel text not null,
    sale_type smallint,
    complex_type smallint,
    approval_date date,
    number_of_buildings integer,
    number_of_units integer,
    heating_type smallint,
    corridor_type smallint,
    total_parking_spaces integer,
    above_ground_parking_spaces integer,
    underground_parking_spaces integer,
    amenities jsonb not null,
    master_user_id bigint not null references user_account,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create index work_space_created on work_space (created desc, id desc)`,
  `create index work_space_title on work_space (title, id desc)`,
  `create index work_space_master on work_space (master_user_id)`,
  `create index work_space_search on work_space using gin ((title || ' ' || building_name || ' ' || address1 || ' ' || apt_code) gin_trgm_ops)`,
  `create table work_member (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    edit_state_type smallint not null check (edit_state_type in (0, 1, 3, 4, 5)),
    role text not null default 'member' check (role in ('master', 'member')),
    job_grade smallint not null,
    opened_by text not null check (opened_by in ('space', 'person')),
    created timestamptz not null,
    updated timestamptz not null,
    unique (space_id, user_id)
  )`,
  `create index work_member_space on work_member (space_id, edit_state_type, id desc)`,
  `create index work_member_user on work_member (user_id, edit_state_type, space_id)`,
  `create table current_work_space (user_id bigint primary key references user_account, space_id bigint not null references work_space)`,
  `create index current_work_space_space on current_work_space (space_id)`,
  // Demo data that was inserted once; a database that has the row is never seeded again.
  `create table demo_seed (name text primary key, seeded timestamptz not null)`,
];
