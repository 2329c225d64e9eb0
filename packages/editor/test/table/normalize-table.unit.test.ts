import type { RichTable } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { normalizeTable } from '@danji/editor/core/table';
import { describe, expect, test } from '@jest/globals';
import { drawingOf, tableOf, trimmed } from './drawing.ts';

type Loose = { [field: string]: unknown };
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const cell = (text: string, more: Loose = {}): Loose => ({ type: 'table-cell', ...more, children: [paragraph(text)] });
const row = (...children: unknown[]): Loose => ({ type: 'table-row', children });
const table = (children: unknown[], more: Loose = {}) => ({ type: 'table', ...more, children }) as unknown as RichTable;
const normalize = (...rows: unknown[]) => {
  const normalized = normalizeTable(table(rows));
  expect(validateDocument({ version: 1, children: [normalized] })).toEqual([]);
  return normalized && drawingOf(normalized);
};
/** The normalised widths of two columns. */
const widths = (colWidths: unknown) => normalizeTable(table([row(cell('a'), cell('b'))], { colWidths }))?.colWidths;
/** The normalised content of a cell. */
const contentOf = (...children: unknown[]) =>
  normalizeTable(table([row({ type: 'table-cell', children })]))?.children[0]?.children[0]?.children;

describe('the grid', () => {
  test('short rows are filled up at their end', () =>
    expect(normalize(row(cell('a'), cell('b'), cell('c')), row(cell('d')))).toBe('a b c\nd . .'));
  test('a span that leaves the table ends with it', () =>
    expect(normalize(row(cell('a', { rowSpan: 9 }), cell('b')), row(cell('c')))).toBe('a b\na c'));
  test('a cell that runs into another shrinks', () =>
    expect(normalize(row(cell('a'), cell('b', { rowSpan: 2 }), cell('c')), row(cell('d', { colSpan: 3 })))).toBe(
      'a b c\nd b .',
    ));
  test('a cell that finds its place taken moves right', () =>
    expect(normalize(row(cell('a', { rowSpan: 2 }), cell('b')), row(cell('c'), cell('d')))).toBe('a b .\na c d'));
  test('a span past all bounds means: to the end of the row', () =>
    expect(normalize(row(cell('a'), cell('b')), row(cell('c', { colSpan: 1000 })))).toBe('a b\nc c'));
  test.each([0, -2, 1, 1.5, '3', null])('a span of %j is none', (colSpan) =>
    expect(normalizeTable(table([row(cell('a', { colSpan }), cell('b'))]))).toEqual(tableOf('a b')),
  );
  test('lines in which no cell begins are dropped', () =>
    expect(normalize(row(cell('a', { colSpan: 2, rowSpan: 2 }), cell('b')), row(cell('c')))).toBe('a b\na c'));
  test('a row without cells is dropped, and its part of the cells that reach over it', () =>
    expect(normalize(row(cell('a', { rowSpan: 2 }), cell('b', { rowSpan: 2 })), row(), row(cell('c'), cell('d')))).toBe(
      'a b\nc d',
    ));
  test('what is no row or no cell is left out', () =>
    expect(normalize(paragraph('x'), row(cell('a'), paragraph('y'), null), 'z', cell('b'))).toBe('a'));
  test('without a cell there is no table', () => {
    for (const children of [[], [row()], [paragraph('x')], 'no', undefined])
      expect(normalizeTable({ type: 'table', children } as unknown as RichTable)).toBeUndefined();
  });
  test('what is too large is cut off', () => {
    const rows = Array.from({ length: 600 }, (_, index) =>
      row(...Array.from({ length: index === 0 ? 60 : 1 }, () => cell('a'))),
    );
    const normalized = normalizeTable(table(rows));
    expect(normalized?.children).toHaveLength(100);
    expect(validateDocument({ version: 1, children: [normalized] })).toEqual([]);
    expect(normalizeTable(table(Array.from({ length: 600 }, () => row(cell('a')))))?.children).toHaveLength(500);
  });
});

describe('fields', () => {
  test('widths: one for every column, from 100 to 2,000 px', () => {
    expect(widths([30, 9000, 5])).toEqual([100, 2000]);
    expect(widths([250.4])).toEqual([250, 100]);
    expect([widths([]), widths('wide')]).toEqual([undefined, undefined]);
  });
  test('heads are true or absent, grounds are #rrggbb, all else goes', () => {
    const broken = table(
      [{ ...row(cell('a', { background: '#FFEE00', width: 3 }), cell('b', { background: 'red' })), height: 3 }],
      { headerRow: true, headerColumn: 'yes', style: 'x' },
    );
    expect(normalizeTable(broken)).toEqual({
      type: 'table',
      headerRow: true,
      children: [row(cell('a', { background: '#ffee00' }), cell('b'))],
    });
  });
});

describe('what stands in cells', () => {
  test('an empty paragraph where nothing is', () => {
    expect(contentOf()).toEqual([paragraph('')]);
    expect(normalizeTable(table([row({ type: 'table-cell' })]))?.children[0]?.children[0]?.children).toEqual([
      paragraph(''),
    ]);
  });
  test('loose text becomes a paragraph, headings and quotes too', () => {
    expect(
      contentOf(
        { text: '가' },
        { text: '나', bold: true },
        { type: 'heading', level: 1, children: [{ text: '다' }] },
        { type: 'quote', children: [paragraph('라')] },
        { type: 'divider', children: [{ text: '' }] },
      ),
    ).toEqual([
      { type: 'paragraph', children: [{ text: '가' }, { text: '나', bold: true }] },
      paragraph('다'),
      paragraph('라'),
    ]);
  });
  test('a table in a cell gives the content of its cells, in order', () => {
    expect(
      contentOf(
        paragraph('가'),
        table([row(cell('나'), { type: 'table-cell', children: [table([row(cell('다'))])] })]),
        paragraph('라'),
      ),
    ).toEqual(['가', '나', '다', '라'].map(paragraph));
  });
  test('what is wrong in itself becomes its bare text', () => {
    expect(
      contentOf({
        type: 'paragraph',
        onclick: 'x',
        children: [{ text: '가\u200b' }, { type: 'link', url: 'javascript:alert(1)', children: [{ text: '나' }] }],
      }),
    ).toEqual([paragraph('가나')]);
    expect(contentOf({ type: 'image', fileId: 'http://evil', children: [{ text: '' }] })).toEqual([paragraph('')]);
  });
  test('more blocks than a cell may hold end in one', () => {
    const blocks = contentOf(...Array.from({ length: 250 }, (_, index) => paragraph(`${index}`)));
    expect(blocks).toHaveLength(200);
    expect(blocks?.[199]).toEqual(paragraph(Array.from({ length: 51 }, (_, index) => `${index + 199}`).join('\n')));
  });
  test('nesting deeper than any call stack is no danger', () => {
    let nested: unknown = { text: '바닥' };
    for (let depth = 0; depth < 20_000; depth += 1)
      nested = { type: depth % 2 === 0 ? 'table-cell' : 'quote', children: [nested] };
    expect(contentOf(nested)).toEqual([paragraph('바닥')]);
  });
});

test('a drawing is read as it is written', () =>
  expect(drawingOf(tableOf('a a .\nb c+d .'))).toBe(trimmed('a a .\nb c+d .')));
