import { MAX_GIFT_LINES } from '@danji/contracts/points/coupon-gift';
import { readSheetRows, type SheetRow } from '../../platform/foreign-files/read-sheet-rows.ts';
import { GIFT_COLUMNS, type GiftField, REQUIRED_HEADS } from './gift-columns.ts';

export type GiftRow = SheetRow<GiftField>;

const MAX_NAME = 100;

/** Parses the rows of the first sheet that are not empty; it runs in the process of `readForeignFile`. */
export const parse = (bytes: Buffer): Promise<GiftRow[]> =>
  readSheetRows(bytes, {
    columns: GIFT_COLUMNS,
    required: REQUIRED_HEADS,
    maxRows: MAX_GIFT_LINES,
    maxCharacters: () => MAX_NAME,
  });
