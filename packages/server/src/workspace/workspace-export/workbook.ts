import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { toSheetCell, toSheetHead } from '../../platform/sheets/sheet-cell.ts';
import type { ArchivePaths } from './index-page.ts';
import type { WorkspaceExportCell, WorkspaceExportTable } from './workspace-export-contributor.ts';

const NAME_CHARACTERS = 31;
/** A sheet has a name of at most 31 characters, without those that are part of addresses of cells. */
const toSheetName = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, NAME_CHARACTERS);

/** Files and documents are their paths in the archive, one in a line. */
const toValue = (cell: WorkspaceExportCell, archivePaths: ArchivePaths): string | number | null =>
  cell !== null && typeof cell === 'object'
    ? cell.links.map((id) => archivePaths.get(id)?.path ?? archivePaths.get(id)?.name ?? '').join('\n')
    : cell;

/** Width of a column in characters: that of its longest value, within what can be read. */
const toWidth = (values: readonly (string | number | null)[]): number =>
  Math.min(48, Math.max(10, ...values.map((value) => 2 + String(value ?? '').length)));

/** Writes the tables of a contributor as an XLSX file, a sheet for each: numbers stay numbers, and no text is a formula. */
export const toWorkbook = (tables: readonly WorkspaceExportTable[], archivePaths: ArchivePaths): Promise<Buffer> =>
  writeXlsxFile(
    tables.map(({ title, columns, rows }) => {
      const values = rows.map((row) => row.map((cell) => toValue(cell, archivePaths)));
      const data: SheetData = [columns.map(toSheetHead), ...values.map((row) => row.map(toSheetCell))];
      const widths = columns.map((name, at) => ({ width: toWidth([name, ...values.map((row) => row[at] ?? null)]) }));
      return { data, columns: widths, stickyRowsCount: 1, sheet: toSheetName(title) };
    }),
  ).toBuffer();
