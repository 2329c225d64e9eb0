import type { RichRow, RichTable } from '@danji/contracts/documents/rich-document';
import { placeCells } from '@danji/contracts/documents/table-grid';
import { Editor, Node, Path, Range, Transforms, type Location, type PathRef, type Point } from 'slate';
import { readGrid } from '../table/grid.ts';
import {
  closeRectangle,
  contains,
  toRectangle,
  type Rectangle,
  type Slot,
  type TableSelection,
} from '../table/rectangle.ts';
import { isCell, isTable } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

/** Selected cells: from the cell at `anchor` to the cell at `focus` of the table at `path`. */
export type CellSelection = TableSelection & { path: Path };
type FoundTable = { table: RichTable; path: Path; selection: TableSelection };

/** A cell selection that was made by pointer or command. It lives beside the document: undo and saving know nothing of it. */
type Made = TableSelection & { ref: PathRef };
const made = new WeakMap<DocumentEditor, Made>();

export const isRow = (node: Node): node is RichRow => 'type' in node && node.type === 'table-row';

const places = new WeakMap<RichTable, ReturnType<typeof placeCells>>();
/** The positions of the cells of a table, computed once for each state of it. */
function placesOf(table: RichTable) {
  const known = places.get(table) ?? placeCells(table);
  places.set(table, known);
  return known;
}

function findTableNode(editor: DocumentEditor, path: Path): [RichTable, Path] | undefined {
  for (const [node, at] of Node.levels(editor, path)) if (isTable(node)) return [node, at];
  return undefined;
}

/** The slot of the cell which a path inside a table leads into; the first for the table itself. */
function slotOf(table: RichTable, tablePath: Path, path: Path): Slot {
  const [row = 0, index = 0] = path.slice(tablePath.length);
  const placed = placesOf(table).rows[row]?.[index];
  return [placed?.row ?? 0, placed?.column ?? 0];
}

/** The path of the cell that covers a slot of the table at a path. */
export function findCellPath(table: RichTable, path: Path, [row, column]: Slot): Path | undefined {
  const { rows, slots } = placesOf(table);
  const placed = slots[row]?.[column];
  return placed && [...path, placed.row, rows[placed.row]?.indexOf(placed) ?? 0];
}

const findCellAround = (editor: DocumentEditor, at: Point): Path | undefined =>
  Editor.above(editor, { at, match: isCell })?.[1];

function findMade(editor: DocumentEditor): CellSelection | undefined {
  const { ref, anchor, focus } = made.get(editor) ?? {};
  const table = ref?.current && Node.getIf(editor, ref.current);
  if (!ref?.current || !anchor || !focus || !table || !isTable(table)) return undefined;
  const { slots } = placesOf(table);
  const isInside = [anchor, focus].every(([row, column]) => slots[row]?.[column]);
  return isInside ? { path: ref.current, anchor, focus } : undefined;
}

/** Text selected from one cell to another of the same table counts as a selection of these cells. */
function findSpanned(editor: DocumentEditor): CellSelection | undefined {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return undefined;
  const [table, path] = findTableNode(editor, Path.common(selection.anchor.path, selection.focus.path)) ?? [];
  const [anchor, focus] = [findCellAround(editor, selection.anchor), findCellAround(editor, selection.focus)];
  if (!table || !path || !anchor || !focus || Path.equals(anchor, focus)) return undefined;
  return { path, anchor: slotOf(table, path, anchor), focus: slotOf(table, path, focus) };
}

type CachedSelection = Pick<DocumentEditor, 'children' | 'selection'> & {
  made: Made | undefined;
  cells: CellSelection | undefined;
  paths: Path[] | undefined;
};
const cache = new WeakMap<DocumentEditor, CachedSelection>();

const rectangleIn = (table: RichTable, selection: TableSelection): Rectangle | undefined => {
  const { slots } = readGrid(table);
  const rectangle = toRectangle(slots, selection);
  return rectangle && closeRectangle(slots, rectangle);
};

function listPaths(editor: DocumentEditor, { path, ...selection }: CellSelection): Path[] {
  const table = Node.get(editor, path);
  const rectangle = isTable(table) ? rectangleIn(table, selection) : undefined;
  if (!rectangle || !isTable(table)) return [];
  return placesOf(table).rows.flatMap((cells, row) =>
    cells.flatMap((placed, index) => (contains(rectangle, placed.row, placed.column) ? [[...path, row, index]] : [])),
  );
}

/** The state of the selection, worked out once for each state of the editor: every cell on the screen asks. */
function see(editor: DocumentEditor): CachedSelection {
  const { children, selection } = editor;
  const last = cache.get(editor);
  if (last && last.children === children && last.selection === selection && last.made === made.get(editor)) return last;
  const cells = findMade(editor) ?? findSpanned(editor);
  const state: CachedSelection = {
    children,
    selection,
    made: made.get(editor),
    cells,
    paths: cells && listPaths(editor, cells),
  };
  cache.set(editor, state);
  return state;
}

/**
 * The selected cells: made by `setCellSelection`, or text selected from one cell to another. `undefined` while a caret
 * or other text is selected.
 */
export const getCellSelection = (editor: DocumentEditor): CellSelection | undefined => see(editor).cells;

/**
 * The paths of the selected cells in reading order: the closed rectangle, grown until no cell sticks out. The same list
 * until something changes.
 */
export const findSelectedCellPaths = (editor: DocumentEditor): readonly Path[] | undefined => see(editor).paths;

/** Forgets the cell selection that was made. */
export function dropCellSelection(editor: DocumentEditor): void {
  made.get(editor)?.ref.unref();
  made.delete(editor);
}

/**
 * Selects cells, and puts the caret at the start of the first of them; `null` selects none. Lasts until the caret is put
 * elsewhere or the table goes.
 */
export function setCellSelection(editor: DocumentEditor, cells: CellSelection | null): void {
  const wasSpanned = findSpanned(editor) !== undefined;
  dropCellSelection(editor);
  const table = cells && Node.getIf(editor, cells.path);
  const rectangle = table && isTable(table) ? rectangleIn(table, cells) : undefined;
  const first =
    cells && rectangle && table && isTable(table)
      ? findCellPath(table, cells.path, [rectangle.top, rectangle.left])
      : undefined;
  if (cells && first) {
    Transforms.select(editor, Editor.start(editor, first));
    made.set(editor, { ref: Editor.pathRef(editor, cells.path), anchor: cells.anchor, focus: cells.focus });
  } else if (wasSpanned) Transforms.collapse(editor, { edge: 'focus' });
  editor.onChange();
}

/**
 * The table around a place and what is selected in it, in slots. Without a place: the selected cells, or the table which both
 * ends of the selection are in.
 */
export function findTable(editor: DocumentEditor, at?: Location): FoundTable | undefined {
  const cells = at === undefined ? getCellSelection(editor) : undefined;
  const place = cells?.path ?? at ?? editor.selection;
  const [table, path] = (place && findTableNode(editor, Editor.path(editor, place))) ?? [];
  if (!table || !path || !place) return undefined;
  if (cells) return { table, path, selection: { anchor: cells.anchor, focus: cells.focus } };
  const [anchor, focus] = Range.isRange(place)
    ? [place.anchor.path, place.focus.path]
    : [Editor.path(editor, place), Editor.path(editor, place)];
  return { table, path, selection: { anchor: slotOf(table, path, anchor), focus: slotOf(table, path, focus) } };
}
