import { type PointerEvent, useState } from 'react';

/** Marks the row of a record in a table, or its entry in a list, by anything inside it. */
const MARK = 'data-drag-row';

type Key = number | string;

/** The record whose row or entry is at a place of the window. */
function findRowAt({ clientX, clientY }: PointerEvent): string | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest('tr, li');
  return row?.querySelector(`[${MARK}]`)?.getAttribute(MARK) ?? null;
}

type Drag = { id: Key; over: Key };

/**
 * Lets a row of a table, or an entry of a list, be dragged by its handle, with the mouse or a finger, to the place of
 * another one. `canDrop` says which take it, all by default; the keyboard has buttons for the same.
 */
export function useRowDrag<Row extends { id: Key }>(
  rows: readonly Row[],
  {
    canDrop = () => true,
    onDrop,
  }: { canDrop?: (row: Row, target: Row) => boolean; onDrop: (row: Row, target: Row) => void },
) {
  const [drag, setDrag] = useState<Drag>();
  const find = (id: Key | null | undefined): Row | undefined => rows.find((row) => String(row.id) === String(id));

  const move = (event: PointerEvent): void => {
    const row = find(drag?.id);
    const target = find(findRowAt(event));
    if (row && target && target.id !== drag?.over && (target === row || canDrop(row, target)))
      setDrag({ id: row.id, over: target.id });
  };
  const end = (): void => {
    const [row, target] = [find(drag?.id), find(drag?.over)];
    setDrag(undefined);
    if (row && target && row !== target) onDrop(row, target);
  };
  return {
    /** The record that would give its place to the one that is dragged. */
    overId: drag && drag.over !== drag.id ? drag.over : undefined,
    handleOf: ({ id }: Row) => ({
      [MARK]: id,
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ id, over: id });
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
