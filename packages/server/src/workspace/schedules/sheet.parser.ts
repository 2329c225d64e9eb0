import { formatNumber } from '@danji/contracts/format/number';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { checkXmlTags } from '../../platform/foreign-files/check-xml-tags.ts';
import { unpackArchive } from '../../platform/foreign-files/unpack-archive.ts';
import { UnreadableFile } from '../../platform/foreign-files/unreadable-file.ts';
import { REQUIRED_HEADERS, SHEET_COLUMNS, type SheetField } from './sheet-columns.ts';
import { checkReferences } from './sheet-references.ts';

type ParsedCell = string | number | boolean | null;
/** A row of a sheet; `row` is the number that the sheet displays. Dates are ISO days. */
export type SheetRow = { row: number; cells: Partial<Record<SheetField, ParsedCell>> };

/** 1,000 lines with the longest texts, and what office programs put around them. */
const ARCHIVE_LIMITS = { maxBytes: 30 * 1024 * 1024, maxEntries: 500 };
/** No field takes as many characters, so a longer text is refused with its first ones as well. */
const maxCharacters = (field: SheetField): number =>
  (field === 'description' ? SCHEDULE_LIMITS.descriptionCharacters : 100) + 1;

const isXmlPart = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

/** Checks a part of the file; a sheet is the only one that has rows. */
function checkPart(bytes: Buffer): Buffer {
  const xml = bytes.toString('utf8');
  checkXmlTags(xml);
  return xml.includes('sheetData') ? Buffer.from(checkReferences(xml)) : bytes;
}

/**
 * Reads the first sheet. The library gets a new archive of the checked parts, so that it cannot see anything in the
 * file that was not checked, and unpacks nothing.
 */
async function readRawRows(bytes: Buffer): Promise<unknown[][]> {
  const parts = unpackArchive(bytes, { ...ARCHIVE_LIMITS, accepts: isXmlPart });
  const checked = zipSync(Object.fromEntries([...parts].map(([name, part]) => [name, checkPart(part)])), { level: 0 });
  try {
    return (await readSheet(checked.buffer as ArrayBuffer, 1)) as unknown[][];
  } catch (error) {
    throw new UnreadableFile('broken', 'broken', { cause: error });
  }
}

const isBlank = (cells: readonly unknown[]): boolean =>
  cells.every((cell) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === ''));

function toCell(cell: unknown, field: SheetField): ParsedCell {
  // A date that no calendar has stays a text, which is refused with its row.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? String(cell) : cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell.slice(0, maxCharacters(field));
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;
}

/** Finds the columns that the first row names; throws when a required one is missing. */
function findColumns(head: readonly unknown[]): { field: SheetField; name: string; at: number }[] {
  const names = head.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/\s/g, '') : ''));
  const columns = SHEET_COLUMNS.flatMap(({ field, head: name }) => {
    const at = names.indexOf(name.replaceAll(/\s/g, ''));
    return at === -1 ? [] : [{ field, name, at }];
  });
  const missing = REQUIRED_HEADERS.filter((name) => !columns.some((column) => column.name === name));
  if (missing.length > 0)
    throw new UnreadableFile(
      'refused',
      `첫 줄에 ${missing.map((name) => `'${name}'`).join(', ')} 칸이 없어요. 양식을 받아서 그 아래에 적어 주세요.`,
    );
  return columns;
}

/** Parses the rows of the first sheet that are not empty; it runs in the thread of `readForeignFile`. */
export async function parse(bytes: Buffer): Promise<SheetRow[]> {
  const [head = [], ...rows] = await readRawRows(bytes);
  const columns = findColumns(head);
  const lines = rows.flatMap((cells, index) => (isBlank(cells) ? [] : [{ row: index + 2, cells }]));
  if (lines.length === 0) throw new UnreadableFile('refused', '적힌 줄이 없어요. 둘째 줄부터 적어 주세요.');
  if (lines.length > SCHEDULE_LIMITS.importRows)
    throw new UnreadableFile(
      'refused',
      `한 번에 ${formatNumber(SCHEDULE_LIMITS.importRows)}줄까지 가져올 수 있어요. ${formatNumber(lines.length)}줄이 적혀 있으니 나눠서 올려 주세요.`,
    );
  return lines.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(columns.map(({ field, at }) => [field, toCell(cells[at], field)])),
  }));
}
