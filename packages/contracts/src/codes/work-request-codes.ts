import { defineCodes } from '../define-codes.ts';

/** The types of requests of a work space to our staff (not in the specification). */
export const WorkRequestType = defineCodes({
  CORRECTION: [0, '데이터 정정'],
  FEATURE: [1, '기능 요청'],
  MATERIAL: [2, '자료 요청'],
  CONTRACT: [3, '계약 상담'],
  OTHER: [4, '기타'],
});

/** The state of a request; its transitions are in `work-request-transitions`. */
export const ProcessState = defineCodes({
  RECEIVED: [0, '접수'],
  RUNNING: [1, '처리 중'],
  ANSWERED: [2, '답변 완료'],
  REFUSED: [3, '반려'],
  CANCELED: [4, '취소'],
});
export type ProcessStateCode = (typeof ProcessState.options)[number]['code'];
