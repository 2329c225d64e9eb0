import { DEFAULT_SCORE_WEIGHTS, hasScoreSheet, JUDGED_CRITERIA } from '@danji/contracts/bids/score-rules';
import type { OfferJudgement } from '@danji/contracts/bids/score-sheet';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listScoredOffers, scoreEvents } from './score-sheet.repository.ts';

/** So many awarded notices have a sheet; the scores of each are a few statements. */
const ITEMS = 40;
/** Judges an offer for the demo: all points to the winner, half a point less for each criterion to others. */
const toJudgement = (isWinner: boolean): OfferJudgement =>
  Object.fromEntries(
    JUDGED_CRITERIA.map(({ key, weight }) => [
      key,
      { points: isWinner ? weight : weight - 0.5, note: '제출한 서류로 확인했어요.' },
    ]),
  ) as OfferJudgement;

/** Seeds the stored score sheets of awarded demo notices. */
export async function seedDemoSheets(db: Db, now: Date): Promise<void> {
  const items = await db
    .selectFrom('suggest_item')
    .where('state', '=', SuggestItemState.AWARDED)
    .select(['id', 'user_id', 'selection_method'])
    .orderBy('id')
    .limit(ITEMS)
    .execute();
  for (const item of items.filter(({ selection_method }) => hasScoreSheet(selection_method))) {
    const requests = await db
      .selectFrom('suggest_request')
      .where('item_id', '=', item.id)
      .where('state', 'in', ['awarded', 'unsuccessful'])
      .select(['id', 'state'])
      .orderBy('id')
      .execute();
    for (const { id, state } of requests) {
      const judgement = toJson(toJudgement(state === 'awarded'));
      const written = { item_id: item.id, request_id: id, user_id: item.user_id };
      await db
        .insertInto('offer_score')
        .values({ ...written, judgement, updated: now })
        .execute();
      await scoreEvents.add(db, { ...written, kind: 'scores', reason: null, created: now });
    }
    const offers = await listScoredOffers(db, item, DEFAULT_SCORE_WEIGHTS);
    const values = { item_id: item.id, weights: toJson(DEFAULT_SCORE_WEIGHTS), stored_sheet: JSON.stringify(offers) };
    if (offers.length > 0)
      await db
        .insertInto('score_sheet')
        .values({ ...values, stored: now })
        .execute();
  }
}
