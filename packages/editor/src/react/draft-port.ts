import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A text that was not saved. `savedAt` is an ISO 8601 time. */
export type Draft = { document: RichDocument; savedAt: string };

/** The storage of unsaved text; the page chooses where it is and its key (document and user). */
export type DraftPort = {
  /** Returns the stored draft, if any. The value is not trusted: it is normalised before it is displayed. */
  read(): Draft | undefined;
  /** Keeps a draft; `undefined` forgets it. */
  write(draft: Draft | undefined): void;
};
