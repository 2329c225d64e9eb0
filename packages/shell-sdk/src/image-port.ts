import type { SendOptions } from './image-calls.ts';

// Whoever only reads never needs the calls.
const loadCalls = () => import('./image-calls.ts');

/**
 * How an editor, and the preview of what is not saved yet, reach the stored pictures: `upload` sends one file (progress
 * 0–1, stopped by the signal), `find` gives the address of one by its public id. @throws ApiError
 */
export const imagePort = {
  upload: async (file: File, options: SendOptions) => (await loadCalls()).sendImage(file, options),
  find: async (fileId: string): Promise<string> => (await loadCalls()).findImageAddress(fileId),
};
