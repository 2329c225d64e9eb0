import { defineCodes } from '../define-codes.ts';

/** The documents for taxes that a buyer can request (not in the specification). */
export const TaxDocumentKind = defineCodes({
  /** For the income tax of a person, by a phone number. */
  CASH_INCOME: [0, '현금영수증 (소득공제용)'],
  /** For the expenses of a business, by its number. */
  CASH_EXPENSE: [1, '현금영수증 (지출증빙용)'],
  TAX_INVOICE: [2, '세금계산서'],
});
export type TaxDocumentKindCode = (typeof TaxDocumentKind.options)[number]['code'];

/** The state of such a request (not in the specification). */
export const TaxDocumentState = defineCodes({
  WAITING: [0, '발급 대기'],
  ISSUED: [1, '발급 완료'],
  REFUSED: [2, '발급 거절'],
  /** Its buyer has taken it back. */
  WITHDRAWN: [3, '요청 취소'],
});
export type TaxDocumentStateCode = (typeof TaxDocumentState.options)[number]['code'];
