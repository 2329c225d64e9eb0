/** A linear mapping from values to pixels. */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start);

const STEPS = [1, 2, 2.5, 5, 10];
/** The fewest decimals that distinguish the ticks, without the rounding noise of binary fractions. */
const clean = (value: number, step: number): number =>
  Number(value.toFixed(Math.max(0, Math.min(12, 2 - Math.floor(Math.log10(step))))));

/**
 * Returns round ticks that cover all given values: about `wanted` steps of 1, 2, 2.5 or 5 times a power of ten, whole
 * steps for whole values, since there is no half document. Zero is included unless `fromZero` is false; without any
 * value the range is 0 to 1.
 */
export function listTicks(values: readonly number[], wanted = 4, fromZero = true): number[] {
  const finite = values.filter(Number.isFinite);
  const included = fromZero || finite.length === 0 ? [...finite, 0] : finite;
  const [lowest, highest] = [Math.min(...included), Math.max(...included)];
  // Equal values get some space around them; a range of only zeros ends at 1.
  const room = highest === lowest ? Math.abs(highest) / 4 : 0;
  const low = lowest - room;
  const high = highest === 0 && lowest === 0 ? 1 : highest + room;
  const span = high - low;
  const rough = span / Math.max(1, wanted);
  const areWhole = finite.every(Number.isInteger);
  const power = 10 ** Math.max(areWhole ? 0 : -Infinity, Math.floor(Math.log10(rough)));
  const fits = (factor: number) =>
    factor * power >= rough * (1 - 1e-9) && (!areWhole || Number.isInteger(factor * power));
  const step = (STEPS.find(fits) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step, step));
}

/** Computes where each of `count` bands begins and how wide the bands are, with `gap` of each band left free. */
export function listBands(
  count: number,
  [start, end]: readonly [number, number],
  gap = 0.3,
): { starts: number[]; width: number } {
  const step = (end - start) / Math.max(1, count);
  const width = step * (1 - gap);
  return { starts: Array.from({ length: count }, (_, index) => start + index * step + (step - width) / 2), width };
}

/** The interval at which labels are written, so that none touches the next. */
export const labelStep = (widest: number, room: number): number =>
  Math.max(1, Math.ceil((widest + 12) / Math.max(1, room)));

/**
 * Estimates the width of a text in em: Hangul is a full square, Latin characters and digits are somewhat wider than
 * half of it.
 */
export const emWidth = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character >= '\u1100' ? 0.95 : 0.6), 0);

/** Truncates a text to about `ems`. */
export function cutText(text: string, ems: number): string {
  if (emWidth(text) <= ems) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && emWidth(characters.join('')) + 0.9 > ems) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Breaks a text into at most two lines of about `ems`, at a space where there is one. */
export function breakText(text: string, ems: number): string[] {
  if (emWidth(text) <= ems) return [text];
  const characters = Array.from(text);
  let fits = characters.length - 1;
  while (fits > 1 && emWidth(characters.slice(0, fits).join('')) > ems) fits -= 1;
  const space = characters.lastIndexOf(' ', fits);
  const at = space > 0 ? space : Math.min(fits, Math.ceil(characters.length / 2));
  return [characters.slice(0, at).join(''), cutText(characters.slice(at).join('').trimStart(), ems)];
}

const DAY_MS = 86_400_000;
/** Days since 1970 of a `YYYY-MM-DD` day. */
export const toDayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

export interface Month {
  year: number;
  month: number;
  startDay: number;
  days: number;
}

/** The months from the one of the first day to the one of the last, both included. */
export function listMonths(first: string, last: string): Month[] {
  const [year = 1970, month = 1] = first.split('-').map(Number);
  const end = toDayNumber(last);
  const months: Month[] = [];
  for (let at = month - 1; ; at += 1) {
    const startDay = Math.round(Date.UTC(year, at, 1) / DAY_MS);
    if (startDay > end && months.length > 0) return months;
    months.push({
      year: year + Math.floor(at / 12),
      month: (at % 12) + 1,
      startDay,
      days: Math.round(Date.UTC(year, at + 1, 1) / DAY_MS) - startDay,
    });
  }
}
