import { describe, expect, test } from '@jest/globals';
import { at, check, run, type Case } from './cases.ts';
import { tableOf } from './drawing.ts';

describe('deleting rows and columns', () => {
  test.each<Case>([
    {
      says: 'the row of the caret',
      input: `a b
              c d`,
      operation: 'deleteRow',
      selection: at([0, 1]),
      expected: 'c d',
    },
    {
      says: 'all rows that a spanning cell covers',
      input: `a b
              a c
              d e`,
      operation: 'deleteRow',
      selection: at([1, 0]),
      expected: 'd e',
    },
    {
      says: 'a tall cell whose first row goes moves down with its text',
      input: `a b
              a c
              d e`,
      operation: 'deleteRow',
      selection: at([0, 1]),
      expected: `
              a c
              d e`,
    },
    {
      says: 'a wide cell whose first column goes moves right with its text',
      input: `a a b
              c d e`,
      operation: 'deleteColumn',
      selection: at([1, 0]),
      expected: `
              a b
              d e`,
    },
    {
      says: 'a tall cell loses the rows in its middle',
      input: `a b
              a c
              a d`,
      operation: 'deleteRow',
      selection: at([1, 1]),
      expected: `
              a b
              a d`,
    },
    {
      says: 'lines in which no cell begins any more go too',
      input: `a b
              a c
              d e`,
      operation: 'deleteColumn',
      selection: at([0, 1]),
      expected: `
              a
              d`,
    },
    {
      says: 'columns from the anchor to the focus, with all that these two cover',
      input: `a b b d
              e f g h`,
      operation: 'deleteColumn',
      selection: at([0, 0], [0, 1]),
      expected: `
              d
              h`,
    },
    {
      says: 'a cell in between that sticks out stays in part',
      input: `a b
              c d
              c e`,
      operation: 'deleteRow',
      selection: at([0, 1], [1, 1]),
      expected: `c e`,
    },
    {
      says: 'the table with its last row',
      input: 'a b',
      operation: 'deleteRow',
      selection: at([0, 0]),
      expected: 'removed',
    },
    {
      says: 'the table with all of its columns',
      input: `a a
              b c`,
      operation: 'deleteColumn',
      selection: at([0, 0]),
      expected: 'removed',
    },
    { says: 'the table by name', input: 'a b', operation: 'deleteTable', selection: at([0, 0]), expected: 'removed' },
  ])('$says', check);

  test('the head goes with the first row or column, the widths with theirs', () => {
    const table = tableOf(
      `a b
                           c d`,
      { headerRow: true, headerColumn: true, colWidths: [100, 200] },
    );
    expect(run(table, 'deleteRow', at([0, 0]))).toEqual(tableOf('c d', { headerColumn: true, colWidths: [100, 200] }));
    expect(run(table, 'deleteRow', at([1, 0]))).toEqual(
      tableOf('a b', { headerRow: true, headerColumn: true, colWidths: [100, 200] }),
    );
    expect(run(table, 'deleteColumn', at([0, 0]))).toEqual(tableOf('b\nd', { headerRow: true, colWidths: [200] }));
  });
});

describe('heads', () => {
  test('are switched on and off, wherever the caret is', () => {
    const table = tableOf('a b\nc d');
    expect(run(table, 'toggleHeaderRow', at([1, 1]))).toEqual({ ...table, headerRow: true });
    expect(run({ ...table, headerRow: true }, 'toggleHeaderRow', at([1, 1]))).toEqual(table);
    expect(run(table, 'toggleHeaderColumn', at([0, 1]))).toEqual({ ...table, headerColumn: true });
    expect(run({ ...table, headerColumn: true }, 'toggleHeaderColumn', at([0, 1]))).toEqual(table);
  });
});
