import { type CommunityPointAction, type CommunityPointRule, MAX_WEIGHT } from './community-point-rule.ts';

/** Weights among the actions of rules; the others are acts of members, which rules give points for. */
export type CommunityWeight = Extract<CommunityPointAction, `weight_${string}`>;
export type CommunityAct = Exclude<CommunityPointAction, CommunityWeight>;

/** The number of acts of a day in Korea that bring points to one member; a download is a price and has no end. */
export const DAILY_ACTS: Readonly<Record<CommunityAct, number>> = {
  write: 5,
  read: 20,
  comment: 20,
  file_upload: 5,
  download: Number.POSITIVE_INFINITY,
  recommended: 30,
  answer: 10,
  accepted: 10,
};

/** Whether rules give points for an action: the others are weights. */
export const isCommunityAct = (action: CommunityPointAction): action is CommunityAct =>
  Object.hasOwn(DAILY_ACTS, action);

/** Returns the number of acts of a day that bring points, as people read it; `undefined` when there is no end. */
export const toDailyText = (act: CommunityAct): string | undefined =>
  Number.isFinite(DAILY_ACTS[act]) ? `하루 ${DAILY_ACTS[act]}번까지` : undefined;

/** Hours until an own act (a post, a comment, a file, an answer) brings points. */
export const MATURING_HOURS = 24;
/** Own acts that nobody else has read after so many days bring nothing. */
export const UNREAD_DAYS = 7;

/** The measures of an act's text that weights ask about: its characters, the comments on it, its attached files. */
export type TextMeasures = { characters: number; comments: number; files: number };

/** Whether a weight counts for a text. */
const COUNTS: Readonly<Record<CommunityWeight, (text: TextMeasures) => boolean>> = {
  weight_all: () => true,
  weight_200: ({ characters }) => characters >= 200,
  weight_500: ({ characters }) => characters >= 500,
  weight_comment20: ({ comments }) => comments >= 20,
  weight_file: ({ files }) => files > 0,
};
const WEIGHTS = Object.keys(COUNTS) as readonly CommunityWeight[];

/**
 * The percent by which the points of an act are multiplied: all weights that count for its text, at most 300. `weights`
 * are percents; one that is missing changes nothing.
 */
export function toPercent(weights: Readonly<Partial<Record<CommunityWeight, number>>>, text: TextMeasures): number {
  const product = WEIGHTS.filter((weight) => COUNTS[weight](text)).reduce(
    (percent, weight) => (percent * (weights[weight] ?? 100)) / 100,
    100,
  );
  // The percent is rounded to what a member can check, before binary fractions show.
  return Math.min(MAX_WEIGHT, Math.round(product * 100) / 100);
}

/** The points of an act in whole points, by the value of its rule and the percent of its weights. */
export const weighPoints = (value: number, percent: number): number => Math.floor(Math.round(value * percent) / 100);

type Rule = Pick<CommunityPointRule, 'action_type' | 'category1' | 'category2' | 'value'>;
/** The category and the sub-category of a post. */
type Place = { category: Rule['category1']; category1: number };

/** The value of the rule that counts in a category: that of the sub-category before wider ones; `undefined` without any. */
export function findRuleValue(rules: readonly Rule[], action: CommunityPointAction, place: Place): number | undefined {
  const isNarrow = ({ category1, category2 }: Rule, sub: number) => category1 === place.category && category2 === sub;
  const found = rules.filter(({ action_type }) => action_type === action);
  return (
    found.find((rule) => isNarrow(rule, place.category1)) ??
    found.find((rule) => isNarrow(rule, 0)) ??
    found.find(({ category1 }) => category1 === 'all')
  )?.value;
}

/** The weights that count in a category, by percent. */
export const findWeightsOf = (rules: readonly Rule[], place: Place): Partial<Record<CommunityWeight, number>> =>
  Object.fromEntries(
    WEIGHTS.flatMap((weight) => {
      const value = findRuleValue(rules, weight, place);
      return value === undefined ? [] : [[weight, value]];
    }),
  );
