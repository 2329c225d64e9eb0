import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

type PostCodes = { from: number; to: number; label?: string };
type IslandPostCodes = { jeju: PostCodes[]; remote: PostCodes[] };

/** Delivery addresses of members, and the post codes that carriers charge more for (FACTS §7), which may be edited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const file = await readFile(new URL('../../data/island_zipcodes.json', import.meta.url), 'utf8');
  const { jeju, remote } = JSON.parse(file) as IslandPostCodes;
  const rows = [...jeju.map((codes) => ({ ...codes, label: '제주' })), ...remote];
  await sql`insert into island_post_code (first, last, label)
    select "from", "to", label from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row ("from" integer, "to" integer, label text)`.execute(db);
}

const STATEMENTS = [
  `create table island_post_code (
    first integer primary key,
    last integer not null check (last >= first),
    label text not null
  )`,
  `create table user_address (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    is_default boolean not null,
    title text not null,
    name text not null,
    tel text not null,
    address_code text not null check (address_code ~ '^[0-9]{5}$'),
    address1 text not null,
    address2 text not null,
    location text not null,
    message text not null,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create unique index user_address_default on user_address (user_id) where is_default`,
  `create index user_address_list on user_address (user_id, is_default desc, id desc)`,
];
