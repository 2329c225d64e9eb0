import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/site/system-document';
import type { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { validateVersion } from '@danji/contracts/site/system-document-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument } from '@danji/editor/core/blank';
import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';

/** The values of the form. */
export type DocumentDraft = {
  title: string;
  content: RichDocument;
  effective_date: string;
  change_summary: string;
  requires_consent: boolean;
};
export type Situation = { today: string; last: string | undefined };

/** Returns the initial values of a new version. */
export const toDraft = (source: SystemDocument | undefined, title: string, effective_date: string): DocumentDraft => ({
  title: source?.title ?? title,
  content: source?.content ?? BLANK_DOCUMENT,
  effective_date,
  change_summary: '',
  requires_consent: false,
});

export function toDocumentBody(
  { title, change_summary, ...rest }: DocumentDraft,
  document_type: DocumentTypeCode,
): BodyOf<typeof createSystemDocument> {
  return { ...rest, document_type, title: title.trim(), change_summary: change_summary.trim() };
}

/** Returns the errors of the form by field. */
export const validateDraft = (
  draft: DocumentDraft,
  document_type: DocumentTypeCode,
  situation: Situation,
): FieldErrors<DocumentDraft> => ({
  ...validateVersion({ ...draft, document_type }, situation),
  ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(isBlankDocument(draft.content) && { content: '내용을 입력해 주세요.' }),
});
