import { contains, type Rectangle } from '../../core/table/rectangle.ts';

/** Which cells of one table are painted as selected: each cell listens by itself, so that only those that change are drawn again. */
export type SelectedCells = {
  subscribe: (listener: () => void) => () => void;
  /** By slot, counted from 0. */
  has: (slot: { row: number; column: number }) => boolean;
  set: (rectangle: Rectangle | undefined) => void;
};

export function createSelectedCells(): SelectedCells {
  const listeners = new Set<() => void>();
  let selected: Rectangle | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    has: ({ row, column }) => selected !== undefined && contains(selected, row, column),
    set: (rectangle) => {
      selected = rectangle;
      for (const listener of listeners) listener();
    },
  };
}
