import type {
  RichBlock,
  RichCell,
  RichDocument,
  RichImage,
  RichInline,
  RichLink,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
  RichText,
} from '@danji/contracts/documents/rich-document';

/** Short constructors of document nodes, so that a test shows the text before and after at a glance. */
type Words = string | RichInline;
type Marks = Omit<RichText, 'text'>;

const toInlines = (words: Words[]): RichInline[] =>
  words.length === 0 ? [{ text: '' }] : words.map((word) => (typeof word === 'string' ? { text: word } : word));

export const doc = (...children: RichBlock[]): RichDocument => ({ version: 1, children });
export const text = (content: string, marks: Marks = {}): RichText => ({ text: content, ...marks });
export const link = (url: string, content: string): RichLink => ({ type: 'link', url, children: [{ text: content }] });
export const p = (...words: Words[]): RichParagraph => ({ type: 'paragraph', children: toInlines(words) });
export const h = (level: 1 | 2 | 3, ...words: Words[]): RichBlock => ({
  type: 'heading',
  level,
  children: toInlines(words),
});
export const quote = (...children: RichParagraph[]): RichBlock => ({ type: 'quote', children });
export const li = (words: Words, nested?: RichList): RichListItem => ({
  type: 'list-item',
  children: nested ? [p(words), nested] : [p(words)],
});
export const ul = (...children: RichListItem[]): RichList => ({ type: 'bulleted-list', children });
export const divider = (): RichBlock => ({ type: 'divider', children: [{ text: '' }] });
export const video = (): RichBlock => ({
  type: 'video',
  provider: 'youtube',
  videoId: 'aqz-KE-bpKQ',
  children: [{ text: '' }],
});
export const FILE_ID = '00000000-0000-4000-8000-000000000001';
export const image = (fields: Partial<RichImage> = {}): RichImage => ({
  type: 'image',
  fileId: FILE_ID,
  width: 640,
  height: 360,
  alt: '단지 전경',
  ...fields,
  children: [{ text: '' }],
});
export const cell = (words: Words = '', fields: Partial<RichCell> = {}): RichCell => ({
  type: 'table-cell',
  children: [p(words)],
  ...fields,
});
/** Rows of cell texts: `table(['가', '나'], ['다', '라'])`. */
export const table = (...rows: (Words | RichCell)[][]): RichTable => ({
  type: 'table',
  children: rows.map((row) => ({
    type: 'table-row',
    children: row.map((one) =>
      typeof one === 'object' && 'type' in one && one.type === 'table-cell' ? one : cell(one),
    ),
  })),
});
