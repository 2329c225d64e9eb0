import type {
  RichImage,
  RichLink,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
} from '@danji/contracts/documents/rich-document';
import type { Node } from 'slate';
import type { DocumentElement, TextBlock, VoidBlock } from './slate-types.ts';

const VOID_TYPES: ReadonlySet<string> = new Set(['divider', 'image', 'video'] satisfies VoidBlock['type'][]);

const isOfType = <T extends DocumentElement>(...types: T['type'][]) => {
  const known: ReadonlySet<string> = new Set(types);
  return (node: Node): node is T => 'type' in node && known.has(node.type);
};

export const isVoidBlock = (node: Node): node is VoidBlock => 'type' in node && VOID_TYPES.has(node.type);
export const isParagraph = isOfType<RichParagraph>('paragraph');
export const isTextBlock = isOfType<TextBlock>('paragraph', 'heading');
export const isQuote = isOfType<Extract<DocumentElement, { type: 'quote' }>>('quote');
export const isList = isOfType<RichList>('bulleted-list', 'numbered-list');
export const isListItem = isOfType<RichListItem>('list-item');
export const isLink = isOfType<RichLink>('link');
export const isImage = isOfType<RichImage>('image');
export const isTable = isOfType<RichTable>('table');
export const isCell = isOfType<Extract<DocumentElement, { type: 'table-cell' }>>('table-cell');

/** A new paragraph without text. */
export const emptyParagraph = (): RichParagraph => ({ type: 'paragraph', children: [{ text: '' }] });
