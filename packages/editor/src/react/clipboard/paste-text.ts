import type { RichBlock } from '@danji/contracts/documents/rich-document';

/** Plain text as paragraphs, one a line. */
export const toParagraphs = (text: string): RichBlock[] =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
