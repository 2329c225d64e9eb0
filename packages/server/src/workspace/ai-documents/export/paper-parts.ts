import type { RichBlock, RichCell, RichRow } from '@danji/contracts/documents/rich-document';

type Look = { align?: 'center' | 'right'; bold?: true; colSpan?: number; fontSize?: 11 | 13; background?: string };

const SHADE = '#f0f3f7';
/** Px: what is beside each other in narrow columns. */
const SMALL = 11;
/** The text of an empty cell, so that it is not higher than the others. */
const BLANK = '\u00a0';

/** A cell of a table on a paper, in small print unless said otherwise. */
export const cell = (text: string, { align, bold, colSpan, fontSize = SMALL, background }: Look = {}): RichCell => ({
  type: 'table-cell',
  ...(colSpan && { colSpan }),
  ...(background && { background }),
  children: [
    {
      type: 'paragraph',
      ...(align && { align }),
      children: [{ text: text || BLANK, fontSize, ...(bold && { bold }) }],
    },
  ],
});

/** A cell that names the others of its row or column. */
export const name = (text: string, look: Look = {}): RichCell =>
  cell(text, { align: 'center', bold: true, background: SHADE, ...look });

export const row = (...children: RichCell[]): RichRow => ({ type: 'table-row', children });

/** A sentence below a table. */
export const note = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text, fontSize: SMALL }] });
