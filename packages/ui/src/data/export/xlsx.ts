import writeXlsxFile, { type Row as SheetRow } from 'write-excel-file/universal';
import type { ExportValue } from '../table-types.ts';

const MAX_CHARACTERS = 32_767;
const WIDEST = 60;
// Control characters are not allowed in XML, and Excel refuses a file that contains one.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

const toText = (text: string): string => text.replace(CONTROLS, '').slice(0, MAX_CHARACTERS);
/** Texts are written as texts, so nothing in them is run as a formula. */
const toCell = (value: ExportValue) => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.########' }
    : { value: toText(value), type: String };
};
/** Hangul is twice as wide as a Latin character. */
const widthOf = (value: ExportValue): number =>
  Array.from(String(value ?? '')).reduce((width, character) => width + (character > '\u1100' ? 2 : 1), 0);

/** Lines of cells as an Excel file; the first line is the header, bold and frozen. */
export function toXlsx([head = [], ...lines]: readonly (readonly ExportValue[])[], sheet: string): Promise<Blob> {
  const sample = [head, ...lines.slice(0, 200)];
  const columns = head.map((_, at) => ({
    width: Math.min(WIDEST, Math.max(8, ...sample.map((cells) => widthOf(cells[at]) + 2))),
  }));
  const rows: SheetRow[] = [
    head.map((value) => ({
      value: toText(String(value ?? '')),
      type: String,
      fontWeight: 'bold',
      backgroundColor: '#EEF1F5',
    })),
    ...lines.map((cells) => cells.map(toCell)),
  ];
  // A sheet name has at most 31 characters, and these are forbidden.
  return writeXlsxFile(rows, {
    columns,
    stickyRowsCount: 1,
    sheet: sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || '목록',
  }).toBlob();
}
