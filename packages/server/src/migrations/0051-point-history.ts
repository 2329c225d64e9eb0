import { type Kysely, sql } from 'kysely';

/** The versions of the point set, and the indexes of the history of points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table point_set (
    id bigint generated always as identity primary key,
    point_signup integer not null check (point_signup >= 0),
    point_referral integer not null check (point_referral >= 0),
    point_referred integer not null check (point_referred >= 0),
    limit_price_user integer not null check (limit_price_user >= 0),
    limit_price_day integer not null check (limit_price_day >= 0),
    staff_id bigint not null references user_account,
    created timestamptz not null
  )`,
  `alter table point_entry add column searched text not null generated always as (searchable(description)) stored`,
  `create index point_entry_search on point_entry using gin (searched gin_trgm_ops)`,
  `create index point_entry_created on point_entry (created desc, id desc)`,
  `create index point_entry_type on point_entry (history_type, created desc, id desc)`,
  `create index point_entry_user on point_entry (user_id, created desc, id desc) include (history_type)`,
];
