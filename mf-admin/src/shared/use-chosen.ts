import type { RowKey } from '@danji/ui';
import { useCallback, useMemo, useState } from 'react';

/** The rows that are selected on any page of a list. Rows of other pages stay as they were when they were selected. */
export function useChosen<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState<ReadonlyMap<RowKey, Row>>(() => new Map());
  const inSight = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  const chosen = useMemo(() => [...kept.values()].map((row) => inSight.get(row.id) ?? row), [kept, inSight]);
  const selection = useMemo(() => new Set(kept.keys()), [kept]);
  const onSelection = (keys: ReadonlySet<RowKey>) =>
    setKept(
      new Map(
        [...keys].flatMap((key) => {
          const row = inSight.get(Number(key)) ?? kept.get(key);
          return row ? [[key, row]] : [];
        }),
      ),
    );
  const clear = useCallback(() => setKept(new Map()), []);
  return { chosen, selection, onSelection, clear };
}
