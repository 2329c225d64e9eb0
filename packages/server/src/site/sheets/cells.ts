// Characters that no text may contain: control characters and lone surrogates.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** The text of a cell; '' for a blank one and for what is no text. */
export const toText = (cell: unknown): string =>
  (typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '').replace(CONTROLS, '').trim();

/** The whole number in a cell, written with separators, or as points; null when there is none. */
export function toWhole(cell: unknown): number | null {
  const text = toText(cell).replaceAll(/[,\sP+]/g, '');
  const value = Number(text);
  return text !== '' && Number.isSafeInteger(value) ? value : null;
}
