/**
 * Lists why a value is not a rich document, by path and in Korean: `[]` when it may be stored. The server applies the
 * same rules.
 */
export { validateDocument } from '@danji/contracts/documents/validate-document';
export type { DocumentError } from '@danji/contracts/documents/document-checks';
