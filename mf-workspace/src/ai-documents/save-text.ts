import { request, toApiError, type ApiError } from '@danji/api-client';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { getAiDocument, updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { toDocumentText, toTextKey, type DocumentText } from './text-key.ts';

export type SaveResult =
  | { outcome: 'saved'; document: AiDocument }
  | { outcome: 'conflict'; serverVersion: AiDocument }
  | { outcome: 'failed'; failure: ApiError };

/** Returns the body of the call that saves a text over the version of the document that it was made from. */
export const toSaveBody = ({ title, content }: DocumentText, from: AiDocument): BodyOf<typeof updateAiDocument> => ({
  ...(title !== from.title && { title }),
  content,
  updated: from.updated,
});

/**
 * A conflict with a text of one's own is none: the server saved it, and its response was lost or came too late. `ownKeys` are
 * the keys of these texts.
 */
async function resolveConflict(
  text: DocumentText,
  { id }: AiDocument,
  ownKeys: readonly string[],
): Promise<SaveResult> {
  const serverVersion = await request(getAiDocument, { params: { id } });
  const serverKey = toTextKey(toDocumentText(serverVersion));
  if (serverKey === toTextKey(text)) return { outcome: 'saved', document: serverVersion };
  return ownKeys.includes(serverKey) ? saveText(text, serverVersion, ownKeys) : { outcome: 'conflict', serverVersion };
}

/**
 * Saves a text over the version that it was made from. When another member has saved meanwhile, nothing is overwritten.
 * It never rejects.
 */
export async function saveText(text: DocumentText, from: AiDocument, ownKeys: readonly string[]): Promise<SaveResult> {
  try {
    const body = toSaveBody(text, from);
    return { outcome: 'saved', document: await request(updateAiDocument, { params: { id: from.id }, body }) };
  } catch (error) {
    const failure = toApiError(error);
    if (failure.code !== 'conflict') return { outcome: 'failed', failure };
  }
  try {
    return await resolveConflict(text, from, ownKeys);
  } catch (error) {
    return { outcome: 'failed', failure: toApiError(error) };
  }
}
