import type { PersonRef } from '@danji/contracts/accounts/user';
import {
  DEFAULT_SCORE_WEIGHTS,
  hasScoreSheet,
  isHighestBest,
  type JudgedPoints,
  JUDGED_CRITERIA,
  scoreOffers,
  type ScoreWeights,
} from '@danji/contracts/bids/score-rules';
import type { OfferJudgement, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { SUGGEST_REQUEST_LIMITS } from '@danji/contracts/bids/suggest-request';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { historyOf } from '../../platform/records/history.ts';
import { suggestItemNotFound } from '../suggest-items/index.ts';
import type { SheetOffer } from './tables.ts';

/** The use of the proofs of points. */
export const SCORE_FILE_USE = 'offer_score';

/** The history of score sheets. */
export const scoreEvents = historyOf('score_sheet_event', 'item_id');

const COLUMNS = [
  'id',
  'nano_id',
  'space_id',
  'title',
  'suggest_type',
  'selection_method',
  'state',
  'date_start',
  'date_end',
  'opened',
  'opening_place',
] as const;

/** Reads a notice by its number or public id; with `lock` its row is held for a change. */
export async function getScoredItem(db: Db, ref: string | number, lock = false) {
  const found = db
    .selectFrom('suggest_item')
    .where(hasRef('suggest_item', String(ref)))
    .select([...COLUMNS]);
  const item = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!item) throw suggestItemNotFound();
  return item;
}
export type ScoredItem = Awaited<ReturnType<typeof getScoredItem>>;

/** Throws unless the winner of a notice is found by a score sheet. */
export function requireSheet({ selection_method }: ScoredItem): void {
  if (!hasScoreSheet(selection_method))
    throw new ProblemError('not_found', { title: '적격심사 공고가 아니라서 평가표가 없어요.' });
}

/** The stored part of a sheet; one that nobody has changed has the default weights. */
export async function findSheet(db: Db, itemId: number) {
  const row = await db.selectFrom('score_sheet').where('item_id', '=', itemId).selectAll().executeTakeFirst();
  return row ?? { weights: DEFAULT_SCORE_WEIGHTS, stored_sheet: null, stored: null, updated: null };
}

/** After every rank. */
const UNRANKED = SUGGEST_REQUEST_LIMITS.received + 1;

const EMPTY_JUDGEMENT = Object.fromEntries(
  JUDGED_CRITERIA.map(({ key }) => [key, { points: null, note: '' }]),
) as OfferJudgement;

const toPoints = (judgement: OfferJudgement): JudgedPoints =>
  Object.fromEntries(JUDGED_CRITERIA.map(({ key }) => [key, judgement[key].points])) as JudgedPoints;

/** The valid offers on a notice that its office may read, scored; best rank first. */
export async function listScoredOffers(
  db: Db,
  { id, selection_method }: Pick<ScoredItem, 'id' | 'selection_method'>,
  weights: ScoreWeights,
): Promise<SheetOffer[]> {
  const rows = await db
    .selectFrom('suggest_request as request')
    .innerJoin('user_account as account', 'account.id', 'request.brand_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .leftJoin('offer_score as score', 'score.request_id', 'request.id')
    .where('request.item_id', '=', id)
    .where('request.is_open', '=', true)
    .where('request.state', 'in', ['sent', 'awarded', 'unsuccessful'])
    .select(['request.id as request_id', 'request.nano_id as request', 'request.brand_id'])
    .select(['request.total_price', 'request.vat_mode', 'score.judgement'])
    .select(sql<string>`coalesce(nullif(${approvedFact('brand', 'name')}, ''), account.name)`.as('name'))
    .orderBy('request.total_price', (order) => order.asc().nullsLast())
    .orderBy('request.id')
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();
  const offers = rows.map(({ total_price, vat_mode, judgement, ...row }) => ({
    ...row,
    price: toTaxedPrice({ total_price, vat_mode }),
    judgement: judgement ?? EMPTY_JUDGEMENT,
  }));
  const judged = offers.map(({ price, judgement }) => ({ price, points: toPoints(judgement) }));
  const scores = scoreOffers(judged, weights, isHighestBest(selection_method));
  return offers
    .map((offer, at) => {
      const { pricePoints = null, total = null, rank = null } = scores[at] ?? {};
      return { ...offer, price_points: pricePoints, total, rank };
    })
    .toSorted((one, other) => (one.rank ?? UNRANKED) - (other.rank ?? UNRANKED));
}

/** Lists the scores of the offers on a notice: the last evaluator of each, and when. */
export const listScores = (db: Db, itemId: number) =>
  db
    .selectFrom('offer_score as score')
    .where('score.item_id', '=', itemId)
    .select(['score.id', 'score.request_id', 'score.updated'])
    .select(selectPersonRef('score.user_id').as('scored_by'))
    .limit(SUGGEST_REQUEST_LIMITS.received)
    .execute();

/** The history of a sheet, the last first. */
export const listScoreEvents = (db: Db, itemId: number): Promise<ScoreSheet['history']> =>
  db
    .selectFrom('score_sheet_event as event')
    .leftJoin('suggest_request as request', 'request.id', 'event.request_id')
    .leftJoin('user_account as vendor', 'vendor.id', 'request.brand_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .where('event.item_id', '=', itemId)
    .select(['event.id', 'event.kind', 'event.reason', 'event.created'])
    .select(selectPersonRef<PersonRef | null>('event.user_id').as('user'))
    .select(sql<string | null>`coalesce(nullif(${approvedFact('brand', 'name')}, ''), vendor.name)`.as('name'))
    .orderBy('event.id', 'desc')
    .limit(ANSWER_LIMITS.trail)
    .execute();
