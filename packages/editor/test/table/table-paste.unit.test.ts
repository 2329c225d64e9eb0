import type { RichTable } from '@danji/contracts/documents/rich-document';
import { applyTableOperation, type TableSelection } from '@danji/editor/core/table';
import { describe, expect, test } from '@jest/globals';
import { at, drawn } from './cases.ts';
import { tableOf, trimmed } from './drawing.ts';

const paste = (input: string, cells: string, selection: TableSelection) =>
  drawn(applyTableOperation(tableOf(input), { type: 'pasteCells', cells: tableOf(cells) }, selection));

describe('pasting cells', () => {
  test('at a caret, over what is there', () => {
    expect(paste('a b c\nd e f\ng h i', 'X Y\nZ W', at([1, 1]))).toBe(
      trimmed(`
      a b c
      d X Y
      g Z W`),
    );
  });
  test('at a caret near the end, the table grows', () => {
    expect(paste('a b\nc d', 'X Y\nZ W', at([1, 1]))).toBe(
      trimmed(`
      a b .
      c X Y
      . Z W`),
    );
  });
  test('new columns are as wide as the last', () => {
    expect(
      applyTableOperation(
        tableOf('a b', { colWidths: [100, 250] }),
        { type: 'pasteCells', cells: tableOf('X Y') },
        at([0, 1]),
      ),
    ).toEqual(tableOf('a X Y', { colWidths: [100, 250, 250] }));
  });
  test('into a selection, cut off', () => {
    expect(paste('a b c\nd e f', 'X Y Z\nU V W', at([0, 0], [0, 1]))).toBe(
      trimmed(`
      X Y c
      d e f`),
    );
  });
  test('into a selection, repeated', () => {
    expect(paste('a b c\nd e f\ng h i', 'X Y', at([0, 0], [2, 2]))).toBe(
      trimmed(`
      X Y X
      X Y X
      X Y X`),
    );
  });
  test('spanning cells stay so, and are cut off with the rest', () => {
    expect(paste('a b c\nd e f', 'X X Y\nZ W Y', at([0, 0]))).toBe(
      trimmed(`
      X X Y
      Z W Y`),
    );
    expect(paste('a b c\nd e f', 'X X Y\nZ W Y', at([0, 1], [1, 2]))).toBe(
      trimmed(`
      a X X
      d Z W`),
    );
  });
  test('cells that stick out are cut, what lies outside is empty', () => {
    expect(paste('a a b\na a c\nd e f', 'X', at([0, 0]))).toBe(
      trimmed(`
      X . b
      _ _ c
      d e f`),
    );
    expect(paste('a b b\nc b b\nd e f', 'X\nY', at([1, 0]))).toBe(
      trimmed(`
      a b b
      X b b
      Y e f`),
    );
    expect(paste('a b c\nd e e\nf e e', 'X\nY', at([0, 1]))).toBe(
      trimmed(`
      a X c
      d Y .
      f _ _`),
    );
  });
  test('a caret in a spanning cell begins at its first slot', () => {
    expect(paste('a b b\nc d e', 'X Y', at([0, 2]))).toBe(
      trimmed(`
      a X Y
      c d e`),
    );
  });
  test('the same over itself changes nothing, broken cells are mended, none at all change nothing', () => {
    expect(paste('a b', 'a b', at([0, 0]))).toBeNull();
    const broken = {
      type: 'table',
      children: [
        { type: 'table-row', children: [{ type: 'table-cell', colSpan: 999, children: 'no' }, { type: 'script' }] },
      ],
    } as unknown as RichTable;
    expect(drawn(applyTableOperation(tableOf('a b'), { type: 'pasteCells', cells: broken }, at([0, 0])))).toBe('. b');
    expect(
      applyTableOperation(tableOf('a b'), { type: 'pasteCells', cells: { type: 'table', children: [] } }, at([0, 0])),
    ).toBeNull();
  });
  test('nothing is pasted past what a document may hold', () => {
    expect(paste(Array.from({ length: 49 }, (_, index) => `c${index}`).join(' '), 'X Y', at([0, 48]))).toBe(
      `${Array.from({ length: 48 }, (_, index) => `c${index}`).join(' ')} X Y`,
    );
    expect(paste(Array.from({ length: 50 }, (_, index) => `c${index}`).join(' '), 'X Y', at([0, 49]))).toBeNull();
  });
});
