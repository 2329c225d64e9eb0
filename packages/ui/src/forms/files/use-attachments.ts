import type { SendFile } from './upload-queue.ts';
import { useUploads, type Uploads } from './use-uploads.ts';

/** Takes a change of what is there by then: files arrive while others are on their way. */
export type ChangeFiles<Kept> = (change: (before: Kept[]) => Kept[]) => void;

/**
 * Files that are sent as soon as they are dropped (`useUploads`); what the server has made of one is put behind the files that
 * are kept. The form waits with saving while `isBusy`, and does not save with a `fault`: `<AttachmentsField uploads={useAttachments(send, onChange)} … />`.
 */
export const useAttachments = <Kept>(send: SendFile<readonly Kept[]>, onChange: ChangeFiles<Kept>): Uploads<void> =>
  useUploads(async (file, options) => {
    const stored = await send(file, options);
    onChange((before) => [...before, ...stored]);
  });
