import { FONT_FAMILIES, FONT_SIZES } from '@danji/contracts/documents/document-limits';
import type { RichBlock, RichDocument, RichInline, RichText } from '@danji/contracts/documents/rich-document';
import * as fc from 'fast-check';
import { normalizeTable } from '../../src/core/table.ts';

const LETTERS = [
  '가',
  '나',
  '힣',
  'a',
  'B',
  '1',
  ' ',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '<',
  '&',
  '"',
  "'",
  '😀',
  '·',
  '&nbsp;',
  '</p>',
];
const anyText = (maxLength: number, minLength = 0) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength });
const color = fc.constantFrom('#000000', '#ffffff', '#0000ff', '#1155cc', '#12ab9f', '#ff0000');
const align = fc.constantFrom('left', 'center', 'right');
const on = fc.constant(true);
const nothing = fc.constant([{ text: '' }]);
const optional = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) => fc.record(model, { requiredKeys: [] });

const text = fc
  .tuple(
    anyText(6, 1),
    optional({
      bold: on,
      italic: on,
      underline: on,
      strike: on,
      color,
      background: color,
      fontSize: fc.constantFrom(...FONT_SIZES),
      fontFamily: fc.constantFrom(...FONT_FAMILIES),
    }),
  )
  .map(([anyText, marks]) => ({ text: anyText, ...marks }) as RichText);

const marksOf = (node: RichText) =>
  JSON.stringify(
    Object.entries(node)
      .filter(([name]) => name !== 'text')
      .sort(),
  );

/** No two neighbours of the same marks: an editor keeps them as one. */
const joined = (texts: RichText[]) =>
  texts.filter((each, at) => at === 0 || marksOf(each) !== marksOf(texts[at - 1] ?? { text: '' }));

const url = fc
  .constantFrom(
    'https://danji.kr',
    'https://danji.kr/a?b=1&c="2"#d',
    'http://한글.kr/길',
    'mailto:help@danji.kr',
    'tel:02-123-4567',
  )
  .filter((each) => !each.includes('"'));
const link = fc
  .tuple(url, fc.array(text, { minLength: 1, maxLength: 2 }))
  .map(([address, texts]) => ({ type: 'link' as const, url: address, children: joined(texts) }));

/** The normal form of an editor: text on both sides of every link. */
function settle(parts: RichInline[]): RichInline[] {
  const inlines: RichInline[] = [];
  for (const part of parts) {
    const last = inlines.at(-1);
    if ('url' in part) inlines.push(...(last && 'text' in last ? [] : [{ text: '' }]), part);
    else if (!last || 'url' in last || marksOf(last) !== marksOf(part)) inlines.push(part);
  }
  const last = inlines.at(-1);
  return last && 'text' in last ? inlines : [...inlines, { text: '' }];
}
const inlines = fc
  .array(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: link }), { maxLength: 3 })
  .map(settle);

const paragraph = fc
  .tuple(inlines, optional({ align }))
  .map(([children, more]) => ({ type: 'paragraph', ...more, children }));
const heading = fc
  .tuple(inlines, fc.constantFrom(1, 2, 3), optional({ align }))
  .map(([children, level, more]) => ({ type: 'heading', level, ...more, children }));
const quote = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((children) => ({ type: 'quote', children }));

const list = (levels: number): fc.Arbitrary<unknown> => {
  const below = levels > 1 ? fc.option(list(levels - 1), { nil: undefined, freq: 1 }) : fc.constant(undefined);
  const item = fc
    .tuple(paragraph, below)
    .map(([first, nested]) => ({ type: 'list-item', children: nested ? [first, nested] : [first] }));
  return fc
    .tuple(
      fc.array(item, { minLength: 1, maxLength: 2 }),
      fc.option(fc.integer({ min: 2, max: 9999 }), { nil: undefined }),
      fc.boolean(),
    )
    .map(([children, start, isNumbered]) =>
      isNumbered ? { type: 'numbered-list', ...(start && { start }), children } : { type: 'bulleted-list', children },
    );
};

const pixels = fc.integer({ min: 1, max: 20_000 });
const fileId = fc.constantFrom('V1StGXR8_Z5jdHi6B-myT', '0b0d3e4a-1c2d-4e5f-8a9b-0c1d2e3f4a5b');
const image = fc
  .tuple(
    fileId,
    optional({
      width: pixels,
      height: pixels,
      displayWidth: fc.integer({ min: 40, max: 2000 }),
      alt: anyText(5),
      caption: anyText(5),
      align,
    }),
  )
  .chain(([id, more]) => nothing.map((children) => ({ type: 'image', fileId: id, ...more, children })));
const video = fc
  .tuple(fc.constantFrom('dQw4w9WgXcQ', 'a-b_c1'), optional({ start: fc.integer({ min: 0, max: 86_400 }) }))
  .chain(([videoId, more]) =>
    nothing.map((children) => ({ type: 'video', provider: 'youtube', videoId, ...more, children })),
  );
const divider = nothing.map((children) => ({ type: 'divider', children }));

const span = fc.option(fc.integer({ min: 2, max: 3 }), { nil: undefined, freq: 4 });
const cell = fc
  .tuple(
    fc.array(
      fc.oneof({ weight: 4, arbitrary: paragraph }, { weight: 1, arbitrary: list(2) }, { weight: 1, arbitrary: image }),
      { minLength: 1, maxLength: 2 },
    ),
    span,
    span,
    optional({ background: color }),
  )
  .map(([children, colSpan, rowSpan, more]) => ({
    type: 'table-cell',
    ...(colSpan && { colSpan }),
    ...(rowSpan && { rowSpan }),
    ...more,
    children,
  }));
const table = fc
  .tuple(
    fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    optional({
      headerRow: on,
      headerColumn: on,
      colWidths: fc.array(fc.integer({ min: 100, max: 2000 }), { minLength: 16, maxLength: 16 }),
    }),
  )
  .map(([rows, more]) =>
    normalizeTable({
      type: 'table',
      ...more,
      children: rows.map((children) => ({ type: 'table-row', children })),
    } as never),
  )
  .filter((each) => each !== undefined);

/** Any block an editor may hold. */
const arbitraryBlock = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  { weight: 1, arbitrary: heading },
  { weight: 1, arbitrary: quote },
  { weight: 2, arbitrary: list(5) },
  { weight: 1, arbitrary: divider },
  { weight: 1, arbitrary: image },
  { weight: 1, arbitrary: video },
  { weight: 2, arbitrary: table },
) as fc.Arbitrary<RichBlock>;

/** Any small document in the form an editor keeps it. */
export const arbitraryDocument: fc.Arbitrary<RichDocument> = fc
  .array(arbitraryBlock, { minLength: 1, maxLength: 3 })
  .map((children) => ({ version: 1, children }));
