import { formatCount } from '../forms/number-rules.ts';

const UNITS = [
  ['경', 1e16],
  ['조', 1e12],
  ['억', 1e8],
  ['만', 1e4],
] as const;

/**
 * Tells whether there is an amount to display. Missing values, 0 and values that are not a number are shown as `확인필요`
 * (SPEC §3).
 */
export const isKnownWon = (won: number | null | undefined): won is number =>
  Number.isFinite(won) && Math.trunc(won ?? 0) !== 0;

/**
 * Whole won in the largest of 만, 억, 조, 경 that they reach, with at most one decimal: `123_450_000` → `1.2억`. The
 * number is truncated, also a negative one, so that no amount looks larger than it is. Returns `확인필요` for null, 0 and
 * values that are not a number.
 */
export function shortenWon(won: number | null | undefined): string {
  if (!isKnownWon(won)) return '확인필요';
  const amount = Math.abs(Math.trunc(won));
  const sign = won < 0 ? '-' : '';
  const unit = UNITS.find(([, size]) => amount >= size);
  if (!unit) return `${sign}${formatCount(amount)}원`;
  // One division of whole numbers cannot round up to the next tenth; a fraction multiplied by ten could.
  const tenths = Math.trunc(amount / (unit[1] / 10));
  return `${sign}${formatCount(Math.trunc(tenths / 10))}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}${unit[0]}`;
}
