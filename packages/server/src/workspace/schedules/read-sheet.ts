import { readForeignFile } from '../../platform/foreign-files/read-foreign-file.ts';
import type { SheetRow } from './sheet.parser.ts';

const PARSER = new URL('./sheet.parser.ts', import.meta.url);
const MESSAGES = {
  broken: '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.',
  too_large: '파일이 너무 커요. 나눠서 올려 주세요.',
};

/**
 * Reads the rows of the first sheet that are not empty. Throws `invalid_input` at `file` for anything but such a sheet;
 * `too_many_requests` and `unavailable` as `readForeignFile`.
 */
export const readSheetRows = (bytes: Buffer, accountId: number): Promise<SheetRow[]> =>
  readForeignFile(PARSER, { bytes, accountId, field: 'file', messages: MESSAGES });
