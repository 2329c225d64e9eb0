import type { SendOptions } from './image-calls.ts';

// A page that only shows documents does not load the calls.
const loadCalls = () => import('./image-calls.ts');

/**
 * Gives the editor, and the preview of an unsaved document, access to the stored pictures: `upload` sends one file (progress
 * 0–1, aborted by the signal), `find` returns the address of a picture by its public id. @throws ApiError
 */
export const imagePort = {
  upload: async (file: File, options: SendOptions) => (await loadCalls()).sendImage(file, options),
  find: async (fileId: string): Promise<string> => (await loadCalls()).findImageAddress(fileId),
};
