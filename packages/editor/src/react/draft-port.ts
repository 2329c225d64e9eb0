import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A text that was not saved. `savedAt` is an ISO 8601 time. */
export type Draft = { document: RichDocument; savedAt: string };

/** Where the editor keeps what is not saved yet; the page chooses the place and its key (document and person). */
export type DraftPort = {
  /** Returns the stored draft, if any. The value is not trusted: it is normalised before it is displayed. */
  read(): Draft | undefined;
  /** Keeps a draft; `undefined` forgets it. */
  write(draft: Draft | undefined): void;
};
