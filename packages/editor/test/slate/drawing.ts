import type {
  RichBlock,
  RichCell,
  RichImage,
  RichInline,
  RichListItem,
  RichParagraph,
  RichText,
} from '@danji/contracts/documents/rich-document';
import { Node, Text, Transforms, type Point } from 'slate';
import { createDocumentEditor } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';

// Documents as small drawings: `|` in a text is the caret, `[` and `]` are anchor and focus of a selection.
type Drawn = string | RichInline;

export const t = (text: string, marks: Omit<RichText, 'text'> = {}): RichText => ({ text, ...marks });
export const a = (url: string, ...texts: (string | RichText)[]): RichInline => ({
  type: 'link',
  url,
  children: texts.map((text) => (typeof text === 'string' ? { text } : text)),
});
const isLink = (node: RichInline | undefined) => node !== undefined && 'type' in node;

/** Links have text on both sides. */
function inlines(drawn: readonly Drawn[]): RichInline[] {
  const nodes = drawn.map((each): RichInline => (typeof each === 'string' ? { text: each } : each));
  const parted = nodes.flatMap((node, at) =>
    isLink(node) && (at === 0 || isLink(nodes[at - 1])) ? [{ text: '' }, node] : [node],
  );
  return parted.length === 0 || isLink(parted.at(-1)) ? [...parted, { text: '' }] : parted;
}

export const p = (...drawn: Drawn[]): RichParagraph => ({ type: 'paragraph', children: inlines(drawn) });
export const h = (level: 1 | 2 | 3, ...drawn: Drawn[]): RichBlock => ({
  type: 'heading',
  level,
  children: inlines(drawn),
});
export const quote = (...lines: (string | RichParagraph)[]): RichBlock => ({
  type: 'quote',
  children: lines.map((line) => (typeof line === 'string' ? p(line) : line)),
});
export const li = (
  line: string | RichParagraph,
  nested?: ReturnType<typeof ul> | ReturnType<typeof ol>,
): RichListItem => {
  const paragraph = typeof line === 'string' ? p(line) : line;
  return { type: 'list-item', children: nested ? [paragraph, nested] : [paragraph] };
};
const items = (lines: readonly (string | RichListItem)[]) =>
  lines.map((line) => (typeof line === 'string' ? li(line) : line));
export const ul = (...lines: (string | RichListItem)[]) => ({ type: 'bulleted-list' as const, children: items(lines) });
export const ol = (...lines: (string | RichListItem)[]) => ({ type: 'numbered-list' as const, children: items(lines) });
/** A block without text; `sign` is `|` when it is selected. */
export const divider = (sign: '' | '|' | '[' | ']' = ''): RichBlock => ({
  type: 'divider',
  children: [{ text: sign as '' }],
});
export const FILE_ID = 'V1StGXR8_Z5jdHi6B-myT';
export const image = (sign: '' | '|' | '[' | ']' = '', more: object = {}): RichImage => ({
  type: 'image',
  fileId: FILE_ID,
  ...more,
  children: [{ text: sign as '' }],
});
export const video = (sign: '' | '|' = ''): RichBlock => ({
  type: 'video',
  provider: 'youtube',
  videoId: 'abcdef',
  children: [{ text: sign as '' }],
});
export const cell = (...blocks: (string | RichCell['children'][number])[]): RichCell => ({
  type: 'table-cell',
  children: blocks.map((block) => (typeof block === 'string' ? p(block) : block)),
});
export const table = (...rows: (string | RichCell)[][]): RichBlock => ({
  type: 'table',
  children: rows.map((row) => ({
    type: 'table-row',
    children: row.map((each) => (typeof each === 'string' ? cell(each) : each)),
  })),
});

const SIGNS = /[|[\]]/g;

function readSigns(blocks: readonly RichBlock[]): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const [{ text }, path] of Node.texts({ children: blocks } as Node)) {
    let removed = 0;
    for (const { 0: sign, index } of text.matchAll(SIGNS)) {
      points.set(sign, { path, offset: index - removed });
      removed += 1;
    }
  }
  return points;
}

const withoutSigns = <T>(node: T): T =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'text' ? String(value).replaceAll(SIGNS, '') : value)),
  ) as T;

/** An editor with the drawn document and selection. */
export function edit(...blocks: RichBlock[]): DocumentEditor {
  const points = readSigns(blocks);
  const editor = createDocumentEditor({ version: 1, children: withoutSigns(blocks) });
  const caret = points.get('|');
  const anchor = caret ?? points.get('[');
  const focus = caret ?? points.get(']');
  if (anchor && focus) Transforms.select(editor, { anchor, focus });
  return editor;
}

/** The document and selection of an editor as a drawing. */
export function draw(editor: DocumentEditor): RichBlock[] {
  const drawn = structuredClone(editor.children) as RichBlock[];
  const { anchor, focus } = editor.selection ?? {};
  if (!anchor || !focus) return drawn;
  const isCaret = JSON.stringify(anchor) === JSON.stringify(focus);
  const signs = [{ ...anchor, sign: isCaret ? '|' : '[' }, ...(isCaret ? [] : [{ ...focus, sign: ']' }])];
  for (const { path, offset, sign } of signs.toSorted((one, other) => other.offset - one.offset)) {
    const text = Node.get({ children: drawn } as Node, path);
    if (Text.isText(text)) text.text = text.text.slice(0, offset) + sign + text.text.slice(offset);
  }
  return drawn;
}
