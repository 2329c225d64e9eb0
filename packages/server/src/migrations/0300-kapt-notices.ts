import { type Kysely, sql } from 'kysely';

/**
 * Notices, results and private contracts of K-apt, and which days of which service have been read. `is_open` is cleared
 * after the closing, so that lists of what is open read what is open only. `awarded_on` is the day for comparisons of
 * prices: that of a private contract, and of a bid its closing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const ORDERS = [
  ['noticed', 'noticed desc'],
  ['closes', 'closes'],
] as const;

const STATEMENTS = [
  `create table kapt_notice (
    id bigint generated always as identity primary key,
    kind smallint not null check (kind in (1, 2)),
    kapt_number text not null,
    state smallint,
    is_open boolean not null,
    title text not null,
    complex text not null,
    apt_code text not null,
    sido text not null,
    sigungu bigint references region,
    number_of_units integer,
    work_type smallint,
    category smallint,
    category_group smallint generated always as (category / 100) stored,
    bid_method smallint,
    selection_method smallint,
    is_electronic boolean,
    is_urgent boolean not null,
    noticed date not null,
    closes timestamptz,
    papers_due timestamptz,
    briefing_at timestamptz,
    briefing_place text not null,
    content text not null,
    papers text not null,
    reason text not null,
    amount bigint,
    winner text not null default '',
    winner_read timestamptz,
    contracted date,
    starts date,
    ends date,
    awarded_on date generated always as (
      case when amount > 0 and (kind = 2 or state in (5, 8))
        then coalesce(contracted, cast(timezone('Asia/Seoul', closes) as date), noticed) end) stored,
    searched text not null generated always as
      (searchable(title || e'\\n' || complex || e'\\n' || kapt_number)) stored,
    created timestamptz not null,
    updated timestamptz not null,
    unique (kind, kapt_number)
  )`,
  ...ORDERS.flatMap(([name, order]) => [
    `create index kapt_notice_${name} on kapt_notice (${order}, id desc)`,
    `create index kapt_notice_kind_${name} on kapt_notice (kind, ${order}, id desc)`,
    `create index kapt_notice_sido_${name} on kapt_notice (sido, ${order}, id desc)`,
    `create index kapt_notice_sigungu_${name} on kapt_notice (sigungu, ${order}, id desc)`,
    `create index kapt_notice_category_${name} on kapt_notice (category, ${order}, id desc)`,
    `create index kapt_notice_group_${name} on kapt_notice (category_group, ${order}, id desc)`,
    `create index kapt_notice_open_${name} on kapt_notice (${order}, id desc) where is_open`,
  ]),
  `create index kapt_notice_search on kapt_notice using gin (searched gin_trgm_ops)`,
  `create index kapt_notice_unplaced on kapt_notice (apt_code) where sigungu is null and apt_code <> ''`,
  `create index kapt_notice_without_winner on kapt_notice (closes desc) where state in (5, 8) and winner_read is null`,
  `create index kapt_notice_awarded on kapt_notice (category, awarded_on desc) where awarded_on is not null`,
  `create table kapt_notice_read (
    source text not null,
    day date not null,
    read timestamptz,
    failed timestamptz,
    primary key (source, day)
  )`,
];
