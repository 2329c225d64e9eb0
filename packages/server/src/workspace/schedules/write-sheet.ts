import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { CONTRACT_TYPES, listContractCategories, toContractTypeName } from '@danji/contracts/codes/contract-categories';
import writeXlsxFile, { type Row, type SheetData } from 'write-excel-file/node';
import { SHEET_COLUMNS, type SheetCell } from './sheet-columns.ts';

const MAX_CHARACTERS = 32_767;
// XML cannot contain these characters, and Excel refuses a file with one.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Texts are written as text cells, so that nothing in them runs as a formula; dates as date cells. */
function toCell(value: SheetCell): Row[number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number') return { value, type: Number, format: '#,##0' };
  return { value: value.replace(CONTROLS, '').slice(0, MAX_CHARACTERS), type: String };
}

const toHead = (value: string): Row[number] => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#EEF1F5',
});
const columns = SHEET_COLUMNS.map(({ width }) => ({ width }));
const toData = (all: readonly ScheduleFields[]): SheetData => [
  SHEET_COLUMNS.map(({ head }) => toHead(head)),
  ...all.map((fields) => SHEET_COLUMNS.map((column) => toCell(column.toCell(fields)))),
];

/** Lists every sub-category with its type, to copy from. */
function listCategories(): SheetData {
  const groups = listContractCategories().flatMap(({ children = [] }, at) =>
    children.map((group) => ({ type: toContractTypeName(CONTRACT_TYPES[at] ?? 0), group })),
  );
  return [
    ['종류', '묶음', '분류'].map(toHead),
    ...groups.flatMap(({ type, group }) =>
      (group.children ?? []).map(({ label }) => [type, group.label, label].map(toCell)),
    ),
  ];
}

/** Writes schedules as an XLSX file, with the list of categories on a second sheet. */
export const writeSheet = (all: readonly ScheduleFields[]): Promise<Buffer> =>
  writeXlsxFile([
    { data: toData(all), columns, stickyRowsCount: 1, sheet: '일정·계약' },
    {
      data: listCategories(),
      columns: [{ width: 20 }, { width: 26 }, { width: 36 }],
      stickyRowsCount: 1,
      sheet: '분류',
    },
  ]).toBuffer();
