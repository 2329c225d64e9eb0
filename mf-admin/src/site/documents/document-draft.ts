import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/site/system-document';
import type { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { validateVersion } from '@danji/contracts/site/system-document-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument } from '@danji/editor/core/blank';
import { toContentError } from '../../shared/content-error.ts';

/** The values of the form besides the text. */
export type DocumentDraft = {
  title: string;
  effective_date: string;
  change_summary: string;
  requires_consent: boolean;
};
export type DocumentErrors = Partial<Record<keyof DocumentDraft | 'content', string>>;
export type Situation = { today: string; last: string | undefined };

/** Returns the initial values of a new version. */
export const toDraft = (source: SystemDocument | undefined, title: string, effective_date: string): DocumentDraft => ({
  title: source?.title ?? title,
  effective_date,
  change_summary: '',
  requires_consent: false,
});

export function toDocumentBody(
  { title, change_summary, ...rest }: DocumentDraft,
  content: RichDocument,
  document_type: DocumentTypeCode,
): BodyOf<typeof createSystemDocument> {
  return { ...rest, document_type, title: title.trim(), change_summary: change_summary.trim(), content };
}

/** Returns the errors of the form by field. */
export const validateDraft = (
  draft: DocumentDraft,
  content: RichDocument,
  document_type: DocumentTypeCode,
  situation: Situation,
): DocumentErrors => ({
  ...validateVersion({ ...draft, document_type }, situation),
  ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(isBlankDocument(content) && { content: '내용을 입력해 주세요.' }),
});

/** Converts the server's errors to errors of the form's fields. */
export function toFieldErrors(fields: Readonly<Record<string, string>>, document: RichDocument): DocumentErrors {
  const content = toContentError(document, fields);
  const own = (['title', 'effective_date', 'change_summary'] as const).flatMap((name) =>
    fields[name] ? [[name, fields[name]]] : [],
  );
  return { ...(Object.fromEntries(own) as DocumentErrors), ...(content && { content }) };
}
