import { formatNumber } from '@danji/contracts/format/number';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { checkXmlTags } from './check-xml-tags.ts';
import { checkReferences } from './sheet-references.ts';
import { unpackArchive } from './unpack-archive.ts';
import { UnreadableFile } from './unreadable-file.ts';

type ParsedCell = string | number | boolean | null;
/** A row of a sheet; `row` is the number that the sheet displays. Dates are ISO days. */
export type SheetRow<Field extends string> = { row: number; cells: Partial<Record<Field, ParsedCell>> };

type SheetShape<Field extends string> = {
  columns: readonly { field: Field; head: string }[];
  /** The heads that must be there. */
  required: readonly string[];
  maxRows: number;
  maxCharacters: (field: Field) => number;
};

/** 1,000 lines with the longest texts, and what office programs put around them. */
const ARCHIVE_LIMITS = { maxBytes: 30 * 1024 * 1024, maxEntries: 500 };

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

function toCell(cell: unknown, maxCharacters: number): ParsedCell {
  // A date that no calendar has stays a text, which is refused with its row.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? String(cell) : cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell.slice(0, maxCharacters);
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;
}

/** Finds the columns that the first row names; throws when a required one is missing. */
function findColumns<Field extends string>(head: readonly unknown[], { columns, required }: SheetShape<Field>) {
  const names = head.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/\s/g, '') : ''));
  const found = columns.flatMap(({ field, head: name }) => {
    const at = names.indexOf(name.replaceAll(/\s/g, ''));
    return at === -1 ? [] : [{ field, name, at }];
  });
  const missing = required.filter((name) => !found.some((column) => column.name === name));
  if (missing.length > 0)
    throw new UnreadableFile(
      'refused',
      `첫 줄에 ${missing.map((name) => `'${name}'`).join(', ')} 칸이 없어요. 양식을 받아서 그 아래에 적어 주세요.`,
    );
  return found;
}

/** Parses the rows of the first sheet that are not empty, for a `*.parser.ts` in the process of `readForeignFile`. */
export async function readSheetRows<Field extends string>(
  bytes: Buffer,
  shape: SheetShape<Field>,
): Promise<SheetRow<Field>[]> {
  const [head = [], ...rows] = await readRawRows(bytes);
  const columns = findColumns(head, shape);
  const lines = rows.flatMap((cells, index) => (isBlank(cells) ? [] : [{ row: index + 2, cells }]));
  if (lines.length === 0) throw new UnreadableFile('refused', '적힌 줄이 없어요. 둘째 줄부터 적어 주세요.');
  if (lines.length > shape.maxRows)
    throw new UnreadableFile(
      'refused',
      `한 번에 ${formatNumber(shape.maxRows)}줄까지 가져올 수 있어요. ${formatNumber(lines.length)}줄이 적혀 있으니 나눠서 올려 주세요.`,
    );
  return lines.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      columns.map(({ field, at }) => [field, toCell(cells[at], shape.maxCharacters(field))]),
    ) as SheetRow<Field>['cells'],
  }));
}
