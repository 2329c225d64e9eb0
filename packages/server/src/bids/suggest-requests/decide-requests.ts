import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { AwardRevocation, RequestDecision } from '../suggest-items/index.ts';

/**
 * Writes what the award of a notice means for the requests on it, with its reason; drafts and what was withdrawn or
 * declared invalid stay as they are. The notice is locked.
 */
export async function decideRequests(db: Db, decision: RequestDecision): Promise<void> {
  const { itemId, winnerId, reason, othersReason, now } = decision;
  await db
    .updateTable('suggest_request')
    .set({
      state: sql`case when id = ${winnerId ?? 0} then 'awarded' else 'unsuccessful' end`,
      reason: sql`case when id = ${winnerId ?? 0} then ${reason} else ${othersReason} end`,
      updated: sql`greatest(${now}, updated + interval '1 millisecond')`,
    })
    .where('item_id', '=', itemId)
    .where('state', '=', 'sent')
    .execute();
}

/** Writes the withdrawal of an award to the request that had won, and the award to the next. The notice is locked. */
export async function revokeAward(
  db: Db,
  { winnerId, nextId, reason, nextReason, now }: AwardRevocation,
): Promise<void> {
  const updated = sql<Date>`greatest(${now}, updated + interval '1 millisecond')`;
  const winner = db.updateTable('suggest_request').where('id', '=', winnerId);
  await winner.set({ state: 'revoked', reason, updated }).execute();
  if (nextId === null) return;
  const next = db.updateTable('suggest_request').where('id', '=', nextId);
  await next.set({ state: 'awarded', reason: nextReason, updated }).execute();
}
