import {
  FULL_SCORE,
  type JudgedCriterion,
  JUDGED_CRITERIA,
  listScoreErrors,
  SCORE_CRITERIA,
  type ScoreCriterion,
  type ScoreWeights,
  sumWeights,
} from '@danji/contracts/bids/score-rules';
import type { OfferJudgement, ScoredOffer } from '@danji/contracts/bids/score-sheet';
import type { StoredFile } from '@danji/contracts/site/file';

/** The form of the weights. */
export type WeightsDraft = Record<ScoreCriterion, number | null> & { reason: string };

/** The weights of a form; an empty field is nothing. */
export const toWeights = (draft: Record<ScoreCriterion, number | null>): ScoreWeights =>
  Object.fromEntries(SCORE_CRITERIA.map(({ key }) => [key, draft[key] ?? 0])) as ScoreWeights;

/** Checks weights; the sum is an error of the last field. */
export function validateWeights(
  draft: WeightsDraft,
  needsReason: boolean,
): Partial<Record<keyof WeightsDraft, string>> {
  const sum = sumWeights(toWeights(draft));
  return {
    ...(sum !== FULL_SCORE && { price: `배점을 더하면 ${FULL_SCORE}점이어야 해요. 지금은 ${sum}점이에요.` }),
    ...(needsReason && draft.reason.trim() === '' && { reason: '배점을 고치는 사유를 입력해 주세요.' }),
  };
}

/** The form of the points of one offer. */
export type ScoreDraft = { [Key in JudgedCriterion as `points_${Key}`]: number | null } & {
  [Key in JudgedCriterion as `note_${Key}`]: string;
} & { files: StoredFile[] };

export const toScoreDraft = ({ judgement, files }: ScoredOffer): ScoreDraft =>
  ({
    ...Object.fromEntries(
      JUDGED_CRITERIA.flatMap(({ key }) => [
        [`points_${key}`, judgement[key].points],
        [`note_${key}`, judgement[key].note],
      ]),
    ),
    files,
  }) as ScoreDraft;

export const toJudgement = (draft: ScoreDraft): OfferJudgement =>
  Object.fromEntries(
    JUDGED_CRITERIA.map(({ key }) => [key, { points: draft[`points_${key}`], note: draft[`note_${key}`].trim() }]),
  ) as OfferJudgement;

/** Checks points as the server does. */
export const validateScores = (
  draft: ScoreDraft,
  weights: ScoreWeights,
): Partial<Record<Exclude<keyof ScoreDraft, 'files'>, string>> =>
  Object.fromEntries(
    listScoreErrors(toJudgement(draft), weights, draft.files.length).map(({ key, part, message }) => [
      `${part}_${key}`,
      message,
    ]),
  );
