import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A text that was not saved. `savedAt` is an ISO 8601 time. */
export type Draft = { document: RichDocument; savedAt: string };

/** Where the editor keeps what is not saved yet; the page chooses the place and its key (document and person). */
export type DraftPort = {
  /** The draft that was kept, if any. What comes back is not trusted: it is mended before it is shown. */
  read(): Draft | undefined;
  /** Keeps a draft; `undefined` forgets it. */
  write(draft: Draft | undefined): void;
};
