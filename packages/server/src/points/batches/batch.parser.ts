import { MAX_BATCH_LINES } from '@danji/contracts/points/point-batch';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { readSheetRows, type SheetRow } from '../../platform/foreign-files/read-sheet-rows.ts';
import { BATCH_COLUMNS, type BatchField, REQUIRED_HEADS } from './batch-columns.ts';

export type BatchRow = SheetRow<BatchField>;

/** Parses the rows of the first sheet that are not empty; it runs in the process of `readForeignFile`. */
export const parse = (bytes: Buffer): Promise<BatchRow[]> =>
  readSheetRows(bytes, {
    columns: BATCH_COLUMNS,
    required: REQUIRED_HEADS,
    maxRows: MAX_BATCH_LINES,
    // One more than is allowed, so that a longer text is refused.
    maxCharacters: () => POINT_LIMITS.descriptionCharacters + 1,
  });
