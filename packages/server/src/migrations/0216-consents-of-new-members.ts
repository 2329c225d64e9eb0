import { type Kysely, sql } from 'kysely';

/**
 * New members state that they are 14 or older, and their consent to the collection and use of personal data names the
 * version of the notice that they were shown. Members of before have neither, and are not asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table user_consent drop constraint user_consent_document_check`,
  `alter table user_consent add constraint user_consent_document_check check (document in ('terms', 'privacy', 'over_14', 'marketing'))`,
  `alter table user_consent add column notice_version integer`,
];
