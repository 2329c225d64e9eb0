import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

type RegionRow = {
  index: number;
  sido: string;
  sido_english: string;
  sido_short: string;
  sigungu: string;
  sigungu_english: string;
};

/** Stored files, and the sigungu in force since 2026-07-01 (FACTS §8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const regions = await readFile(new URL('../../data/sigungu.json', import.meta.url), 'utf8');
  await sql`insert into region ("index", sido, sido_english, sido_short, sigungu, sigungu_english)
    select "index", sido, sido_english, sido_short, sigungu, sigungu_english
    from jsonb_to_recordset(${JSON.stringify(JSON.parse(regions) satisfies RegionRow[])}::jsonb)
      as row ("index" integer, sido text, sido_english text, sido_short text, sigungu text, sigungu_english text)
    order by "index"`.execute(db);
}

const STATEMENTS = [
  // Only its owner reads a file without a use; a temporary file is deleted a day after temp_since.
  `create table stored_file (
    id bigint generated always as identity primary key,
    nano_id text not null unique,
    owner_id bigint not null references user_account,
    use text,
    record_id bigint,
    name text not null,
    size integer not null,
    mime text not null,
    width integer,
    height integer,
    storage_key text not null unique,
    thumbnail_key text unique,
    temp_since timestamptz,
    created timestamptz not null
  )`,
  `create index stored_file_temp on stored_file (temp_since, id) where temp_since is not null`,
  `create index stored_file_owner on stored_file (owner_id, id desc)`,
  `create index stored_file_record on stored_file (use, record_id, id) where use is not null`,
  `alter table user_account add constraint user_account_profile_image foreign key (profile_image_id) references stored_file on delete set null`,
  `alter table brand_account add constraint brand_account_business_image foreign key (business_image_id) references stored_file on delete set null`,
  `create table region (
    id bigint generated always as identity primary key,
    "index" integer not null unique,
    sido text not null,
    sido_english text not null,
    sido_short text not null,
    sigungu text not null,
    sigungu_english text not null,
    unique (sido, sigungu)
  )`,
];
