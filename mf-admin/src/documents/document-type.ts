import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';

/** The type an address names; the terms where it names none. */
export const toDocumentType = (text: string | null): DocumentTypeCode =>
  text === String(DocumentType.PRIVACY) ? DocumentType.PRIVACY : DocumentType.TERMS;
