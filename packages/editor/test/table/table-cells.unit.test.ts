import type { RichTable } from '@danji/contracts/documents/rich-document';
import { nextCell } from '@danji/editor/core/table';
import { describe, expect, test } from '@jest/globals';
import { at, check, drawn, run, type Case } from './cases.ts';
import { tableOf } from './drawing.ts';

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
