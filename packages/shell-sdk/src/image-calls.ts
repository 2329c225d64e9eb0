import { request } from '@danji/api-client';
import { readImage } from '@danji/contracts/site/file.endpoints';
import { writeEditorImage } from '@danji/contracts/site/editor-image.endpoints';

export type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Sends one picture for a document. @throws ApiError, `cancelled` when the signal was aborted. */
export const sendImage = (image: File, options: SendOptions) =>
  request(writeEditorImage, { body: { image }, ...options });

/** Returns an address that shows a stored picture for a limited time. @throws ApiError `not_found` when it was deleted or belongs to another account. */
export const findImageAddress = async (file_id: string): Promise<string> =>
  (await request(readImage, { body: { file_id } })).file;
