import type { RichTable } from '@danji/contracts/documents/rich-document';
import { applyTableOperation, type Slot, type TableOperation, type TableSelection } from '@danji/editor/core/table';
import { expect } from '@jest/globals';
import { drawingOf, tableOf, trimmed } from './drawing.ts';

/** A selection by its corners; one corner is a caret. */
export const at = (anchor: Slot, focus: Slot = anchor): TableSelection => ({ anchor, focus });

/** Returns the table after an operation without content. */
export const run = (
  table: RichTable | string,
  type: Exclude<TableOperation['type'], 'pasteCells'>,
  selection: TableSelection,
): RichTable | 'removed' | null =>
  applyTableOperation(typeof table === 'string' ? tableOf(table) : table, { type }, selection);

/** The result of an operation as a drawing. */
export const drawn = (result: RichTable | 'removed' | null): string | null =>
  result === null || result === 'removed' ? result : drawingOf(result);

/** One operation on a drawn table, and the table that is expected. */
export type Case = {
  says: string;
  input: string;
  operation: Exclude<TableOperation['type'], 'pasteCells'>;
  selection: TableSelection;
  expected: string | null;
};

export const check = ({ input, operation, selection, expected }: Case): void =>
  expect(drawn(run(input, operation, selection))).toBe(expected && trimmed(expected));

/** A drawn table with a ground in every cell. */
export function grounded(drawing: string, more: Partial<RichTable> = {}): RichTable {
  const table = tableOf(drawing, more);
  return {
    ...table,
    children: table.children.map((row) => ({
      ...row,
      children: row.children.map((cell) => ({ ...cell, background: '#ff0000' })),
    })),
  };
}
