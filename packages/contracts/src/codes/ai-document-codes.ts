import { defineCodes } from '../define-codes.ts';

/** The types of documents that a management office can have written. */
export const AiDocumentType = defineCodes({
  NOTICE: [1, '안내문·공고문'],
  BID: [2, '입찰 공고문'],
  MINUTES: [3, '회의록'],
  REPLY: [4, '민원 답변'],
  LETTER: [5, '공문'],
  CONTRACT: [6, '계약서 초안'],
  INSPECTION: [7, '점검 보고서'],
  SURVEY: [8, '설문·동의서'],
});
export type AiDocumentTypeCode = (typeof AiDocumentType.options)[number]['code'];

/** The state of a document. A document with a text stays DONE when another generation fails. */
export const AiDocumentState = defineCodes({
  DRAFT: [0, '작성 전'],
  RUNNING: [1, '작성 중'],
  DONE: [2, '완료'],
  FAILED: [3, '실패'],
  CANCELED: [4, '취소'],
});
export type AiDocumentStateCode = (typeof AiDocumentState.options)[number]['code'];
