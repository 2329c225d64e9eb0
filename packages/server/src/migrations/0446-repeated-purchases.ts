import { type Kysely, sql } from 'kysely';

/**
 * A purchase after a refund is a row of its own: the refunded one stays in the income of its day. Nobody has two that
 * count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table community_purchase drop constraint community_purchase_pkey, add primary key (post_id, user_id, turn)`,
  `create unique index community_purchase_current on community_purchase (post_id, user_id) where refunded is null`,
];
