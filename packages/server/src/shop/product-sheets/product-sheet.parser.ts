import { MAX_PRODUCT_LINES } from '@danji/contracts/shop/product-sheet';
import { readSheetRows, type SheetRow } from '../../platform/foreign-files/read-sheet-rows.ts';
import { CODE_HEAD, type SheetColumn, SHEET_COLUMNS } from './columns.ts';

export type ProductRow = SheetRow<SheetColumn>;

/** Parses the rows of the first sheet that are not empty; it runs in the process of `readForeignFile`. */
export const parse = (bytes: Buffer): Promise<ProductRow[]> =>
  readSheetRows(bytes, {
    columns: SHEET_COLUMNS,
    required: [CODE_HEAD],
    maxRows: MAX_PRODUCT_LINES,
    maxCharacters: () => 401,
  });
