import type { Row } from 'write-excel-file/node';

/** A value of a sheet that we write. Dates are business days, at midnight in UTC: sheets have no time zone. */
export type SheetCell = string | number | Date | null;

const MAX_CHARACTERS = 32_767;
// XML cannot contain these characters, and Excel refuses a file with one.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Texts are written as text cells, so that nothing in them runs as a formula; dates as date cells. */
export function toSheetCell(value: SheetCell): Row[number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number') return { value, type: Number, format: '#,##0' };
  return { value: value.replace(CONTROLS, '').slice(0, MAX_CHARACTERS), type: String };
}

/** The cell above a column. */
export const toSheetHead = (value: string): Row[number] => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#EEF1F5',
});
