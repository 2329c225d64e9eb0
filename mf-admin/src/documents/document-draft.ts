import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/commons/system-document';
import type { createSystemDocument } from '@danji/contracts/commons/system-document.endpoints';
import { findVersionFaults } from '@danji/contracts/commons/system-document-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument, toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A version as it is typed. */
export type DocumentDraft = { title: string; text: string; effective_date: string; change_summary: string; requires_consent: boolean };
export type DocumentFaults = Partial<Record<keyof DocumentDraft, string>>;
export type Situation = { today: string; last: string | undefined };

/** What a new version starts from: the text in force, if there is one. */
export const toDraft = (source: SystemDocument | undefined, title: string, effective_date: string): DocumentDraft => ({
  title: source?.title ?? title, text: source ? toPlainText(source.content) : '', effective_date, change_summary: '', requires_consent: false,
});

/** The content as it will be stored. A text nobody touched keeps what plain text cannot say. */
export const toContent = (text: string, source: SystemDocument | undefined): RichDocument => (source && text === toPlainText(source.content) ? source.content : toDocument(text));

export function toDocumentBody({ title, text, ...rest }: DocumentDraft, document_type: DocumentTypeCode, source: SystemDocument | undefined): BodyOf<typeof createSystemDocument> {
  return { ...rest, document_type, title: title.trim(), change_summary: rest.change_summary.trim(), content: toContent(text, source) };
}

/** What is wrong before anything is sent. */
export const findDraftFaults = (draft: DocumentDraft, document_type: DocumentTypeCode, situation: Situation): DocumentFaults => ({
  ...findVersionFaults({ ...draft, document_type }, situation),
  ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(draft.text.trim() === '' && { text: '내용을 입력해 주세요.' }),
});

/** What the server refused, beside the field it is about; every place inside the content is about the text. */
export function toFaults(fields: Readonly<Record<string, string>>): DocumentFaults {
  const text = Object.entries(fields).find(([name]) => name.startsWith('content'))?.[1];
  const own = (['title', 'effective_date', 'change_summary'] as const).flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return { ...(Object.fromEntries(own) as DocumentFaults), ...(text && { text }) };
}
