import type { FieldErrors } from '@danji/app-kit/forms';
import { type ComplianceDocument, ComplianceDocumentKind } from '@danji/contracts/bids/compliance-document';
import type { createComplianceDocument } from '@danji/contracts/bids/compliance-document.endpoints';
import { validateComplianceDocument } from '@danji/contracts/bids/compliance-document.validation';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { StoredFile } from '@danji/contracts/site/file';

/** A document in the form; a day that is not given is an empty text. */
export type DocumentDraft = {
  kind: ComplianceDocument['kind'];
  title: string;
  number: string;
  issuer: string;
  issued_date: string;
  expiry_date: string;
  files: StoredFile[];
};

export const BLANK_DOCUMENT: DocumentDraft = {
  kind: ComplianceDocumentKind.LICENCE,
  title: '',
  number: '',
  issuer: '',
  issued_date: '',
  expiry_date: '',
  files: [],
};

export const toDocumentDraft = (stored: ComplianceDocument): DocumentDraft => ({
  kind: stored.kind,
  title: stored.title,
  number: stored.number,
  issuer: stored.issuer,
  issued_date: stored.issued_date ?? '',
  expiry_date: stored.expiry_date ?? '',
  files: stored.files,
});

/** Converts the form to the body of the call. */
export const toDocumentBody = ({
  files,
  issued_date,
  expiry_date,
  ...draft
}: DocumentDraft): BodyOf<typeof createComplianceDocument> => ({
  ...draft,
  title: draft.title.trim(),
  number: draft.number.trim(),
  issuer: draft.issuer.trim(),
  issued_date: issued_date || null,
  expiry_date: expiry_date || null,
  file_ids: files.map(({ nano_id }) => nano_id),
});

/** The sentence for each wrong field; `stored` is the day of expiry that the document had. */
export const validateDraft = (draft: DocumentDraft, stored: string | null | undefined): FieldErrors<DocumentDraft> => ({
  ...validateComplianceDocument(toDocumentBody(draft), toBusinessDate(new Date()), stored),
  ...(draft.files.length === 0 && { files: '서류의 사진이나 PDF를 올려 주세요.' }),
});
