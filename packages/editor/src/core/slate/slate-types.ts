import type {
  RichBlock,
  RichCell,
  RichHeading,
  RichImage,
  RichLink,
  RichList,
  RichListItem,
  RichParagraph,
  RichRow,
  RichText,
  RichVideo,
} from '@danji/contracts/documents/rich-document';
import type { BaseEditor } from 'slate';
import type { DOMEditor } from 'slate-dom';
import type { HistoryEditor } from 'slate-history';

/** Every node of a document that has children. */
export type DocumentElement = RichBlock | RichListItem | RichRow | RichCell | RichLink;
/** A block whose children are text and links, so that it can hold a caret. */
export type TextBlock = RichParagraph | RichHeading;
/** A block without text of its own. */
export type VoidBlock = Extract<RichBlock, { type: 'divider' }> | RichImage | RichVideo;
export type ListType = RichList['type'];
/** The marks that text may have; a mark that is off is absent. */
export type TextMarks = Omit<RichText, 'text'>;
/** A Slate editor whose value is `RichDocument.children`: same nodes, no mapping. */
export type DocumentEditor = BaseEditor & DOMEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: DocumentEditor;
    Element: DocumentElement;
    Text: RichText;
  }
}
