import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import * as fc from 'fast-check';
import { normalizeTable } from '../../src/core/table.ts';
import { anyText, color, align, on, nothing, optional, inlines } from './arbitrary-inlines.ts';

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
