import { type Kysely, sql } from 'kysely';

/** A code belongs to the browser or network that asked for it; those of the former release ('') to everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table phone_verification add column requester_hash text not null default ''`,
  `create index phone_verification_created on phone_verification (created desc)`,
];
