import { isHighestBest } from '@danji/contracts/bids/score-rules';
import type { OwnScore, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { isAmendable, isPublished, isSealed } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { listAttachmentsOf, toStoredFiles } from '../../site/files/index.ts';
import { findMembership, memberHasRight, requireRight } from '../../workspace/work-spaces/index.ts';
import { suggestItemNotFound, toStateAt } from '../suggest-items/index.ts';
import {
  findSheet,
  getScoredItem,
  listScoredOffers,
  listScoreEvents,
  listScores,
  requireSheet,
  SCORE_FILE_USE,
  type ScoredItem,
} from './score-sheet.repository.ts';
import type { SheetOffer } from './tables.ts';

const { CLOSED, AWARDED, DRAFT } = SuggestItemState;

/** Whether the office may read what has been offered on a published notice. */
export const areOffersKnown = ({ suggest_type, opened, state }: ScoredItem): boolean =>
  isSealed(suggest_type) ? opened !== null : isPublished(state);

/** Whether the weights of a notice may change now. */
export const mayWeigh = (item: ScoredItem, now: Date): boolean => {
  const state = toStateAt(item, now);
  return state === DRAFT || isAmendable(state) || state === CLOSED;
};

/** Whether points may be given now. */
export const mayScore = (item: ScoredItem, now: Date): boolean =>
  toStateAt(item, now) === CLOSED && areOffersKnown(item);

/** The offers of a sheet with who has judged them, and their proofs. */
async function toOffers(
  { platform, db, now }: { platform: Platform; db: Db; now: Date },
  offers: readonly SheetOffer[],
  { itemId, user }: { itemId: number; user: Principal },
): Promise<ScoreSheet['offers']> {
  const scores = new Map((await listScores(db, itemId)).map((score) => [score.request_id, score]));
  const scoreIds = [...scores.values()].map(({ id }) => id);
  const attached = await listAttachmentsOf(db, SCORE_FILE_USE, scoreIds);
  const stored = await toStoredFiles(
    platform,
    db,
    attached.map(({ file }) => file),
    user,
    now,
  );
  return offers.map(({ request_id, brand_id: _brand, ...offer }) => {
    const score = scores.get(request_id);
    return {
      ...offer,
      files: stored.filter((_, at) => score !== undefined && attached[at]?.recordId === score.id),
      scored_by: score?.scored_by ?? null,
      updated: score?.updated ?? null,
    };
  });
}

/** Presents the sheet of a notice to who works in its space, and to our staff. */
export async function toScoreSheet(
  context: { platform: Platform; db: Db; now: Date },
  item: ScoredItem,
  user: Principal,
): Promise<ScoreSheet> {
  const { db, now } = context;
  const { weights, stored_sheet, stored, updated } = await findSheet(db, item.id);
  const offers = stored_sheet ?? (await listScoredOffers(db, item, weights));
  const history = await listScoreEvents(db, item.id);
  const judges = history.filter(({ kind }) => kind === 'scores').flatMap((event) => (event.user ? [event.user] : []));
  const isWriter = memberHasRight(await findMembership(db, item.space_id, user.id), 'write_notices');
  return {
    item: item.nano_id,
    space_id: item.space_id,
    title: item.title,
    opening_place: item.opening_place,
    weights,
    is_highest_best: isHighestBest(item.selection_method),
    offers: await toOffers(context, offers, { itemId: item.id, user }),
    evaluators: [...new Map(judges.map((judge) => [judge.id, judge])).values()],
    history,
    stored,
    may_weigh: isWriter && mayWeigh(item, now),
    needs_reason: areOffersKnown(item),
    may_score: isWriter && mayScore(item, now),
    updated,
  };
}

/** Reads the sheet of a notice for who works in its space and our staff; throws for others, and where there is no sheet. */
export async function readSheet(
  context: { platform: Platform; db: Db; now: Date },
  ref: string | number,
  user: Principal,
): Promise<ScoreSheet> {
  const item = await getScoredItem(context.db, ref);
  const membership = await findMembership(context.db, item.space_id, user.id);
  requireRight(user, membership, 'work');
  // Drafts are for who writes them, and not for our staff.
  if (!isPublished(item.state) && !memberHasRight(membership, 'write_notices')) throw suggestItemNotFound();
  requireSheet(item);
  return toScoreSheet(context, item, user);
}

const ownScoreNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '선정이 끝난 적격심사 공고의 내 제안만 점수를 볼 수 있어요.' });

/** Presents its own points to a vendor, once the sheet was stored with the award. */
export async function toOwnScore(db: Db, requestNanoId: string, user: Principal): Promise<OwnScore> {
  const own = await db
    .selectFrom('suggest_request as request')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .where('request.brand_id', '=', user.id)
    .where('request.nano_id', '=', requestNanoId as SheetOffer['request'])
    .where('item.state', '=', AWARDED)
    .select(['request.id', 'request.item_id', 'item.selection_method'])
    .executeTakeFirst();
  if (!own) throw ownScoreNotFound();
  const { weights, stored_sheet } = await findSheet(db, own.item_id);
  const offer = stored_sheet?.find(({ request_id }) => request_id === own.id);
  if (!offer) throw ownScoreNotFound();
  const { credit, sanctions, technicians, equipment, record, proposal } = offer.judgement;
  return {
    weights,
    points: {
      credit: credit.points,
      sanctions: sanctions.points,
      technicians: technicians.points,
      equipment: equipment.points,
      record: record.points,
      proposal: proposal.points,
      price: offer.price_points,
    },
    total: offer.total,
    is_highest_best: isHighestBest(own.selection_method),
    weight_changes: (await listScoreEvents(db, own.item_id))
      .filter(({ kind }) => kind === 'weights')
      .map(({ id, reason, created }) => ({ id, reason, created })),
  };
}
