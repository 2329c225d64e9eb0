import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { ReactNode } from 'react';
import type { ImagePort } from './image-port.ts';

export type EditorProps = {
  /** The initial document. Later values are ignored: another document needs another React `key`. */
  value: RichDocument;
  /** Gets the document after a pause of 250 ms in writing, and when the focus leaves. */
  onChange: (document: RichDocument) => void;
  /**
   * Gets the document at once at every change, for a page that saves by itself: `onChange` waits while the user types.
   * It must be cheap.
   */
  onWrite?: ((document: RichDocument) => void) | undefined;
  /** The name of the text for assistive technology. */
  label: string;
  /** The storage of pictures. */
  images: ImagePort;
  /** Id of the text. */
  id?: string | undefined;
  invalid?: boolean | undefined;
  /** Ids of what describes the text: help and error. */
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  /** Least height of the text, px. Default 320. */
  minHeight?: number | undefined;
  readOnly?: boolean | undefined;
  /** Stores what is not saved yet: within 3 s of a change, and at once when the page is closed or hidden. */
  storeDraft?: ((document: RichDocument) => void) | undefined;
  /** The maximum number of characters, spaces included. A longer text is reported, not prevented. */
  maxCharacters?: number | undefined;
  /**
   * The text to be read until the editor's code is there, by the viewer: what it says is seen a second earlier on a
   * slow phone. Default: grey lines.
   */
  preview?: ReactNode;
};
