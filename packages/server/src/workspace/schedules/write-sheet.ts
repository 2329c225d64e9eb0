import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { CONTRACT_TYPES, listContractCategories, toContractTypeName } from '@danji/contracts/codes/contract-categories';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { toSheetCell, toSheetHead } from '../../platform/sheets/sheet-cell.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';

const columns = SHEET_COLUMNS.map(({ width }) => ({ width }));
const toData = (all: readonly ScheduleFields[]): SheetData => [
  SHEET_COLUMNS.map(({ head }) => toSheetHead(head)),
  ...all.map((fields) => SHEET_COLUMNS.map((column) => toSheetCell(column.toCell(fields)))),
];

/** Lists every sub-category with its type, to copy from. */
function listCategories(): SheetData {
  const groups = listContractCategories().flatMap(({ children = [] }, at) =>
    children.map((group) => ({ type: toContractTypeName(CONTRACT_TYPES[at] ?? 0), group })),
  );
  return [
    ['종류', '묶음', '분류'].map(toSheetHead),
    ...groups.flatMap(({ type, group }) =>
      (group.children ?? []).map(({ label }) => [type, group.label, label].map(toSheetCell)),
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
