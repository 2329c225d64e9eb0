import { toInlineText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A heading of a document: its text, its level (1–3), and the id `<Viewer anchors={prefix}>` gives it. */
export type OutlineEntry = { id: string; text: string; level: 1 | 2 | 3 };

/** Id of the heading that is the block at `index`. */
export const toAnchor = (prefix: string, index: number): string => `${prefix}-${index + 1}`;

/** The headings of a document in their order, for a table of contents; headings without text are left out. */
export function toOutline({ children }: RichDocument, prefix: string): OutlineEntry[] {
  return children.flatMap((block, index) => {
    const text = block.type === 'heading' ? toInlineText(block.children).trim() : '';
    return block.type === 'heading' && text !== '' ? [{ id: toAnchor(prefix, index), text, level: block.level }] : [];
  });
}
