import type { ExportValue } from '../table-types.ts';

/** Byte order mark: Excel reads a CSV file as UTF-8 only with it; without it Korean is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF';
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const LIKE_A_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Prefixes a text that a spreadsheet would run as a formula with an apostrophe, so that a name typed by a user does not
 * run on the machine of an operator. Numbers, and a lone dash for an empty value, are unchanged.
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
