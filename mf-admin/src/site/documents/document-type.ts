import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';

/** Converts the URL parameter to a type; the default is the terms. */
export const toDocumentType = (text: string | null): DocumentTypeCode =>
  text === String(DocumentType.PRIVACY) ? DocumentType.PRIVACY : DocumentType.TERMS;
