import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

/** What the award of a notice means for the requests on it: the one that wins, or none when the notice has failed. */
export type RequestDecision = { itemId: number; winnerId: number | null; reason: string; now: Date };

/** The feature of requests writes the decision to its own rows. */
export const requestDecisions =
  defineContributionPoint<(db: Db, decision: RequestDecision) => Promise<void>>('decisions on requests');

type Offer = { id: number; nano_id: string; brand_id: number };

/** The valid requests on a notice. */
export const listOffers = async (db: Db, itemId: number): Promise<Offer[]> =>
  (
    await sql<Offer>`select id, nano_id, brand_id from suggest_request where item_id = ${itemId} and state = 'sent'`.execute(
      db,
    )
  ).rows;

/** The vendors whose request on a notice is in one of the states. */
export const listOfferers = async (
  db: Db,
  itemId: number,
  states: readonly SuggestRequest['state'][],
): Promise<number[]> =>
  (
    await sql<{ brand_id: number }>`select brand_id from suggest_request
      where item_id = ${itemId} and state in (${sql.join(states)})`.execute(db)
  ).rows.map(({ brand_id }) => brand_id);
