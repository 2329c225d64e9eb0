import type { RowKey } from '@danji/ui';
import { useState } from 'react';

/** The rows that are selected on any page of a list. Rows of other pages stay as they were when they were selected. */
export function useRowSelection<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => RowKey) {
  const [selectedByKey, setSelectedByKey] = useState<ReadonlyMap<RowKey, Row>>(() => new Map());
  const visibleRows = new Map(rows?.map((row) => [rowKey(row), row]));
  const find = (key: RowKey): Row[] => {
    const row = visibleRows.get(key) ?? selectedByKey.get(key);
    return row === undefined ? [] : [row];
  };
  return {
    selectedRows: [...selectedByKey.keys()].flatMap(find),
    selection: new Set(selectedByKey.keys()),
    onSelection: (keys: ReadonlySet<RowKey>) =>
      setSelectedByKey(new Map([...keys].flatMap((key) => find(key).map((row): [RowKey, Row] => [key, row])))),
    clear: () => setSelectedByKey(new Map()),
  };
}
