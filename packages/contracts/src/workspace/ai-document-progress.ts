import type { AiDocumentStateCode } from '../codes/ai-document-codes.ts';

/**
 * The server-sent events of `GET /api/apts/ai_document_progress/{id}/` while a document is generated: text from position `at`
 * on, then the end. A client that connects late or again receives the text from the start.
 */
export type AiProgress =
  | { type: 'text'; at: number; text: string }
  | { type: 'end'; state: AiDocumentStateCode; failure: string | null };

export const AI_PROGRESS_PATH = '/api/apts/ai_document_progress/';
export const aiProgressPath = (documentId: number): string => `${AI_PROGRESS_PATH}${documentId}/`;
