import { type Kysely, sql } from 'kysely';

/** The answers of the tax office about numbers of brands, and the brands it has suspended by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table business_check (
    business_no text primary key,
    state smallint not null check (state between 0 and 3),
    tax_type text not null,
    checked timestamptz not null,
    changed timestamptz not null
  )`,
  `alter table brand_account add column suspended_by_check timestamptz`,
];
