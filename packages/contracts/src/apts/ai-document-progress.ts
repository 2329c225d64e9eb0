import type { AiDocumentStateCode } from '../codes/ai-document-codes.ts';

/**
 * What `GET /api/apts/ai_document_progress/{id}/` streams as server-sent events while a document is written: letters from
 * place `at` on, then the end. Who comes late or again hears all of it from the first letter.
 */
export type AiProgress =
  | { type: 'text'; at: number; text: string }
  | { type: 'end'; state: AiDocumentStateCode; failure: string | null };

export const AI_PROGRESS_PATH = '/api/apts/ai_document_progress/';
export const aiProgressPath = (documentId: number): string => `${AI_PROGRESS_PATH}${documentId}/`;
