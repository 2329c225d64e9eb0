import type { SendFile } from './upload-queue.ts';
import { useUploads, type Uploads } from './use-uploads.ts';

/** Sets the files with an updater function, since files finish while others are still uploading. */
export type ChangeFiles<StoredFile> = (change: (before: StoredFile[]) => StoredFile[]) => void;

/**
 * Uploads files as soon as they are dropped (`useUploads`) and appends the result of the server to the stored files.
 * The form delays saving while `isBusy`, and does not save while there is an error: `<AttachmentsField
 * uploads={useAttachments(send, onChange)} … />`.
 */
export const useAttachments = <StoredFile>(
  send: SendFile<readonly StoredFile[]>,
  onChange: ChangeFiles<StoredFile>,
): Uploads<void> =>
  useUploads(async (file, options) => {
    const stored = await send(file, options);
    onChange((before) => [...before, ...stored]);
  });
