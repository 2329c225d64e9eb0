import { Type, type Static } from 'typebox';
import { strictObject } from '../fields.ts';

/** The five scores of an evaluation and what they are called. */
export const EVALUATION_SCORES = [
  ['professionalism', '전문성'],
  ['time_management', '일정 준수'],
  ['communication', '의사소통'],
  ['safety_cleanliness', '안전·청결'],
  ['cost_efficiency', '비용'],
] as const;

export type ScoreName = (typeof EVALUATION_SCORES)[number][0];
export type EvaluationScores = Record<ScoreName, number>;

/** The largest score: five stars, in halves. */
export const MAX_SCORE = 10;

const sum = (label: string) => Type.Integer({ minimum: 0, label });

/** Sums of the scores of all visible evaluations of a brand (SPEC §3, Brand evaluation summary). */
export const evaluationSummary = strictObject({
  professionalism: sum('전문성'),
  time_management: sum('일정 준수'),
  communication: sum('의사소통'),
  safety_cleanliness: sum('안전·청결'),
  cost_efficiency: sum('비용'),
  reviews: sum('평가 수'),
});
export type EvaluationSummary = Static<typeof evaluationSummary>;

const sumOf = (scores: EvaluationScores): number => EVALUATION_SCORES.reduce((sum, [name]) => sum + scores[name], 0);

/** Rounds a quotient of whole numbers to one decimal, halves up, without an error of binary fractions. */
const toTenths = (dividend: number, divisor: number): number =>
  Math.floor((20 * dividend + divisor) / (2 * divisor)) / 10;

/** The total of one evaluation: the average of its five scores, 1–10 (SPEC §3, Vendor evaluation). */
export const toTotal = (scores: EvaluationScores): number => toTenths(sumOf(scores), EVALUATION_SCORES.length);

/** The displayed total, 0.5–5 stars: the sum of the five sums / 5 / 2 / reviews to one decimal; 0 without reviews (SPEC §3). */
export const toStars = (summary: EvaluationSummary | null): number =>
  summary === null || summary.reviews === 0
    ? 0
    : toTenths(sumOf(summary), EVALUATION_SCORES.length * 2 * summary.reviews);

/** The average of one score in stars to one decimal; 0 without reviews. */
export const toScoreStars = (summary: EvaluationSummary | null, name: ScoreName): number =>
  summary === null || summary.reviews === 0 ? 0 : toTenths(summary[name], 2 * summary.reviews);
