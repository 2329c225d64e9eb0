import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { RequestDecision } from '../suggest-items/index.ts';

/**
 * Writes what the award of a notice means for the requests on it, with its reason; drafts and what was withdrawn or
 * declared invalid stay as they are. The notice is locked.
 */
export async function decideRequests(db: Db, { itemId, winnerId, reason, now }: RequestDecision): Promise<void> {
  await db
    .updateTable('suggest_request')
    .set({
      state: sql`case when id = ${winnerId ?? 0} then 'awarded' else 'unsuccessful' end`,
      reason,
      updated: sql`greatest(${now}, updated + interval '1 millisecond')`,
    })
    .where('item_id', '=', itemId)
    .where('state', '=', 'sent')
    .execute();
}
