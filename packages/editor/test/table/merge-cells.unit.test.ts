import type { RichTable } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import { at, check, grounded, run, type Case } from './cases.ts';
import { tableOf } from './drawing.ts';

describe('merging and splitting', () => {
  test.each<Case>([
    {
      says: 'the text of all cells is kept in reading order',
      input: `a b c
              d e f
              g h i`,
      operation: 'mergeCells',
      selection: at([1, 1], [0, 0]),
      expected: `
              a+b+d+e a+b+d+e c
              a+b+d+e a+b+d+e f
              g h i`,
    },
    {
      says: 'empty cells leave no empty lines',
      input: `. a
              . b`,
      operation: 'mergeCells',
      selection: at([0, 0], [1, 0]),
      expected: `
              _ a
              _ b`,
    },
    {
      says: 'the first text comes into the first cell',
      input: `. a c
              . b d
              e f g`,
      operation: 'mergeCells',
      selection: at([0, 0], [1, 1]),
      expected: `
              a+b a+b c
              a+b a+b d
              e f g`,
    },
    {
      says: 'the rectangle grows until no cell sticks out',
      input: `a b b
              c c d
              e f d`,
      operation: 'mergeCells',
      selection: at([0, 0], [1, 0]),
      expected: 'a+b+c+d+e+f',
    },
    {
      says: 'whole rows become one, without rows that have no cell',
      input: `a b
              c d
              e f`,
      operation: 'mergeCells',
      selection: at([0, 0], [1, 1]),
      expected: `
              a+b+c+d a+b+c+d
              e f`,
    },
    {
      says: 'whole columns become one',
      input: `a b c
              d e f`,
      operation: 'mergeCells',
      selection: at([0, 1], [1, 2]),
      expected: `
              a b+c+e+f
              d b+c+e+f`,
    },
    {
      says: 'a whole table becomes one cell',
      input: 'a b\nc d',
      operation: 'mergeCells',
      selection: at([0, 0], [1, 1]),
      expected: 'a+b+c+d',
    },
    {
      says: 'one cell is nothing to merge',
      input: 'a b',
      operation: 'mergeCells',
      selection: at([0, 0]),
      expected: null,
    },
    {
      says: 'one spanning cell is nothing to merge',
      input: 'a a\nb c',
      operation: 'mergeCells',
      selection: at([0, 0], [0, 1]),
      expected: null,
    },
    {
      says: 'a caret in a spanning cell splits it, the text stays at the top left',
      input: `a a b
              a a c`,
      operation: 'splitCell',
      selection: at([1, 1]),
      expected: `
              a . b
              . . c`,
    },
    {
      says: 'every spanning cell of a selection is split',
      input: `a a b
              c d b`,
      operation: 'splitCell',
      selection: at([0, 0], [0, 2]),
      expected: `
              a . b
              c d .`,
    },
    { says: 'nothing to split', input: 'a b', operation: 'splitCell', selection: at([0, 0], [0, 1]), expected: null },
  ])('$says', check);

  test('merged whole columns lose their widths but the first', () => {
    expect(
      run(tableOf('a b c\nd e f', { colWidths: [100, 200, 300], headerRow: true }), 'mergeCells', at([0, 1], [1, 2])),
    ).toEqual({ ...tableOf('a b+c+e+f\nd b+c+e+f'), headerRow: true, colWidths: [100, 200] });
  });

  test('a merged cell keeps the ground of the first; the cells it is split into have none', () => {
    const table = grounded('a b\nc d');
    const merged = run(table, 'mergeCells', at([0, 0], [0, 1])) as RichTable;
    expect(merged.children[0]?.children).toMatchObject([{ colSpan: 2, background: '#ff0000' }]);
    expect(
      (run(merged, 'splitCell', at([0, 0])) as RichTable).children[0]?.children.map(({ background }) => background),
    ).toEqual(['#ff0000', undefined]);
  });

  test('more blocks than a cell may hold, or rows than it may cover, are not merged', () => {
    const full = tableOf(Array.from({ length: 67 }, (_, row) => `a${row} b${row} c${row}`).join('\n'));
    expect(run(full, 'mergeCells', at([0, 0], [66, 2]))).toBeNull();
    expect(run(full, 'mergeCells', at([0, 0], [65, 2]))).not.toBeNull();
    const tall = tableOf(Array.from({ length: 101 }, (_, row) => `. ${row}`).join('\n'));
    expect(run(tall, 'mergeCells', at([0, 0], [100, 0]))).toBeNull();
  });
});
