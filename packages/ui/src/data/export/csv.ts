import type { ExportValue } from '../table-types.ts';

/** Excel reads a CSV file as UTF-8 only when it begins with this mark; without it Korean is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF';
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const LIKE_A_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A text that a spreadsheet would run gets an apostrophe in front: what a person typed as a name must not act on the
 * machine of the operator. Numbers, and a lone dash for "nothing", stay as they are.
 */
const disarm = (text: string): string =>
  LIKE_A_FORMULA.test(text) && !PLAIN_NUMBER.test(text) && text !== '-' ? `'${text}` : text;

function toCell(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? String(value) : disarm(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of cells as the text of a CSV file (RFC 4180), ready for Excel with Korean in it. */
export const toCsv = (lines: readonly (readonly ExportValue[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
