import { type Kysely, sql } from 'kysely';

/** An answer or a comment that is hidden for a review brings nothing meanwhile: its acts become due again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = ['community_answer', 'board_comment'].map(
  (table) =>
    `create trigger acts_of_hidden_due after update on ${table} for each row
      when (old.hidden is distinct from new.hidden) execute function ${table}_acts_due()`,
);
