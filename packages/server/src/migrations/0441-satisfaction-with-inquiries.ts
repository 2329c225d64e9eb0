import { type Kysely, sql } from 'kysely';

/** How content the author of an inquiry is with our answer, and the numbers of our support. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table inquiry
    add column satisfaction smallint check (satisfaction between 1 and 5),
    add column satisfaction_comment text`,
  `create index inquiry_created on inquiry (created) include (first_answered, satisfaction)`,
];
