import type { GridCell, Slots } from './grid.ts';

/** Row and column of a slot, both counted from 0. */
export type Slot = readonly [row: number, column: number];
/** Two corners, in any order. Equal corners are a caret. */
export type TableSelection = { anchor: Slot; focus: Slot };
/** Slots from `top`/`left` up to, not including, `bottom`/`right`. */
export type Rectangle = { top: number; left: number; bottom: number; right: number };

const around = ([row, column]: Slot): Rectangle => ({ top: row, left: column, bottom: row + 1, right: column + 1 });

const unite = (one: Rectangle, other: Rectangle): Rectangle => ({
  top: Math.min(one.top, other.top),
  left: Math.min(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
});

const isSame = (one: Rectangle, other: Rectangle) =>
  one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right;

/** Returns the slots that a cell covers, found from one of them. */
export function rectangleOf(slots: Slots, [row, column]: Slot): Rectangle {
  const gridCell = slots[row]?.[column];
  const rectangle = around([row, column]);
  if (!gridCell) return rectangle;
  const covers = (at: number, other: number) => slots[at]?.[other] === gridCell;
  while (covers(rectangle.top - 1, column)) rectangle.top -= 1;
  while (covers(rectangle.bottom, column)) rectangle.bottom += 1;
  while (covers(row, rectangle.left - 1)) rectangle.left -= 1;
  while (covers(row, rectangle.right)) rectangle.right += 1;
  return rectangle;
}

/**
 * Returns the rectangle of a selection: from the cell of its anchor to the cell of its focus, each with all its
 * slots. The part outside of the table is left out; `undefined` when nothing is left.
 */
export function toRectangle(slots: Slots, { anchor, focus }: TableSelection): Rectangle | undefined {
  if (![...anchor, ...focus].every(Number.isInteger)) return undefined;
  const { top, left, bottom, right } = unite(around(anchor), around(focus));
  const [last, end] = [Math.min(bottom, slots.length) - 1, Math.min(right, slots[0]?.length ?? 0) - 1];
  const [first, start] = [Math.max(top, 0), Math.max(left, 0)];
  if (first > last || start > end) return undefined;
  // All four corners: anchor and focus may be any two opposite ones.
  const isFalling = anchor[0] <= focus[0] === anchor[1] <= focus[1];
  const corners: [Slot, Slot] = isFalling
    ? [
        [first, start],
        [last, end],
      ]
    : [
        [first, end],
        [last, start],
      ];
  return unite(rectangleOf(slots, corners[0]), rectangleOf(slots, corners[1]));
}

/** Grows a rectangle until no cell sticks out of it. */
export function closeRectangle(slots: Slots, rectangle: Rectangle): Rectangle {
  let closed = rectangle;
  for (let row = rectangle.top; row < rectangle.bottom; row += 1) {
    for (let column = rectangle.left; column < rectangle.right; column += 1) {
      const atEdge =
        row === rectangle.top ||
        row === rectangle.bottom - 1 ||
        column === rectangle.left ||
        column === rectangle.right - 1;
      if (atEdge) closed = unite(closed, rectangleOf(slots, [row, column]));
    }
  }
  return isSame(closed, rectangle) ? rectangle : closeRectangle(slots, closed);
}

/** Tells whether a slot is in a rectangle. */
export const contains = ({ top, left, bottom, right }: Rectangle, row: number, column: number): boolean =>
  row >= top && row < bottom && column >= left && column < right;

/** Lists the cells of a rectangle in reading order, each once. */
export const listGridCells = (slots: Slots, { top, left, bottom, right }: Rectangle): GridCell[] => [
  ...new Set(slots.slice(top, bottom).flatMap((line) => line.slice(left, right))),
];
