import { DOCUMENT_LIMITS } from './document-limits.ts';
import type { RichCell, RichTable } from './rich-document.ts';

/** A cell and the slot of its top-left corner, both counted from 0. */
export type PlacedCell = { cell: RichCell; row: number; column: number };
/** Returns the effective span: 1 when absent, never more than the schema allows. */
export const toSpan = (span: number | undefined) =>
  Number.isInteger(span) ? Math.min(Math.max(1, Number(span)), DOCUMENT_LIMITS.tableSpan) : 1;

type Placement = { rows: PlacedCell[][]; columns: number; slots: (PlacedCell | undefined)[][]; hasOverlap: boolean };

/** Places every cell in the first free slot of its row and applies its spans, which are cut off at the end of the table. */
export function placeCells(table: RichTable): Placement {
  const slots: (PlacedCell | undefined)[][] = table.children.map(() => []);
  let hasOverlap = false;
  const rows = table.children.map(({ children }, row) => {
    let column = 0;
    return children.map((cell) => {
      while (slots[row]?.[column]) column += 1;
      const placed = { cell, row, column };
      for (const line of slots.slice(row, row + toSpan(cell.rowSpan))) {
        for (let at = column; at < column + toSpan(cell.colSpan); at += 1) {
          hasOverlap ||= line[at] !== undefined;
          line[at] = placed;
        }
      }
      return placed;
    });
  });
  return { rows, columns: Math.max(0, ...slots.map(({ length }) => length)), slots, hasOverlap };
}

/** Validates that a table is a complete rectangle of cells in compact form: returns a Korean sentence, or `undefined` when it is. */
export function validateTable(table: RichTable): string | undefined {
  const height = table.children.length;
  const { rows, columns, slots, hasOverlap } = placeCells(table);
  if (hasOverlap) return '표의 칸이 서로 겹쳐요.';
  if (rows.flat().some(({ cell, row }) => row + (cell.rowSpan ?? 1) > height)) return '합친 칸이 표 밖으로 나가요.';
  if (slots.some((line) => line.length !== columns || line.includes(undefined) || Object.keys(line).length !== columns))
    return '표의 줄마다 칸 수가 달라요.';
  if (columns > DOCUMENT_LIMITS.tableColumns || height * columns > DOCUMENT_LIMITS.tableSlots)
    return '표가 너무 커요. 나눠서 넣어 주세요.';
  const starts = new Set(rows.flat().map(({ column }) => column));
  if (starts.size !== columns) return '시작하는 칸이 없는 열이 있어요.';
  if (table.colWidths && table.colWidths.length !== columns) return '열 너비의 수가 열의 수와 달라요.';
  return undefined;
}
