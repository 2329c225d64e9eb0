import { request, sessionStore } from '@danji/api-client';
import { readImage } from '@danji/contracts/site/file.endpoints';
import { writeEditorImage } from '@danji/contracts/site/editor-image.endpoints';

export type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Sends one picture for a document. @throws ApiError, `cancelled` when the signal was aborted. */
export const sendImage = (image: File, options: SendOptions) =>
  request(writeEditorImage, { body: { image }, ...options });

type SharedAddress = { address: Promise<string>; until: number };

/** The places that show a picture share one call for this time, ms. Addresses are valid for ten minutes or more. */
const SHARED_MS = 30_000;
const sharedAddresses = new Map<string, SharedAddress>();

/**
 * Returns an address that shows a stored picture for a limited time. @throws ApiError `not_found` when it was deleted
 * or belongs to another account.
 */
export async function findImageAddress(file_id: string): Promise<string> {
  const now = Date.now();
  for (const [key, { until }] of sharedAddresses) if (until <= now) sharedAddresses.delete(key);
  const key = `${sessionStore.generation()} ${file_id}`;
  const shared = sharedAddresses.get(key) ?? {
    address: request(readImage, { body: { file_id } }).then(({ file }) => file),
    until: now + SHARED_MS,
  };
  sharedAddresses.set(key, shared);
  try {
    return await shared.address;
  } catch (error) {
    sharedAddresses.delete(key);
    throw error;
  }
}
