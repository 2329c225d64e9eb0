import { SelectionMethod } from '../codes/suggest-item-codes.ts';

/** The criteria of a qualification score sheet (적격심사 평가표) for offers, with the default weights of FACTS §9. */
export const SCORE_CRITERIA = [
  { key: 'credit', label: '신용평가', group: '기업신뢰도', weight: 15 },
  { key: 'sanctions', label: '행정처분', group: '기업신뢰도', weight: 15 },
  { key: 'technicians', label: '기술자', group: '업무수행능력', weight: 10 },
  { key: 'equipment', label: '장비', group: '업무수행능력', weight: 10 },
  { key: 'record', label: '실적', group: '업무수행능력', weight: 10 },
  { key: 'proposal', label: '사업제안', group: '사업제안', weight: 10 },
  { key: 'price', label: '입찰가격', group: '입찰가격', weight: 30 },
] as const;

export type ScoreCriterion = (typeof SCORE_CRITERIA)[number]['key'];
export type ScoreWeights = Record<ScoreCriterion, number>;
/** A criterion that evaluators judge; the points of the price follow from the offers. */
export type JudgedCriterion = Exclude<ScoreCriterion, 'price'>;
export const JUDGED_CRITERIA = SCORE_CRITERIA.filter(
  (criterion): criterion is Extract<(typeof SCORE_CRITERIA)[number], { key: JudgedCriterion }> =>
    criterion.key !== 'price',
);
export type JudgedPoints = Record<JudgedCriterion, number | null>;

/** The sum of the weights of a sheet. */
export const FULL_SCORE = 100;

/** The weights of a sheet that nobody has changed. */
export const DEFAULT_SCORE_WEIGHTS = Object.fromEntries(
  SCORE_CRITERIA.map(({ key, weight }) => [key, weight]),
) as ScoreWeights;

const { QUALIFIED_LOWEST, QUALIFIED_HIGHEST, QUALIFIED } = SelectionMethod;

/** Whether the winner of a notice is found by a score sheet. */
export const hasScoreSheet = (method: number): boolean =>
  method === QUALIFIED_LOWEST || method === QUALIFIED_HIGHEST || method === QUALIFIED;

/** Whether the highest amount is the best one: what the complex is paid. */
export const isHighestBest = (method: number): boolean => method === QUALIFIED_HIGHEST;

/** The sum of weights. */
export const sumWeights = (weights: ScoreWeights): number =>
  SCORE_CRITERIA.reduce((sum, { key }) => sum + weights[key], 0);

/** Points have two decimals at most. */
const SCALE = 100;
const toHundredths = (points: number): number => Math.round(points * SCALE);

/** Whether points are written with two decimals at most. */
const isScore = (points: number): boolean => Math.abs(points * SCALE - toHundredths(points)) < 1e-6;

type PriceRule = { best: number; weight: number; isHighest: boolean };

/**
 * The points of a price: lowest price ÷ price × weight, or price ÷ highest price × weight where the highest is best; the
 * third decimal is rounded half up. Whole numbers keep amounts of any size exact.
 */
export function toPricePoints(price: number, { best, weight, isHighest }: PriceRule): number {
  if (price === best) return weight;
  const [part, whole] = isHighest ? [price, best] : [best, price];
  if (whole === 0) return 0;
  const [scaled, divisor] = [BigInt(part) * BigInt(weight * SCALE), BigInt(whole)];
  return Number((2n * scaled + divisor) / (2n * divisor)) / SCALE;
}

/** The points and the note for each criterion of an offer. */
type Written = Record<JudgedCriterion, { points: number | null; note: string }>;
type ScoreError = { key: JudgedCriterion; part: 'points' | 'note'; message: string };

/** Lists why points may not be stored: they are within their weights, and rest on a note or a proof. */
export function listScoreErrors(written: Written, weights: ScoreWeights, proofs: number): ScoreError[] {
  return JUDGED_CRITERIA.flatMap(({ key, label }): ScoreError[] => {
    const { points, note } = written[key];
    if (points === null) return [];
    if (points > weights[key] || !isScore(points))
      return [
        { key, part: 'points', message: `${label}: 0~${weights[key]}점 안에서 소수점 둘째 자리까지 적어 주세요.` },
      ];
    return note.trim() === '' && proofs === 0
      ? [{ key, part: 'note', message: `${label}: 점수의 근거를 적거나 증빙 파일을 올려 주세요.` }]
      : [];
  });
}

/** The price and the judged points of one offer. */
type Judged = { price: number | null; points: JudgedPoints };
/** The score of an offer; `total` and `rank` are `null` until all of it is judged. */
export type OfferScore = { pricePoints: number | null; total: number | null; rank: number | null };

function toTotal({ points }: Judged, pricePoints: number | null, weights: ScoreWeights): number | null {
  const parts = [
    pricePoints,
    ...JUDGED_CRITERIA.map(({ key }) => {
      const given = points[key];
      // Weights that were lowered after the points were given ask for new points.
      return given !== null && given <= weights[key] ? given : null;
    }),
  ];
  return parts.some((part) => part === null)
    ? null
    : parts.reduce<number>((sum, part) => sum + toHundredths(part ?? 0), 0) / SCALE;
}

/** Scores the valid offers on a notice, in their order. Equal totals share a rank. */
export function scoreOffers(offers: readonly Judged[], weights: ScoreWeights, isHighest: boolean): OfferScore[] {
  const prices = offers.map(({ price }) => price).filter((price) => price !== null);
  const best = isHighest ? Math.max(...prices) : Math.min(...prices);
  const scored = offers.map((offer) => {
    const pricePoints =
      offer.price === null ? null : toPricePoints(offer.price, { best, weight: weights.price, isHighest });
    return { pricePoints, total: toTotal(offer, pricePoints, weights) };
  });
  return scored.map((offer) => ({
    ...offer,
    rank: offer.total === null ? null : 1 + scored.filter(({ total }) => (total ?? 0) > (offer.total ?? 0)).length,
  }));
}

/** How points of a price are found, in words. */
export const describePriceRule = (isHighest: boolean): string =>
  isHighest
    ? '입찰가격 점수 = 입찰가격 ÷ 가장 높은 유효 가격 × 배점 (부가세 포함 금액, 소수점 셋째 자리에서 반올림)'
    : '입찰가격 점수 = 가장 낮은 유효 가격 ÷ 입찰가격 × 배점 (부가세 포함 금액, 소수점 셋째 자리에서 반올림)';
