import { Type, type Static } from 'typebox';
import { DocumentType } from '../codes/document-type.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  strictObject,
  date,
  nonEmptyString,
  id,
  nullable,
  oneOf,
  text,
  created,
  entity,
  labelled,
  count,
} from '../fields.ts';

export const documentType = Type.Unsafe<1 | 2>({ ...DocumentType.schema, label: '문서 종류' });
/** Counts from 1 for each type; the number of a withdrawn version is not used again. */
export const documentVersion = Type.Integer({ minimum: 1, maximum: 1_000_000, label: '판' });

/** The fields of a version that staff write. They do not change afterwards. */
export const versionFields = {
  document_type: documentType,
  title: nonEmptyString('제목', 100),
  content: richDocument,
  /** The business day from which it is in force. */
  effective_date: date('시행일'),
  change_summary: text('바뀐 점', 2000),
  /** Whether members who joined before must agree to it or sign out. */
  requires_consent: Type.Boolean({ label: '다시 동의 받기' }),
};

/** A version without its content. `past`: a later one is in force. */
export const systemDocumentSummary = entity('SystemDocumentSummary', {
  id,
  document_type: versionFields.document_type,
  version: documentVersion,
  title: versionFields.title,
  effective_date: versionFields.effective_date,
  change_summary: versionFields.change_summary,
  requires_consent: versionFields.requires_consent,
  state: labelled('상태', oneOf('in_force', 'announced', 'past')),
  created,
});

export const systemDocument = entity('SystemDocument', { ...systemDocumentSummary.properties, content: richDocument });

/** A version for staff: with its author (`null`: it came with the product) and the number of members who have agreed to it. */
export const staffDocumentSummary = entity('StaffDocumentSummary', {
  ...systemDocumentSummary.properties,
  author: labelled('작성자', nullable(strictObject({ id, name: Type.String({ label: '이름' }) }))),
  agreed_count: count('동의한 수'),
});

export type SystemDocument = Static<typeof systemDocument>;
export type SystemDocumentSummary = Static<typeof systemDocumentSummary>;
export type StaffDocumentSummary = Static<typeof staffDocumentSummary>;
export type DocumentState = SystemDocumentSummary['state'];
