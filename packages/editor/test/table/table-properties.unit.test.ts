import type { RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { applyTableOperation, normalizeTable, type TableOperation } from '@danji/editor/core/table';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyOperation, anySelection, anyTable } from './arbitrary-table.ts';
import { at, run } from './cases.ts';
import { drawingOf } from './drawing.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const textsOf = (table: RichTable): string[] => (JSON.stringify(table).match(/"text":"[^"]+"/g) ?? []).toSorted();
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const MAY_LOSE_TEXT: ReadonlySet<TableOperation['type']> = new Set([
  'deleteRow',
  'deleteColumn',
  'clearCells',
  'pasteCells',
]);

/** Describes what is wrong with the result of an operation. */
function findInvariantViolation(table: RichTable, { type }: TableOperation, result: RichTable): string | undefined {
  const [violation] = validateDocument({ version: 1, children: [result] });
  if (violation) return `${violation.path}: ${violation.message}`;
  if (isEqual(result, table)) return 'nothing has changed';
  if (normalizeTable(result) !== result) return 'it can be mended';
  return MAY_LOSE_TEXT.has(type) || isEqual(textsOf(result), textsOf(table)) ? undefined : 'text was lost';
}

test('any operations keep a valid table and its text, and never change what they were given', () => {
  fc.assert(
    fc.property(
      anyTable(),
      fc.array(fc.tuple(anyOperation, anySelection), { minLength: 1, maxLength: 10 }),
      (start, steps) => {
        let table = freeze(start);
        for (const [operation, selection] of steps) {
          const result = applyTableOperation(table, freeze(operation), selection);
          if (result === 'removed') return MAY_LOSE_TEXT.has(operation.type);
          if (result === null) continue;
          const violation = findInvariantViolation(table, operation, result);
          if (violation)
            throw new Error(
              `${violation}\n${drawingOf(table)}\n${operation.type} ${JSON.stringify(selection)}\n${drawingOf(result)}`,
            );
          table = freeze(result);
        }
        return true;
      },
    ),
    { numRuns: 250 },
  );
});

test('a row or column added at the end can be deleted again', () => {
  fc.assert(
    fc.property(
      anyTable(),
      fc.constantFrom(['insertRowBelow', 'deleteRow'] as const, ['insertColumnRight', 'deleteColumn'] as const),
      (table, [insert, remove]) => {
        const { slots, columns } = placeCells(table);
        const last = insert === 'insertRowBelow' ? at([slots.length - 1, 0]) : at([0, columns - 1]);
        const added = insert === 'insertRowBelow' ? at([slots.length, 0]) : at([0, columns]);
        const inserted = run(table, insert, last);
        expect(inserted === null || inserted === 'removed' ? inserted : run(inserted, remove, added)).toEqual(table);
      },
    ),
    { numRuns: 200 },
  );
});
