import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import { readSheetRows, type SheetRow as Row } from '../../platform/foreign-files/read-sheet-rows.ts';
import { REQUIRED_HEADERS, SHEET_COLUMNS, type SheetField } from './sheet-columns.ts';

export type SheetRow = Row<SheetField>;

/** No field takes as many characters, so a longer text is refused with its first ones as well. */
const maxCharacters = (field: SheetField): number =>
  (field === 'description' ? SCHEDULE_LIMITS.descriptionCharacters : 100) + 1;

/** Parses the rows of the first sheet that are not empty; it runs in the process of `readForeignFile`. */
export const parse = (bytes: Buffer): Promise<SheetRow[]> =>
  readSheetRows(bytes, {
    columns: SHEET_COLUMNS,
    required: REQUIRED_HEADERS,
    maxRows: SCHEDULE_LIMITS.importRows,
    maxCharacters,
  });
