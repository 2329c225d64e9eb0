import { Type, type Static } from 'typebox';
import { defineCodes } from '../define-codes.ts';
import {
  created,
  date,
  entity,
  id,
  labelled,
  nanoId,
  nonEmptyString,
  nullable,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { file } from '../site/file.ts';

/** The kinds of compliance documents, by what a vendor proves. */
export const ComplianceDocumentKind = defineCodes({
  LICENCE: [0, '면허·등록증'],
  INSURANCE: [1, '보험증권'],
  TAX_CLEARANCE: [2, '납세증명서'],
  OTHER: [3, '기타'],
});

/** Our staff check every version; a changed document waits again. */
export const ComplianceDocumentState = defineCodes({
  WAITING: [0, '확인 중'],
  CHECKED: [1, '확인 완료'],
  REFUSED: [2, '반려'],
});

export const COMPLIANCE_DOCUMENT_LIMITS = {
  titleCharacters: 60,
  numberCharacters: 50,
  issuerCharacters: 60,
  reasonCharacters: 300,
  /** Pages of one document that were photographed one by one. */
  files: 5,
  /** Documents of one brand. */
  documents: 50,
} as const;

const LIMITS = COMPLIANCE_DOCUMENT_LIMITS;

/** The fields that the brand writes. */
export const complianceDocumentFields = {
  kind: labelled('종류', ComplianceDocumentKind.schema),
  title: nonEmptyString('서류 이름', LIMITS.titleCharacters),
  number: text('번호', LIMITS.numberCharacters),
  issuer: text('발급처', LIMITS.issuerCharacters),
  issued_date: labelled('발급일', nullable(date('발급일'))),
  /** The last day on which it is valid. */
  expiry_date: labelled('만료일', nullable(date('만료일'))),
};

/** Public ids of uploaded pictures or PDFs. */
export const complianceFileIds = Type.Array(nanoId, { minItems: 1, maxItems: LIMITS.files, label: '파일' });

export const complianceDocument = entity('ComplianceDocument', {
  id,
  brand: labelled('업체', strictObject({ id, name: Type.String({ label: '상호' }) })),
  ...complianceDocumentFields,
  files: Type.Array(file, { maxItems: LIMITS.files, label: '파일' }),
  state: labelled('상태', ComplianceDocumentState.schema),
  /** Why it was refused. */
  reason: labelled('반려 사유', nullable(Type.String())),
  /** When our staff checked or refused it. */
  decided: labelled('확인 시각', nullable(timestamp)),
  created,
  updated,
});

/** A document as the staff log holds it. */
export const loggedComplianceDocument = strictObject({
  brand: complianceDocument.properties.brand,
  ...complianceDocumentFields,
  state: complianceDocument.properties.state,
  reason: complianceDocument.properties.reason,
});

export type ComplianceDocument = Static<typeof complianceDocument>;
export type ComplianceDocumentFields = Pick<ComplianceDocument, keyof typeof complianceDocumentFields>;
