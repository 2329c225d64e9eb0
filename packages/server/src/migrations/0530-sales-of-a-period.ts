import { type Kysely, sql } from 'kysely';

/** The posts that an author sold in a period are found in an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index community_purchase_seller`.execute(db);
  await sql`create index community_purchase_seller on community_purchase (seller_id, created, post_id)`.execute(db);
}
