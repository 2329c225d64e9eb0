import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import {
  created,
  entity,
  id,
  labelled,
  nanoId,
  nullable,
  oneOf,
  publicId,
  spaceId,
  strictObject,
  text,
  timestamp,
} from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { file } from '../site/file.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';
import { FULL_SCORE, SCORE_CRITERIA, type JudgedCriterion, type ScoreCriterion } from './score-rules.ts';
import { SUGGEST_REQUEST_LIMITS } from './suggest-request.ts';

export const SCORE_LIMITS = { noteCharacters: 300, files: 10 } as const;

const LABELS = Object.fromEntries(SCORE_CRITERIA.map(({ key, label }) => [key, label])) as Record<
  ScoreCriterion,
  string
>;
const weight = (key: ScoreCriterion) => Type.Integer({ minimum: 0, maximum: FULL_SCORE, label: `${LABELS[key]} 배점` });

/** The weights of a sheet, 100 together. */
export const scoreWeights = strictObject({
  credit: weight('credit'),
  sanctions: weight('sanctions'),
  technicians: weight('technicians'),
  equipment: weight('equipment'),
  record: weight('record'),
  proposal: weight('proposal'),
  price: weight('price'),
});

const pointsOf = (label: string) => nullable(Type.Number({ minimum: 0, maximum: FULL_SCORE, label }));
const judged = (key: JudgedCriterion) =>
  labelled(
    LABELS[key],
    strictObject({
      points: pointsOf(`${LABELS[key]} 점수`),
      /** The grounds of the points. */
      note: text(`${LABELS[key]} 근거`, SCORE_LIMITS.noteCharacters),
    }),
  );

/** The points and grounds that evaluators write about one offer. */
export const offerJudgement = strictObject({
  credit: judged('credit'),
  sanctions: judged('sanctions'),
  technicians: judged('technicians'),
  equipment: judged('equipment'),
  record: judged('record'),
  proposal: judged('proposal'),
});
/** Public ids of uploaded proofs. */
export const scoreFileIds = Type.Array(nanoId, { maxItems: SCORE_LIMITS.files, label: '증빙 파일' });

const total = pointsOf('총점');
const rank = nullable(Type.Integer({ minimum: 1, maximum: SUGGEST_REQUEST_LIMITS.received, label: '순위' }));

/** One offer on the sheet. */
const scoredOffer = strictObject({
  request: publicId,
  name: Type.String({ label: '업체' }),
  /** Won, with the value-added tax. */
  price: nullable(Type.Integer({ minimum: 0, maximum: 2 * SUGGEST_ITEM_LIMITS.amount, label: '부가세 포함 금액' })),
  judgement: labelled('평가', offerJudgement),
  price_points: pointsOf('입찰가격 점수'),
  /** `null` until every criterion is judged. */
  total,
  rank,
  files: Type.Array(file, { maxItems: SCORE_LIMITS.files, label: '증빙 파일' }),
  scored_by: labelled('평가한 사람', nullable(personRef)),
  updated: labelled('마지막 수정 시각', nullable(timestamp)),
});

const weightChange = {
  id,
  reason: nullable(Type.String({ label: '사유' })),
  created,
};

/** The qualification score sheet of a notice, as its office and our staff read it. */
export const scoreSheet = entity('ScoreSheet', {
  item: labelled('공고', publicId),
  space_id: spaceId,
  title: Type.String({ label: '제목' }),
  opening_place: Type.String({ label: '개찰 장소' }),
  weights: labelled('배점', scoreWeights),
  is_highest_best: Type.Boolean({ label: '최고가 우선' }),
  /** Best rank first, then offers that are not judged yet. */
  offers: Type.Array(scoredOffer, { maxItems: SUGGEST_REQUEST_LIMITS.received, label: '제안' }),
  /** The evaluators so far, each once. */
  evaluators: Type.Array(personRef, { maxItems: ANSWER_LIMITS.trail, label: '평가한 사람' }),
  history: Type.Array(
    strictObject({
      ...weightChange,
      kind: oneOf('weights', 'scores'),
      user: nullable(personRef),
      name: nullable(Type.String()),
    }),
    { maxItems: ANSWER_LIMITS.trail, label: '이력' },
  ),
  /** When the sheet was stored with the award: it never changes from then on. */
  stored: labelled('확정', nullable(timestamp)),
  /** The rights of the caller: to change weights, and whether that needs a reason; to give points. */
  may_weigh: Type.Boolean({ label: '배점을 고칠 수 있음' }),
  needs_reason: Type.Boolean({ label: '배점 변경 사유 필요' }),
  may_score: Type.Boolean({ label: '점수를 줄 수 있음' }),
  /** The version of the weights; `null` while they are the default ones. */
  updated: labelled('마지막 수정 시각', nullable(timestamp)),
});
export type ScoreSheet = Static<typeof scoreSheet>;
export type ScoredOffer = ScoreSheet['offers'][number];
export type OfferJudgement = Static<typeof offerJudgement>;

/** The sheet as a vendor reads it after the award: its own points. */
export const ownScore = entity('OwnScore', {
  weights: labelled('배점', scoreWeights),
  points: strictObject({
    credit: pointsOf('신용평가 점수'),
    sanctions: pointsOf('행정처분 점수'),
    technicians: pointsOf('기술자 점수'),
    equipment: pointsOf('장비 점수'),
    record: pointsOf('실적 점수'),
    proposal: pointsOf('사업제안 점수'),
    price: pointsOf('입찰가격 점수'),
  }),
  total,
  is_highest_best: Type.Boolean({ label: '최고가 우선' }),
  /** Changes of the weights, the last first. */
  weight_changes: Type.Array(strictObject(weightChange), { maxItems: ANSWER_LIMITS.trail, label: '배점 변경' }),
});
export type OwnScore = Static<typeof ownScore>;
