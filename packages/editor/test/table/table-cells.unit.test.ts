import type { RichTable } from '@danji/contracts/documents/rich-document';
import { nextCell } from '@danji/editor/core/table';
import { describe, expect, test } from '@jest/globals';
import { at, check, drawn, grounded, run, type Case } from './cases.ts';
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

describe('clearing', () => {
  test.each<Case>([
    {
      says: 'empties the cells of the closed rectangle and keeps the grid',
      input: `a b b
              c d e`,
      operation: 'clearCells',
      selection: at([0, 1], [1, 1]),
      expected: `
              a _ _
              c . .`,
    },
    { says: 'the cell of the caret', input: 'a b', operation: 'clearCells', selection: at([0, 1]), expected: 'a .' },
    {
      says: 'empty cells: nothing changes',
      input: 'a .',
      operation: 'clearCells',
      selection: at([0, 1]),
      expected: null,
    },
  ])('$says', check);
});

describe('selections', () => {
  test('the part outside of the table counts for nothing', () => {
    expect(drawn(run('a b\nc d', 'clearCells', at([1, 1], [9, 9])))).toBe('a b\nc .');
    expect(drawn(run('a b\nc d', 'clearCells', at([-3, 9], [0, 1])))).toBe('a .\nc d');
  });
  test.each([[at([2, 0])], [at([0, -1])], [at([0.5, 0])], [at([Number.NaN, 0])]])(
    'one outside of the table changes nothing: %j',
    (selection) => {
      for (const operation of ['deleteRow', 'insertColumnLeft', 'clearCells', 'toggleHeaderRow'] as const)
        expect(run('a b\nc d', operation, selection)).toBeNull();
    },
  );
});

describe('what an operation leaves alone', () => {
  test('the given table, and every row and cell that stays as it is', () => {
    const table = tableOf('a b\nc d\ne f');
    const before = structuredClone(table);
    const result = run(table, 'clearCells', at([1, 0])) as RichTable;
    expect(table).toEqual(before);
    expect([result.children[0], result.children[2]]).toEqual([table.children[0], table.children[2]]);
    expect(result.children[0]).toBe(table.children[0]);
    expect(result.children[1]?.children[1]).toBe(table.children[1]?.children[1]);
  });
});

describe('from cell to cell', () => {
  const table = tableOf('a a b\nc d b');
  test('in reading order, by the cell that covers a slot', () => {
    expect(nextCell(table, [0, 1], 'next')).toEqual([0, 2]);
    expect(nextCell(table, [1, 2], 'next')).toEqual([1, 0]);
    expect(nextCell(table, [1, 0], 'previous')).toEqual([0, 2]);
  });
  test('nothing after the last, before the first and outside', () => {
    expect([
      nextCell(table, [1, 1], 'next'),
      nextCell(table, [0, 1], 'previous'),
      nextCell(table, [7, 0], 'next'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
