import { defineCodes } from '../define-codes.ts';

/** The documents that everyone can read and members agree to (SPEC §8). */
export const DocumentType = defineCodes({ TERMS: [1, '이용약관'], PRIVACY: [2, '개인정보처리방침'] });
export type DocumentTypeCode = (typeof DocumentType.options)[number]['code'];
