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
import type { OfferJudgement, ScoredOffer, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import type { StoredFile } from '@danji/contracts/site/file';
import { formatScore } from '../shared/score-text.ts';

/** The form of the weights. */
export type WeightsDraft = Record<ScoreCriterion, number | null> & { reason: string };

export const toWeightsDraft = ({ weights }: ScoreSheet): WeightsDraft => ({ ...weights, reason: '' });

const LABELS: ReadonlyMap<string, string> = new Map(SCORE_CRITERIA.map(({ key, label }) => [key, label]));

export const labelWeight = (name: keyof WeightsDraft): string => LABELS.get(name) ?? '사유';

const describePoints = (points: number | null): string => (points === null ? '' : formatScore(points));

export const describeWeight = (draft: WeightsDraft, name: keyof WeightsDraft): string =>
  name === 'reason' ? draft.reason : describePoints(draft[name]);

/** The reason is of one change, and no part of what is stored. */
export const toComparableWeight = (draft: WeightsDraft, name: keyof WeightsDraft): string =>
  name === 'reason' ? '' : describeWeight(draft, name);

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

/** The offer of a sheet that a form is about. */
export const findScored = ({ offers }: ScoreSheet, { request }: ScoredOffer): ScoredOffer | undefined =>
  offers.find((offer) => offer.request === request);

export const labelScore = (name: string): string => {
  const [part = '', key = ''] = name.split('_');
  const label = LABELS.get(key);
  if (label === undefined) return '증빙 파일';
  return part === 'note' ? `${label} 근거` : label;
};

export const describeScore = (draft: ScoreDraft, name: keyof ScoreDraft): string => {
  if (name === 'files') return draft.files.map((file) => file.name).join(', ');
  const value = draft[name];
  return typeof value === 'string' ? value : describePoints(value);
};

/** Addresses of files change each time that they are read. */
export const toComparableScore = (draft: ScoreDraft, name: keyof ScoreDraft): string =>
  name === 'files' ? draft.files.map(({ nano_id }) => nano_id).join() : describeScore(draft, name).trim();

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
