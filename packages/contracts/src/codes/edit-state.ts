import { defineCodes } from '../define-codes.ts';

/** Review state of members, items and brands (SPEC §4, transitions in FACTS §10.4). */
export const EditState = defineCodes({
  NONE: [-1, '전체'],
  WAIT: [0, '작성중'],
  DISABLED: [1, '비공개'],
  EDITED: [2, '수정 검토중'],
  PENDING: [3, '승인대기'],
  DONE: [4, '승인완료'],
  FAILED: [5, '반려'],
});
