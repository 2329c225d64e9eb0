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

/** Names a document for people: a tax invoice is corrected by another one, a cash receipt by its cancel. */
export const toTaxDocumentName = ({
  kind,
  corrected_number,
}: {
  kind: TaxDocumentKindCode;
  corrected_number: string | null;
}): string => {
  if (corrected_number === null) return TaxDocumentKind.label(kind);
  return kind === TaxDocumentKind.TAX_INVOICE ? '수정세금계산서' : `${TaxDocumentKind.label(kind)} 취소`;
};

/** The state of such a request (not in the specification). */
export const TaxDocumentState = defineCodes({
  WAITING: [0, '발급 대기'],
  ISSUED: [1, '발급 완료'],
  REFUSED: [2, '발급 거절'],
  /** Its buyer has taken it back. */
  WITHDRAWN: [3, '요청 취소'],
});
export type TaxDocumentStateCode = (typeof TaxDocumentState.options)[number]['code'];
