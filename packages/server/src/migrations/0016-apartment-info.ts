import { type Kysely, sql } from 'kysely';

/** Complexes with the data of K-apt and our staff, their changes, and the source of the details of a work space. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Revision 0 and no `imported`: only the list has named it.
  `create table apt_info (
    id bigint generated always as identity primary key,
    revision integer not null,
    building_type smallint not null,
    code text not null,
    name text not null,
    tel text not null default '',
    fax text not null default '',
    type_name text not null default '',
    address text not null default '',
    region text not null default '',
    sigungu_code text not null default '',
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
    amenities jsonb not null default '[]',
    installer text not null default '',
    electric_power_capacity double precision,
    elv_manage_type text not null default '',
    elv_count integer,
    cctv_count integer,
    overridden_fields jsonb not null default '[]',
    not_understood jsonb not null default '[]',
    imported timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create unique index apt_info_code on apt_info (code) where code <> ''`,
  `create index apt_info_search on apt_info using gin ((name || ' ' || region || ' ' || address || ' ' || code) gin_trgm_ops)`,
  `create index apt_info_updated on apt_info (updated desc, id desc)`,
  `create index apt_info_name on apt_info (name, id desc)`,
  `create index apt_info_sigungu on apt_info (sigungu_code, name, id desc)`,
  `create index apt_info_imported on apt_info (updated desc, id desc) where imported is not null`,
  `create index apt_info_overridden on apt_info (updated desc, id desc) where overridden_fields <> '[]'`,
  `create index apt_info_kind on apt_info (complex_type, updated desc, id desc)`,
  `create index apt_info_building on apt_info (building_type, updated desc, id desc)`,
  `create table apt_info_revision (
    id bigint generated always as identity primary key,
    apt_info_id bigint not null references apt_info,
    revision integer not null,
    source text not null check (source in ('kapt', 'staff')),
    user_id bigint references user_account,
    differences jsonb not null,
    created timestamptz not null,
    unique (apt_info_id, revision)
  )`,
  `create index apt_info_revision_user on apt_info_revision (user_id) where user_id is not null`,
  // The times when a part of K-apt's list was last read, and last failed: '' is the whole list, otherwise a sigungu.
  `create table apt_list_read (scope text primary key, read timestamptz, failed timestamptz)`,
  // The details as imported from K-apt: a member has changed those that differ now.
  `create table work_space_source (
    space_id bigint primary key references work_space on delete cascade,
    facts jsonb not null,
    imported timestamptz not null
  )`,
  `create index work_space_apt_code on work_space (apt_code, id) where apt_code <> ''`,
];
