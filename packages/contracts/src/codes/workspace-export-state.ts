import { defineCodes } from '../define-codes.ts';

/** The state of a workspace export (not in the specification). */
export const WorkspaceExportState = defineCodes({
  WAITING: [0, '대기 중'],
  RUNNING: [1, '만드는 중'],
  DONE: [2, '완료'],
  FAILED: [3, '실패'],
  EXPIRED: [4, '기간 만료'],
});
