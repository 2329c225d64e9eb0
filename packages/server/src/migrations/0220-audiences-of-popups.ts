import { type Kysely, sql } from 'kysely';

/** A popup is for some of those who come to the home page; those there are stay for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table main_popup
        add column audience text[] not null default '{visitor,general,brand,staff}',
        add check (cardinality(audience) > 0 and audience <@ '{visitor,general,brand,staff}')`,
    )
    .execute(db);
}
