import { defineCodes } from '../define-codes.ts';

/** State of a board post (SPEC §4). NO_PERMISSION and NO_PURCHASE depend on the reader and are never stored (FACTS §10.6). */
export const BoardStatus = defineCodes({
  VISIBLE: [0, '공개'],
  INVISIBLE: [1, '비공개'],
  BLOCK: [2, '차단'],
  TEMP: [3, '임시저장'],
  NO_PERMISSION: [4, '열람 권한 없음'],
  NO_PURCHASE: [5, '구매 필요'],
});
export type BoardStatusCode = (typeof BoardStatus.options)[number]['code'];
