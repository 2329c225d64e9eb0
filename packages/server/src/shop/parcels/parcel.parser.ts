import { MAX_PARCEL_LINES } from '@danji/contracts/shop/parcel-sheet';
import { readSheetRows, type SheetRow } from '../../platform/foreign-files/read-sheet-rows.ts';
import { PARCEL_COLUMNS } from './parcel-columns.ts';

export type ParcelRow = SheetRow<(typeof PARCEL_COLUMNS)[number]['field']>;

/** Parses the rows of the first sheet that are not empty; it runs in the process of `readForeignFile`. */
export const parse = (bytes: Buffer): Promise<ParcelRow[]> =>
  readSheetRows(bytes, {
    columns: PARCEL_COLUMNS,
    required: PARCEL_COLUMNS.map(({ head }) => head),
    maxRows: MAX_PARCEL_LINES,
    maxCharacters: () => 41,
  });
