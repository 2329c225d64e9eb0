import type { RowKey } from '@danji/ui';
import { useCallback, useMemo, useState } from 'react';

/** The rows that are selected on any page of a list. Rows of other pages stay as they were when they were selected. */
export function useRowSelection<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [selectedByKey, setSelectedByKey] = useState<ReadonlyMap<RowKey, Row>>(() => new Map());
  const visibleRows = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  const selectedRows = useMemo(
    () => [...selectedByKey.values()].map((row) => visibleRows.get(row.id) ?? row),
    [selectedByKey, visibleRows],
  );
  const selection = useMemo(() => new Set(selectedByKey.keys()), [selectedByKey]);
  const onSelection = (keys: ReadonlySet<RowKey>) =>
    setSelectedByKey(
      new Map(
        [...keys].flatMap((key) => {
          const row = visibleRows.get(Number(key)) ?? selectedByKey.get(key);
          return row ? [[key, row]] : [];
        }),
      ),
    );
  const clear = useCallback(() => setSelectedByKey(new Map()), []);
  return { selectedRows, selection, onSelection, clear };
}
