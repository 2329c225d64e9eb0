import { type Kysely, sql } from 'kysely';

/** When the owner of a consent to marketing was last told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table user_consent add column reminded timestamptz`,
  `create index user_consent_reminder on user_consent (coalesce(reminded, created))
    where document = 'marketing' and is_agreed`,
  `create index user_consent_marketing on user_consent (user_id, id desc) where document = 'marketing'`,
];
