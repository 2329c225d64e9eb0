import { toInlineText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** A heading of a document: its text, its level (1–3), and the id that `<Viewer anchors={prefix}>` sets. */
export type OutlineEntry = { id: string; text: string; level: 1 | 2 | 3 };

/** Id of the heading that is the block at `index`. */
export const toAnchor = (prefix: string, index: number): string => `${prefix}-${index + 1}`;

/**
 * Returns the heading depth of each block of the top level, 1 for the outermost; 0 for other blocks. A level that the
 * author left out (a 3 right below a 1) is closed up, because users of screen readers navigate by levels.
 */
export function toDepths(children: RichDocument['children']): number[] {
  const above: number[] = [];
  return children.map((block) => {
    if (block?.type !== 'heading') return 0;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    return above.push(block.level);
  });
}

/** The headings of a document in their order, for a table of contents; headings without text are left out. */
export function toOutline({ children }: RichDocument, prefix: string): OutlineEntry[] {
  return children.flatMap((block, index) => {
    const text = block.type === 'heading' ? toInlineText(block.children).trim() : '';
    return block.type === 'heading' && text !== '' ? [{ id: toAnchor(prefix, index), text, level: block.level }] : [];
  });
}
