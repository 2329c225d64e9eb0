import type { RichCell, RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';

const EMPTY = '.';
/** An empty cell that covers more than one slot. */
const EMPTY_WIDE = '_';

const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });
const cellOf = (label: string, rowSpan: number, colSpan: number): RichCell => ({
  type: 'table-cell',
  ...(colSpan > 1 && { colSpan }),
  ...(rowSpan > 1 && { rowSpan }),
  children: label === EMPTY || label === EMPTY_WIDE ? [paragraph('')] : label.split('+').map(paragraph),
});

const isSame = (label: string, other: string | undefined) => label !== EMPTY && label === other;

/** The number of slots that the first label covers. */
function span(label: string, labels: (string | undefined)[]): number {
  const end = labels.findIndex((other) => !isSame(label, other));
  return Math.max(1, end === -1 ? labels.length : end);
}

/**
 * A table from a drawing: one line for every row, one word for every slot. A cell shows its text in each slot it covers, `.`
 * is an empty cell, `_` a slot of an empty cell that covers more, `a+b` a cell of two paragraphs.
 */
export function tableOf(drawing: string, more: Partial<RichTable> = {}): RichTable {
  const lines = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const children = lines.map((line, row) => ({
    type: 'table-row' as const,
    children: line.flatMap((label, column) => {
      const isStart = !isSame(label, line[column - 1]) && !isSame(label, lines[row - 1]?.[column]);
      return isStart
        ? [
            cellOf(
              label,
              span(
                label,
                lines.slice(row).map((other) => other[column]),
              ),
              span(label, line.slice(column)),
            ),
          ]
        : [];
    }),
  }));
  return { type: 'table', ...more, children };
}

const textOf = (cell: RichCell) =>
  cell.children
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map((child) => ('text' in child ? child.text : '')).join('')
        : `<${block.type}>`,
    )
    .join('+');

/** The drawing of a table, as `tableOf` takes it. */
export function drawingOf(table: RichTable): string {
  const { slots } = placeCells(table);
  return slots
    .map((line) =>
      Array.from(line, (placed) => {
        const { rowSpan = 1, colSpan = 1 } = placed?.cell ?? {};
        return (placed && textOf(placed.cell)) || (rowSpan * colSpan > 1 ? EMPTY_WIDE : EMPTY);
      }).join(' '),
    )
    .join('\n');
}

/** A drawing without the indentation of the test around it. */
export const trimmed = (drawing: string): string =>
  drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .join('\n');
