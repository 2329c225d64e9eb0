import { type Kysely, sql } from 'kysely';

/** The search for a recommender, which is open to everybody, no longer looks at names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop index user_account_recommender`,
  `create index user_account_recommender on user_account using gin ((nickname || ' ' || ref_code) gin_trgm_ops)`,
];
