import { request } from '@danji/api-client';
import { readImage } from '@danji/contracts/commons/commons.endpoints';
import { writeEditorImage } from '@danji/contracts/commons/editor-image.endpoints';

export type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Sends one picture for a document. @throws ApiError, `cancelled` when the signal said so. */
export const sendImage = (image: File, options: SendOptions) =>
  request(writeEditorImage, { body: { image }, ...options });

/** An address under which a stored picture can be shown for a while. @throws ApiError `not_found` when it is gone, or somebody else's. */
export const findImageAddress = async (file_id: string): Promise<string> =>
  (await request(readImage, { body: { file_id } })).file;
