import { Type, type Static } from 'typebox';
import { documentType, documentVersion, systemDocumentSummary } from '../site/system-document.ts';
import { strictObject, date, id, nullable, oneOf, created, entity, timestamp } from '../fields.ts';

/**
 * One decision of a member. `version` is the document that was agreed to; `null` for marketing and the age.
 * `notice_version` is that of the notice on collection and use which a new member agreed to; `null` for other decisions,
 * and before there was one.
 */
export const consentRecord = entity('ConsentRecord', {
  id,
  document: oneOf('terms', 'privacy', 'over_14', 'marketing'),
  is_agreed: Type.Boolean(),
  version: nullable(
    strictObject({
      document_type: documentType,
      version: documentVersion,
      title: Type.String(),
      effective_date: date('시행일'),
    }),
  ),
  notice_version: nullable(documentVersion),
  created,
});

/** The current consents of a member: marketing, and the versions in force that still need consent. */
export const consentState = entity('ConsentState', {
  marketing: Type.Boolean(),
  /** When the last decision about marketing was made; `null` when there was none. */
  marketing_since: nullable(timestamp),
  /** When the member was last told of that consent, which happens every two years. */
  marketing_reminded: nullable(timestamp),
  pending: Type.Array(systemDocumentSummary, { maxItems: 10 }),
});

export type ConsentRecord = Static<typeof consentRecord>;
export type ConsentState = Static<typeof consentState>;
