import { FIRST_DAY, isDay, isWithin, LAST_DAY } from './days.ts';

const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const SEPARATED =
  /^(\d{4})(?: ?[-./년] ?| )(\d{1,2})(?: ?[-./월] ?| )(\d{1,2})(?: ?[.일])? ?(?:\(?[일월화수목금토](?:요일)?\)?)?$/;
/** Matches a day of the month with one digit, which may still get a second one. */
const MAY_GO_ON = /[^\d]\d$/;

/**
 * Parses a typed day to `YYYY-MM-DD`: `20261121`, `2026-11-21`, `2026.11.21`, `2026. 11. 21.`, `2026/11/21`, `2026년
 * 11월 21일 (토)`. Returns null for everything else, impossible days included.
 */
export function readDayText(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const [, year, month = '', day = ''] = DIGITS.exec(plain) ?? SEPARATED.exec(plain) ?? [];
  if (year === undefined) return null;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/** Like `readDayText`, but while the user types: `2026-1-1` is not accepted yet, because it may become the 15th. */
export const readWhileTyped = (text: string): string | null => (MAY_GO_ON.test(text.trim()) ? null : readDayText(text));

export interface DayBounds {
  /** First and last day that may be chosen, `YYYY-MM-DD`. By default 1900-01-01 and 2199-12-31. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Returns the message about a typed day that is not valid, or undefined. A blank text is valid here. */
export function validateDayText(text: string, { min, max }: DayBounds): string | undefined {
  if (text.trim() === '') return undefined;
  const day = readDayText(text);
  if (day === null) return '날짜를 읽지 못했어요. 2026-11-21처럼 적어 주세요.';
  const first = min || FIRST_DAY;
  const last = max || LAST_DAY;
  if (isWithin(day, first, last)) return undefined;
  return day < first ? `${first}부터 고를 수 있어요.` : `${last}까지 고를 수 있어요.`;
}
