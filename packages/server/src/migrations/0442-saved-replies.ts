import { type Kysely, sql } from 'kysely';

/** Texts that our staff inserts into answers to inquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table saved_reply (
        id bigint generated always as identity primary key,
        title text not null,
        content text not null,
        created timestamptz not null,
        updated timestamptz not null
      )`,
    )
    .execute(db);
}
