import { contains, type Rectangle } from '../../core/table/rectangle.ts';
import type { CellPlace } from './table-layout.ts';

/** Which cells of one table are painted as selected: each cell listens by itself, so that only those that change are drawn again. */
export type SelectedCells = {
  subscribe: (listener: () => void) => () => void;
  has: (place: CellPlace) => boolean;
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
