import type { RichTable } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import type { Slot, TableOperation, TableSelection } from '@danji/editor/core/table';
import * as fc from 'fast-check';
import { tableOf } from './drawing.ts';

type Plan = {
  rows: number;
  columns: number;
  merges: { top: number; left: number; height: number; width: number }[];
  emptiness: number;
};

/** Draws a plan: every merge that meets no other makes one cell of its rectangle. */
function draw({ rows, columns, merges, emptiness }: Plan): string {
  const labels = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      (row * 7 + column * 3) % 10 < emptiness ? '.' : `t${row}${column}`,
    ),
  );
  const taken = new Set<string>();
  for (const [index, { top, left, height, width }] of merges.entries()) {
    const slots = Array.from({ length: height * width }, (_, at): Slot => [
      top + Math.floor(at / width),
      left + (at % width),
    ]);
    if (slots.some(([row, column]) => row >= rows || column >= columns || taken.has(`${row},${column}`))) continue;
    for (const [row, column] of slots) {
      taken.add(`${row},${column}`);
      const line = labels[row];
      if (line) line[column] = `m${index}`;
    }
  }
  return labels.map((line) => line.join(' ')).join('\n');
}

const upTo = (max: number) => fc.integer({ min: 0, max });
const from1To = (max: number) => fc.integer({ min: 1, max });

/** Any valid table of at most so many rows and columns, with spans, heads and widths. */
export const anyTable = (max = 8): fc.Arbitrary<RichTable> =>
  fc
    .record({
      plan: fc.record({
        rows: from1To(max),
        columns: from1To(max),
        merges: fc.array(
          fc.record({ top: upTo(max - 1), left: upTo(max - 1), height: from1To(4), width: from1To(4) }),
          { maxLength: 8 },
        ),
        emptiness: upTo(6),
      }),
      headerRow: fc.boolean(),
      headerColumn: fc.boolean(),
      hasWidths: fc.boolean(),
    })
    .map(({ plan, headerRow, headerColumn, hasWidths }) =>
      tableOf(draw(plan), {
        ...(headerRow && { headerRow }),
        ...(headerColumn && { headerColumn }),
        ...(hasWidths && { colWidths: Array.from({ length: plan.columns }, (_, at) => 100 + at) }),
      }),
    )
    .filter((table) => validateDocument({ version: 1, children: [table] }).length === 0);

const anySlot: fc.Arbitrary<Slot> = fc.tuple(fc.integer({ min: -1, max: 10 }), fc.integer({ min: -1, max: 10 }));
/** Any selection, in any direction, also beyond the table. */
export const anySelection: fc.Arbitrary<TableSelection> = fc.oneof(
  fc.record({ anchor: anySlot, focus: anySlot }),
  anySlot.map((slot) => ({ anchor: slot, focus: slot })),
);

const PLAIN = [
  'insertRowAbove',
  'insertRowBelow',
  'insertColumnLeft',
  'insertColumnRight',
  'deleteRow',
  'deleteColumn',
  'toggleHeaderRow',
  'toggleHeaderColumn',
  'mergeCells',
  'splitCell',
  'clearCells',
] as const;
/** Any operation but to delete the table. */
export const anyOperation: fc.Arbitrary<TableOperation> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PLAIN).map((type): TableOperation => ({ type })) },
  { weight: 1, arbitrary: anyTable(4).map((cells): TableOperation => ({ type: 'pasteCells', cells })) },
);
