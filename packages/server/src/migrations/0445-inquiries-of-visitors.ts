import { type Kysely, sql } from 'kysely';

/** Inquiries of visitors without an account, by a phone number that they have proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A post without an author is one that a visitor has written to our support.
  `alter table board_post alter column user_id drop not null`,
  `alter table inquiry
    alter column user_id drop not null,
    add column visitor_name text,
    add column visitor_tel text,
    add constraint inquiry_author check (
      (user_id is null) = (visitor_tel is not null) and (visitor_tel is null) = (visitor_name is null)
    )`,
  `create index inquiry_visitor on inquiry (visitor_tel, created desc, id desc) where visitor_tel is not null`,
  `create index inquiry_visitor_updated on inquiry (updated) where visitor_tel is not null`,
];
