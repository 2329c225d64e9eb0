import { SUGGEST_REQUEST_LIMITS, type SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { sql } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

/** The effect of an award on the requests of a notice: one wins, or none when the notice has failed. */
export type RequestDecision = {
  itemId: number;
  winnerId: number | null;
  reason: string;
  /** The reason told to those that were not chosen; the reason itself when none was. */
  othersReason: string;
  now: Date;
};

/** The feature of requests writes the decision to its own rows. */
export const requestDecisions =
  defineContributionPoint<(db: Db, decision: RequestDecision) => Promise<void>>('decisions on requests');

/** An award that is withdrawn, and the request to which it passes, if there is one. */
export type AwardRevocation = {
  winnerId: number;
  nextId: number | null;
  reason: string;
  nextReason: string;
  now: Date;
};

/** The feature of requests writes the withdrawal of an award to its own rows. */
export const awardRevocations =
  defineContributionPoint<(db: Db, revocation: AwardRevocation) => Promise<void>>('withdrawn awards');

/** An offer under the name of its vendor. */
export type Offer = Pick<SuggestRequest, 'id' | 'nano_id' | 'state' | 'total_price' | 'vat_mode' | 'reason'> & {
  brand_id: number;
  name: string;
};

/** The requests on a notice that are in one of the states, the lowest total first. */
export const listOffers = (db: Db, itemId: number, states: readonly SuggestRequest['state'][]): Promise<Offer[]> =>
  db
    .selectFrom('suggest_request as request')
    .innerJoin('user_account as account', 'account.id', 'request.brand_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .where('request.item_id', '=', itemId)
    .where('request.state', 'in', [...states])
    .select(['request.id', 'request.nano_id', 'request.brand_id', 'request.total_price', 'request.vat_mode'])
    .select(['request.reason', sql<SuggestRequest['state']>`request.state`.as('state')])
    .select(sql<string>`coalesce(nullif(${approvedFact('brand', 'name')}, ''), account.name)`.as('name'))
    .orderBy('request.total_price', (order) => order.asc().nullsLast())
    .orderBy('request.id')
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();

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
