import {
  FULL_SCORE,
  hasScoreSheet,
  listScoreErrors,
  type ScoreWeights,
  sumWeights,
} from '@danji/contracts/bids/score-rules';
import type { scoreOffer, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { syncDocumentFiles } from '../../site/files/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import type { RequestDecision } from '../suggest-items/index.ts';
import {
  findSheet,
  getScoredItem,
  listScoredOffers,
  requireSheet,
  SCORE_FILE_USE,
  scoreEvents,
  type ScoredItem,
} from './score-sheet.repository.ts';
import { areOffersKnown, mayScore, mayWeigh } from './score-sheet.presenter.ts';

type Writer = { user: Principal; platform: Platform };

const refuse = (title: string): ProblemError => new ProblemError('invalid_transition', { title });
/** The version of what nobody has saved yet. */
const NEVER = new Date(0).toISOString();

/** Refuses a change of another version than the current one; `null` stands for what nobody has saved. */
const checkSeen = (current: string | null, seen: string | null): Promise<void> =>
  checkVersion({ updated: current ?? NEVER }, seen ?? NEVER);

/** Locks the notice, so that changes of its sheet and its award come one after the other. */
async function lockSheet(db: Db, ref: string | number, { user }: Writer): Promise<ScoredItem> {
  const item = await getScoredItem(db, ref, true);
  requireRight(user, await findMembership(db, item.space_id, user.id), 'write_notices');
  requireSheet(item);
  return item;
}

/** Changes the weights of a sheet; resolves to its notice. */
export async function changeWeights(db: Db, body: BodyOf<typeof setScoreWeights>, writer: Writer): Promise<ScoredItem> {
  const { user, platform } = writer;
  const item = await lockSheet(db, body.item_nano_id, writer);
  const now = platform.clock.now();
  if (!mayWeigh(item, now)) throw refuse('결정이 끝난 공고의 배점은 고칠 수 없어요.');
  const sheet = await findSheet(db, item.id);
  await checkSeen(sheet.updated, body.updated);
  const weights: ScoreWeights = body.weights;
  if (sumWeights(weights) !== FULL_SCORE)
    throw invalidField('weights', `배점을 더하면 ${FULL_SCORE}점이어야 해요. 지금은 ${sumWeights(weights)}점이에요.`);
  const reason = body.reason.trim();
  if (areOffersKnown(item) && reason === '')
    throw invalidField('reason', '제안을 볼 수 있게 된 뒤에는 배점을 고치는 사유를 입력해 주세요.');
  const values = { weights: toJson(weights), updated: nextVersion({ updated: sheet.updated ?? NEVER }, now) };
  await db
    .insertInto('score_sheet')
    .values({ item_id: item.id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute();
  await scoreEvents.add(db, {
    item_id: item.id,
    user_id: user.id,
    kind: 'weights',
    request_id: null,
    reason: reason || null,
    created: now,
  });
  return item;
}

type Judgement = BodyOf<typeof scoreOffer>;

function checkJudgement({ judgement, file_ids }: Judgement, weights: ScoreWeights): void {
  const [error] = listScoreErrors(judgement, weights, file_ids.length);
  if (error) throw invalidField(`judgement.${error.key}.${error.part}`, error.message);
}

/** Writes the points of one valid offer; resolves to its notice. */
export async function scoreOneOffer(db: Db, body: Judgement, writer: Writer): Promise<ScoredItem> {
  const { user, platform } = writer;
  const request = await db
    .selectFrom('suggest_request')
    .where('nano_id', '=', body.request_nano_id as NanoId)
    .where('is_open', '=', true)
    .select(['id', 'item_id'])
    .executeTakeFirst();
  if (!request) throw new ProblemError('not_found', { title: '제안이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
  const item = await lockSheet(db, request.item_id, writer);
  const now = platform.clock.now();
  if (!mayScore(item, now)) throw refuse('마감하고 개봉한 공고의 제안만, 결정하기 전에 평가할 수 있어요.');
  const { weights } = await findSheet(db, item.id);
  const offers = await listScoredOffers(db, item, weights);
  if (!offers.some(({ request_id }) => request_id === request.id)) throw refuse('유효한 제안만 평가할 수 있어요.');
  const row = await db
    .selectFrom('offer_score')
    .where('request_id', '=', request.id)
    .select(['id', 'updated'])
    .executeTakeFirst();
  await checkSeen(row?.updated ?? null, body.updated);
  checkJudgement(body, weights);
  const values = {
    judgement: toJson(body.judgement),
    user_id: user.id,
    updated: nextVersion({ updated: row?.updated ?? NEVER }, now),
  };
  const { id } = await db
    .insertInto('offer_score')
    .values({ request_id: request.id, item_id: item.id, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  const attachments = body.file_ids;
  const record = { use: SCORE_FILE_USE, recordId: id };
  await syncDocumentFiles(db, { ...record, document: toDocument(''), attachments, userId: user.id, now });
  await scoreEvents.add(db, {
    item_id: item.id,
    user_id: user.id,
    kind: 'scores',
    request_id: request.id,
    reason: null,
    created: now,
  });
  return item;
}

/**
 * Stores the sheet of a notice with its award, for good; throws while an offer is not judged. It runs before or after the
 * requests get their decision: either way the same offers are valid. The notice is locked.
 */
export async function storeSheet(db: Db, { itemId, winnerId, now }: RequestDecision): Promise<void> {
  if (winnerId === null) return;
  const item = await getScoredItem(db, itemId);
  if (!hasScoreSheet(item.selection_method)) return;
  const { weights } = await findSheet(db, itemId);
  const offers = await listScoredOffers(db, item, weights);
  if (offers.some(({ total }) => total === null))
    throw refuse('평가하지 않은 제안이 있어요. 평가표를 모두 채운 뒤 업체를 선정해 주세요.');
  const values = { stored_sheet: JSON.stringify(offers), stored: now };
  await db
    .insertInto('score_sheet')
    .values({ item_id: itemId, weights: toJson(weights), ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute();
}
