import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { DOCUMENT_LIMITS, type FontFamily, type FontSize } from './document-limits.ts';

export type Align = 'left' | 'center' | 'right';

/** Text with its marks. A mark that is off, or has the default value, is absent. Colours are `#rrggbb` in lower case. */
export type RichText = {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  color?: string;
  background?: string;
  fontSize?: FontSize;
  fontFamily?: FontFamily;
};
export type RichLink = { type: 'link'; url: string; children: RichText[] };
export type RichInline = RichText | RichLink;

/** The one empty text of a block without text of its own. */
type Void = [{ text: '' }];

export type RichParagraph = { type: 'paragraph'; align?: Align; children: RichInline[] };
export type RichHeading = { type: 'heading'; level: 1 | 2 | 3; align?: Align; children: RichInline[] };
type RichQuote = { type: 'quote'; children: RichParagraph[] };
/** A paragraph, then at most one nested list; five levels. */
export type RichListItem = { type: 'list-item'; children: [RichParagraph] | [RichParagraph, RichList] };
export type RichList =
  | { type: 'bulleted-list'; children: RichListItem[] }
  | { type: 'numbered-list'; start?: number; children: RichListItem[] };
type RichDivider = { type: 'divider'; children: Void };
/** `fileId` is the public id of a stored file: the viewer builds addresses, so that a document cannot contain one. Sizes in px. */
export type RichImage = {
  type: 'image';
  fileId: string;
  width?: number;
  height?: number;
  displayWidth?: number;
  alt?: string;
  caption?: string;
  align?: Align;
  children: Void;
};
/** `start` in seconds. */
export type RichVideo = { type: 'video'; provider: 'youtube'; videoId: string; start?: number; children: Void };
/** A cell, which is stored once, at its top-left slot; a span of 1 is absent. */
export type RichCell = {
  type: 'table-cell';
  colSpan?: number;
  rowSpan?: number;
  background?: string;
  children: (RichParagraph | RichList | RichImage)[];
};
export type RichRow = { type: 'table-row'; children: RichCell[] };
/** `colWidths` in px, one for every column. */
export type RichTable = {
  type: 'table';
  headerRow?: true;
  headerColumn?: true;
  colWidths?: number[];
  children: RichRow[];
};
export type RichBlock =
  | RichParagraph
  | RichHeading
  | RichQuote
  | RichList
  | RichDivider
  | RichImage
  | RichVideo
  | RichTable;

/** Rich content as it is stored and transferred. */
export type RichDocument = { version: 1; children: RichBlock[] };

/**
 * The schema of rich content in a call. It describes only the outline, so that validators in the browser stay small; the server
 * checks the whole with `validateDocument` before it stores anything.
 */
export const richDocument = Type.Unsafe<RichDocument>({
  $id: 'RichDocument',
  type: 'object',
  properties: {
    version: { const: 1, label: '형식' },
    children: {
      label: '본문',
      type: 'array',
      minItems: 1,
      maxItems: 10_000,
      items: {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string', maxLength: 40 } },
        additionalProperties: true,
      },
    },
  },
  required: ['version', 'children'],
  additionalProperties: false,
  label: '내용',
});

/** The size of the body of a call that carries a document beside its other fields, bytes. */
export const DOCUMENT_BODY_BYTES = DOCUMENT_LIMITS.bytes + LIMITS.bodyBytes;
