import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { type Arbitrary, array, constantFrom, nat, record } from 'fast-check';

/** A valid document with a node of every kind; it shows the given picture. */
export const wholeDocument = (fileId: string): RichDocument => ({
  version: 1,
  children: [
    { type: 'heading', level: 2, align: 'center', children: [{ text: '제목' }] },
    {
      type: 'paragraph',
      children: [
        { text: '굵게', bold: true, color: '#112233', fontSize: 24, fontFamily: 'batang' },
        { type: 'link', url: 'https://danji.kr/안내?b=1', children: [{ text: '링크' }] },
        { text: '' },
      ],
    },
    { type: 'quote', children: [{ type: 'paragraph', children: [{ text: '인용' }] }] },
    {
      type: 'numbered-list',
      start: 3,
      children: [
        {
          type: 'list-item',
          children: [
            { type: 'paragraph', children: [{ text: '하나' }] },
            {
              type: 'bulleted-list',
              children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '둘' }] }] }],
            },
          ],
        },
      ],
    },
    { type: 'divider', children: [{ text: '' }] },
    { type: 'image', fileId, width: 8, height: 8, alt: '사진', children: [{ text: '' }] },
    { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 5, children: [{ text: '' }] },
    {
      type: 'table',
      headerRow: true,
      colWidths: [120, 120],
      children: [
        {
          type: 'table-row',
          children: [
            {
              type: 'table-cell',
              colSpan: 2,
              background: '#ffeeaa',
              children: [{ type: 'paragraph', children: [{ text: '머리' }] }],
            },
          ],
        },
        {
          type: 'table-row',
          children: [
            { type: 'table-cell', children: [{ type: 'paragraph', children: [{ text: '가' }] }] },
            { type: 'table-cell', children: [{ type: 'paragraph', children: [{ text: '나' }] }] },
          ],
        },
      ],
    },
    { type: 'paragraph', children: [{ text: '' }] },
  ],
});

const nest = (depth: number): unknown => (depth === 0 ? [] : [nest(depth - 1)]);

/** Values that no editor would write. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  4_294_967_296,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'https://a:b@evil.example',
  'vbscript:x',
  '\u0000',
  '\u200b',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '가'.repeat(25_000),
  '00000000-0000-4000-8000-000000000000',
  '../../../etc/passwd',
  [],
  [null],
  {},
  { type: 'paragraph' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString', children: [] },
  { type: 'script', children: [{ text: 'alert(1)' }] },
  { text: { toString: 'x' } },
  { length: 3, 0: 'a' },
  nest(50),
  { $ref: '#' },
  { type: 'table', children: [{ type: 'table-row', children: [] }] },
];
const NEW_KEYS = [
  'style',
  'onclick',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toJSON',
  'url',
  'src',
  'href',
  'colSpan',
  'rowSpan',
  'children',
  'type',
  'text',
];

type Holder = Record<string, unknown>;

/** Lists every position of a document where a value can be replaced. */
function placesOf(node: unknown): [holder: Holder, key: string][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [
    [node as Holder, key] as [Holder, string],
    ...placesOf(inner),
  ]);
}

type Edit = {
  at: number;
  from: number;
  kind: 'replace' | 'remove' | 'add' | 'move' | 'repeat';
  value: unknown;
  key: string;
};

function apply(document: unknown, { at, from, kind, value, key }: Edit): void {
  const places = placesOf(document);
  const [holder, name] = places[at % places.length] ?? [{}, ''];
  const [other, otherName] = places[from % places.length] ?? [{}, ''];
  if (kind === 'replace') holder[name] = structuredClone(value);
  if (kind === 'remove') delete holder[name];
  if (kind === 'add') holder[key] = structuredClone(value);
  if (kind === 'move') holder[name] = structuredClone(other[otherName]);
  if (kind === 'repeat' && Array.isArray(holder)) holder.push(...(structuredClone(holder) as unknown[]));
}

/** Generates valid documents with up to three changes; some are still valid. */
export const mutatedDocument = (fileId: string): Arbitrary<unknown> => {
  const edit = record({
    at: nat(),
    from: nat(),
    kind: constantFrom('replace', 'remove', 'add', 'move', 'repeat'),
    value: constantFrom(...HOSTILE),
    key: constantFrom(...NEW_KEYS),
  });
  return array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    const document = wholeDocument(fileId);
    for (const each of edits) apply(document, each);
    // As it arrives over HTTP: without holes, `undefined` and shared references.
    return JSON.parse(JSON.stringify(document)) as unknown;
  });
};
