import type { RichTable } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import { at, check, drawn, grounded, run, type Case } from './cases.ts';
import { tableOf } from './drawing.ts';

describe('inserting rows and columns', () => {
  test.each<Case>([
    {
      says: 'a row above the caret',
      input: `a b
              c d`,
      operation: 'insertRowAbove',
      selection: at([1, 0]),
      expected: `
              a b
              . .
              c d`,
    },
    {
      says: 'a row below the caret',
      input: `a b
              c d`,
      operation: 'insertRowBelow',
      selection: at([1, 1]),
      expected: `
              a b
              c d
              . .`,
    },
    {
      says: 'a column on either side',
      input: `a b
              c d`,
      operation: 'insertColumnLeft',
      selection: at([0, 1]),
      expected: `
              a . b
              c . d`,
    },
    {
      says: 'a column at the very right',
      input: `a b
              c d`,
      operation: 'insertColumnRight',
      selection: at([0, 1]),
      expected: `
              a b .
              c d .`,
    },
    {
      says: 'a new row stretches the cells it cuts through',
      input: `a b b
              a c d`,
      operation: 'insertRowBelow',
      selection: at([0, 1]),
      expected: `
              a b b
              a . .
              a c d`,
    },
    {
      says: 'a new column stretches the cells it cuts through',
      input: `a a
              b c`,
      operation: 'insertColumnLeft',
      selection: at([1, 1]),
      expected: `
              a a a
              b . c`,
    },
    {
      says: 'beside a spanning cell, beyond all it covers',
      input: `a b
              a c
              d e`,
      operation: 'insertRowBelow',
      selection: at([0, 0]),
      expected: `
              a b
              a c
              . .
              d e`,
    },
    {
      says: 'left of a wide cell, though the caret is in its right half',
      input: `a b b
              c d e`,
      operation: 'insertColumnLeft',
      selection: at([0, 2]),
      expected: `
              a . b b
              c . d e`,
    },
    {
      says: 'one row above all that is selected, in whatever direction',
      input: `a b
              c d
              e f`,
      operation: 'insertRowAbove',
      selection: at([2, 1], [1, 0]),
      expected: `
              a b
              . .
              c d
              e f`,
    },
  ])('$says', check);

  test('a new column is as wide as the one beside which it stands', () => {
    const table = tableOf('a b', { colWidths: [100, 300] });
    expect(run(table, 'insertColumnLeft', at([0, 1]))).toMatchObject({ colWidths: [100, 300, 300] });
    expect(run(table, 'insertColumnRight', at([0, 0]))).toMatchObject({ colWidths: [100, 100, 300] });
  });

  test('new cells are plain: no ground, no head', () => {
    const table = grounded('a', { headerRow: true, headerColumn: true });
    const above = run(table, 'insertRowAbove', at([0, 0])) as RichTable;
    expect(above).toEqual({
      type: 'table',
      headerColumn: true,
      children: [
        {
          type: 'table-row',
          children: [{ type: 'table-cell', children: [{ type: 'paragraph', children: [{ text: '' }] }] }],
        },
        table.children[0],
      ],
    });
    expect(run(table, 'insertRowBelow', at([0, 0]))).toMatchObject({ headerRow: true, headerColumn: true });
    expect(run(table, 'insertColumnLeft', at([0, 0]))).not.toHaveProperty('headerColumn');
    expect(run(table, 'insertColumnRight', at([0, 0]))).toMatchObject({ headerRow: true, headerColumn: true });
  });

  test('nothing is inserted past what a document may hold', () => {
    const wide = tableOf(Array.from({ length: 50 }, (_, index) => `c${index}`).join(' '));
    expect(run(wide, 'insertColumnLeft', at([0, 3]))).toBeNull();
    const tall = tableOf(Array.from({ length: 500 }, (_, index) => `r${index}`).join('\n'));
    expect(run(tall, 'insertRowBelow', at([3, 0]))).toBeNull();
    const large = tableOf(
      Array.from({ length: 250 }, (_, row) =>
        Array.from({ length: 20 }, (_, column) => `${row}-${column}`).join(' '),
      ).join('\n'),
    );
    expect([run(large, 'insertRowBelow', at([0, 0])), run(large, 'insertColumnLeft', at([0, 0]))]).toEqual([
      null,
      null,
    ]);
    const spanning = tableOf(Array.from({ length: 100 }, (_, index) => `a ${index}`).join('\n'));
    expect(run(spanning, 'insertRowBelow', at([3, 1]))).toBeNull();
    expect(drawn(run(spanning, 'insertRowBelow', at([99, 1])))).toMatch(/a 99\n\. \.$/);
  });
});
