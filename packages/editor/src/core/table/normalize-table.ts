import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichCell, RichRow, RichTable } from '@danji/contracts/documents/rich-document';
import { toCellBlocks, toValidBlocks, type CellBlock } from './cell-content.ts';
import { emptyGridCell, toTable, type Grid, type GridCell } from './grid.ts';

const { tableColumns, tableRows, tableSlots, tableSpan, columnWidthMin } = DOCUMENT_LIMITS;
/** Widest column, px. */
const COLUMN_WIDTH_MAX = 2000;
const COLOR = /^#[0-9a-f]{6}$/;

/** Turns any content into blocks that a cell may hold; returns the same list when it is allowed as it is. */
type ContentRule = (content: unknown) => CellBlock[];
type Loose = Record<string, unknown>;

const isOfType = (value: unknown, type: string): value is Loose =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type;
const childrenOf = (value: unknown, type: string): Loose[] => {
  const children: unknown =
    typeof value === 'object' && value !== null && 'children' in value ? value.children : undefined;
  return Array.isArray(children) ? children.filter((child) => isOfType(child, type)) : [];
};
const toSpan = (value: unknown) => (typeof value === 'number' && value >= 2 ? Math.floor(value) : 1);
/** A column's width as documents allow it, px. */
export const toColumnWidth = (value: unknown): number =>
  typeof value === 'number' && value > columnWidthMin ? Math.min(Math.round(value), COLUMN_WIDTH_MAX) : columnWidthMin;

function toCell(node: Loose, rule: ContentRule): RichCell {
  const { type: _type, colSpan, rowSpan, background, children, ...others } = node;
  const content = rule(children);
  const color =
    typeof background === 'string' && COLOR.test(background.toLowerCase()) ? background.toLowerCase() : undefined;
  const hasGoodSpans = [colSpan, rowSpan].every((span) => span === undefined || (span !== 1 && toSpan(span) === span));
  const isUnchanged =
    content === children &&
    color === background &&
    hasGoodSpans &&
    Object.keys(others).length === 0 &&
    !Object.values(node).includes(undefined);
  if (isUnchanged) return node as RichCell;
  return {
    type: 'table-cell',
    ...(toSpan(colSpan) > 1 && { colSpan: toSpan(colSpan) }),
    ...(toSpan(rowSpan) > 1 && { rowSpan: toSpan(rowSpan) }),
    ...(color !== undefined && { background: color }),
    children: content,
  };
}

type Row = { cell: RichCell; height: number }[];

/** The rows that have cells. A row without any takes its part from the cells that reach over it. */
function toRows(table: unknown, rule: ContentRule): Row[] {
  const rows = childrenOf(table, 'table-row').map((row) => childrenOf(row, 'table-cell'));
  const isFull = rows.map((cells) => cells.length > 0);
  return rows
    .map((cells, at) =>
      cells.map((node) => ({
        cell: toCell(node, rule),
        height: isFull.slice(at, at + Math.min(toSpan(node.rowSpan), tableSpan)).filter(Boolean).length,
      })),
    )
    .filter((cells) => cells.length > 0)
    .slice(0, tableRows);
}

/**
 * Puts every cell into the first free slot of its row. One that runs into another, or past the limit, is cut there; one
 * that finds no slot is left out.
 */
function place(rows: Row[], widthOf: (cell: RichCell) => number): (GridCell | undefined)[][] {
  const slots: (GridCell | undefined)[][] = rows.map(() => []);
  for (const [row, cells] of rows.entries()) {
    const line = slots[row] ?? [];
    let column = 0;
    for (const { cell, height } of cells) {
      while (line[column]) column += 1;
      const gridCell: GridCell = { cell };
      const end = Math.min(column + widthOf(cell), tableColumns);
      for (let at = column; at < end && !line[at]; at += 1) {
        for (const covered of slots.slice(row, row + height)) covered[at] = gridCell;
      }
    }
  }
  return slots;
}

const widthOf = (slots: (GridCell | undefined)[][]) => Math.max(0, ...slots.map(({ length }) => length));

/**
 * Builds every slot of the normalised table: holes are filled with empty cells, and content beyond the limits is cut
 * off at the end.
 */
function toSlots(rows: Row[]): GridCell[][] {
  const isEndless = ({ colSpan = 1 }: RichCell) => colSpan > tableColumns;
  // Programs write a span past the limit to mean "the whole row": it adds no columns of its own.
  const limit = rows.some((cells) => cells.some(({ cell }) => isEndless(cell)))
    ? widthOf(place(rows, (cell) => (isEndless(cell) ? 1 : (cell.colSpan ?? 1))))
    : tableColumns;
  const slots = place(rows, ({ colSpan = 1 }) => Math.min(colSpan, limit));
  const width = widthOf(slots);
  return slots
    .slice(0, Math.floor(tableSlots / Math.max(1, width)))
    .map((line) => Array.from({ length: width }, (_, column) => line[column] ?? emptyGridCell()));
}

const isSameList = (one: unknown, other: readonly unknown[]) =>
  Array.isArray(one) && one.length === other.length && other.every((entry, at) => entry === one[at]);

/** The normalised grid of a table, not yet compact; `undefined` when it has no cell. */
export function normalizeGrid(table: RichTable, rule: ContentRule = toCellBlocks): Grid | undefined {
  const slots = toSlots(toRows(table, rule));
  const columns = slots[0]?.length ?? 0;
  if (columns === 0) return undefined;
  const widths =
    Array.isArray(table.colWidths) && table.colWidths.length > 0 ? table.colWidths.map(toColumnWidth) : undefined;
  const colWidths = widths && Array.from({ length: columns }, (_, at) => widths[at] ?? columnWidthMin);
  return { slots, headerRow: table.headerRow === true, headerColumn: table.headerColumn === true, colWidths };
}

/** The rows of a table that may stay as they are if their cells may. */
export const listValidRows = (table: RichTable): RichRow[] =>
  childrenOf(table, 'table-row').filter(
    (row): row is RichRow => Array.isArray(row.children) && Object.keys(row).length === 2,
  );

function normalize(table: RichTable, rule: ContentRule): RichTable | undefined {
  const grid = normalizeGrid(table, rule);
  if (!grid) return undefined;
  const normalized = toTable(grid, listValidRows(table));
  const isUnchanged =
    isSameList(table.children, normalized.children) &&
    (normalized.colWidths ? isSameList(table.colWidths, normalized.colWidths) : table.colWidths === undefined) &&
    Object.keys(table).length === Object.keys(normalized).length &&
    table.headerRow === normalized.headerRow &&
    table.headerColumn === normalized.headerColumn;
  return isUnchanged ? table : normalized;
}

/** Like `normalizeTable`, but content is normalised elsewhere: blocks that are allowed in a cell stay as they are. */
export const normalizeTableGrid = (table: RichTable): RichTable | undefined => normalize(table, toCellBlocks);

/**
 * Returns the valid table nearest to any table node: nodes that are no rows, and rows without cells are left out,
 * spans are cut where they leave the table or meet another cell, short rows are filled up, lines in which no cell
 * begins are dropped, and so are unknown fields; content that is not allowed in a cell becomes text in paragraphs.
 * Columns past the 50th, rows past the 500th and slots past the 5,000th are cut off. Returns the same object when
 * nothing is wrong, and `undefined` when no cell is left: the table is to be removed.
 */
export const normalizeTable = (table: RichTable): RichTable | undefined =>
  normalize(table, (content) => toValidBlocks(toCellBlocks(content)));
