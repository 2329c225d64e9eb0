import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TableLayout } from './table-layout.ts';

/** The widths of the columns as they are drawn now, px. */
export function measureColumns(table: HTMLTableElement, layout: TableLayout): number[] {
  const starts = new Map<number, number>([[layout.columns, table.offsetWidth]]);
  for (const [row, line] of layout.rows.entries()) {
    for (const [index, { column }] of line.entries()) {
      const cell = table.rows[row]?.cells[index];
      if (cell && !starts.has(column)) starts.set(column, cell.offsetLeft);
    }
  }
  return Array.from(
    { length: layout.columns },
    (_, column) => (starts.get(column + 1) ?? 0) - (starts.get(column) ?? 0),
  );
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((width, at) => width === other[at]);

/** The drawn widths of a table's columns while `isEnabled`, measured again whenever the table or a column changes its size. */
export function useDrawnColumns(
  own: RefObject<HTMLTableElement | null>,
  layout: TableLayout,
  isEnabled: boolean,
): readonly number[] {
  const [widths, setWidths] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const table = own.current;
    if (!table || !isEnabled) return undefined;
    const measure = (): void => {
      const next = measureColumns(table, layout);
      setWidths((last) => (isSame(last, next) ? last : next));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    // A column that takes its width from a neighbour leaves the table as wide as it was.
    for (const element of [table, ...(table.rows[0]?.cells ?? [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [own, layout, isEnabled]);
  return isEnabled ? widths : [];
}
