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

const junk = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.string(),
  fc.constant([]),
  fc.constant({}),
  fc.constant({ type: 'script', children: [{ text: 'x' }] }),
  fc.constant({ text: '떠 있는 글' }),
);
const anySpan = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: -3, max: 6 }),
  fc.constantFrom(1e9, 0.5, 2.5, Number.NaN, '2', null, 100, 51),
);
const anyContent = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.string().map((text) => ({ type: 'paragraph', children: [{ text }] })),
    fc.string().map((text) => ({ type: 'heading', level: 7, children: [{ text, blink: true }] })),
    junk,
    fc.record({
      type: fc.constantFrom(
        'quote',
        'bulleted-list',
        'list-item',
        'table',
        'table-row',
        'table-cell',
        'image',
        'video',
        'paragraph',
        'unknown',
      ),
      children: fc.array(tie('block'), { maxLength: 3 }),
    }),
  ),
})).block;
const anyCell = fc.record(
  {
    type: fc.constant('table-cell'),
    colSpan: anySpan,
    rowSpan: anySpan,
    background: fc.constantFrom(undefined, '#FF0000', '#00ff00', 'red', 7),
    children: fc.oneof(junk, fc.array(anyContent, { maxLength: 3 })),
  },
  { requiredKeys: ['type'] },
);
const anyRow = fc.record(
  {
    type: fc.constant('table-row'),
    height: fc.constant(3),
    children: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: anyCell }, junk), { maxLength: 6 }) },
      junk,
    ),
  },
  { requiredKeys: ['type'] },
);
const anyBroken = fc.record(
  {
    type: fc.constant('table'),
    headerRow: fc.constantFrom(true, false, 'yes', undefined),
    headerColumn: fc.constantFrom(true, 0),
    colWidths: fc.oneof(junk, fc.array(fc.oneof(fc.integer({ min: -50, max: 4000 }), junk), { maxLength: 9 })),
    style: junk,
    children: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: anyRow }, junk), { maxLength: 6 }) },
      junk,
    ),
  },
  { requiredKeys: ['type'] },
);

test('whatever calls itself a table is mended once and for all, or goes', () => {
  fc.assert(
    fc.property(anyBroken, (broken) => {
      const normalized = normalizeTable(freeze(broken) as unknown as RichTable);
      if (normalized === undefined) return;
      expect(validateDocument({ version: 1, children: [normalized] })).toEqual([]);
      expect(normalizeTable(normalized)).toBe(normalized);
    }),
    { numRuns: 500 },
  );
});

test('a valid table is left as it is', () => {
  fc.assert(fc.property(anyTable(), (table) => expect(normalizeTable(table)).toBe(table)));
});
