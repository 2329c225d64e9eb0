import { formatNumber } from '@danji/contracts/format/number';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '../platform/problem-error.ts';
import { REQUIRED_HEADERS, SHEET_COLUMNS, type SheetField } from './sheet-columns.ts';

/** A row of a sheet; `row` is the number that the sheet displays. */
export type SheetRow = { row: number; cells: Partial<Record<SheetField, unknown>> };

/** The most unpacked bytes of a file: a small file can unpack to a thousand times its size. */
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
const MAX_PARTS = 500;

const refuse = (message: string) => invalidField('file', message);
const NO_SHEET = '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.';

/** Throws for a file that would unpack to more than a sheet of the allowed size. */
function checkSize(bytes: Buffer): void {
  let [unpacked, parts] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        parts += 1;
        return false;
      },
    });
  } catch {
    throw refuse(NO_SHEET);
  }
  if (unpacked > MAX_UNPACKED_BYTES || parts > MAX_PARTS) throw refuse('파일이 너무 커요. 나눠서 올려 주세요.');
}

async function readRawRows(bytes: Buffer): Promise<unknown[][]> {
  checkSize(bytes);
  try {
    return (await readSheet(new Uint8Array(bytes).buffer, 1)) as unknown[][];
  } catch {
    throw refuse(NO_SHEET);
  }
}

const isBlank = (cells: readonly unknown[]): boolean =>
  cells.every((cell) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === ''));

/**
 * Reads the rows of the first sheet that are not empty. Throws `invalid_input` at `file` for anything but such a sheet.
 */
export async function readSheetRows(bytes: Buffer): Promise<SheetRow[]> {
  const [head = [], ...rows] = await readRawRows(bytes);
  const names = head.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/\s/g, '') : ''));
  const foundColumns = SHEET_COLUMNS.flatMap(({ field, head: name }) => {
    const at = names.indexOf(name.replaceAll(/\s/g, ''));
    return at === -1 ? [] : [{ field, name, at }];
  });
  const missing = REQUIRED_HEADERS.filter((name) => !foundColumns.some((column) => column.name === name));
  if (missing.length > 0)
    throw refuse(
      `첫 줄에 ${missing.map((name) => `'${name}'`).join(', ')} 칸이 없어요. 양식을 받아서 그 아래에 적어 주세요.`,
    );
  const lines = rows.flatMap((cells, index) =>
    isBlank(cells)
      ? []
      : [
          {
            row: index + 2,
            cells: Object.fromEntries(foundColumns.map(({ field, at }) => [field, cells[at] ?? null])),
          },
        ],
  );
  if (lines.length === 0) throw refuse('적힌 줄이 없어요. 둘째 줄부터 적어 주세요.');
  if (lines.length > SCHEDULE_LIMITS.importRows)
    throw refuse(
      `한 번에 ${formatNumber(SCHEDULE_LIMITS.importRows)}줄까지 가져올 수 있어요. ${formatNumber(lines.length)}줄이 적혀 있으니 나눠서 올려 주세요.`,
    );
  return lines;
}
