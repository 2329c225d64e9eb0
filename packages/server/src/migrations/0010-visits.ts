import { type Kysely, sql } from 'kysely';

/** Visits by day and class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table visit_count (
    day date not null,
    referrer_type text not null check (referrer_type in ('search', 'social', 'direct', 'email', 'other', 'none')),
    device text not null check (device in ('phone', 'desktop')),
    is_signed_in boolean not null,
    visits integer not null,
    primary key (day, referrer_type, device, is_signed_in)
  )`)
    .execute(db);
}
