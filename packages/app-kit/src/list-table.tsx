import { useLocation } from '@danji/shell-sdk/router';
import { DataTable, useTableMemory, type DataTableProps, type TableColumn } from '@danji/ui';
import type { ReactNode } from 'react';
import { usePageFrame } from './page-frame.tsx';
import { useOpenFromList } from './list-location.ts';
import type { ListState } from './list-state.ts';
import { toOrdering, toSort } from './ordering.ts';
import { readFilter } from './read-filter.ts';
import { useRowSelection } from './use-row-selection.ts';

export type TableOptions<Row> = Partial<Pick<DataTableProps<Row>, 'filters' | 'onFilters'>> & {
  /** A column with `sortKey` sets the filter `ordering`, one with `filter` the filter of its key. */
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The path that a row opens. */
  rowPath?: ((row: Row) => string) | undefined;
  /** Is used instead of `rowPath` when a row opens something on this screen. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** The order of the rows when none was chosen. */
  defaultOrdering?: string | undefined;
  /** Actions on the selected rows; every row gets a checkbox. */
  renderBulkActions?: ((rows: Row[], clear: () => void) => ReactNode) | undefined;
};

type ListTableProps<Row> = TableOptions<Row> & { list: ListState<Row>; label: string; empty: ReactNode };

/** The table of a list: sorting and column filters are filters in the URL, and in a dense frame columns can be hidden. */
export function ListTable<Row>({
  list,
  label,
  columns,
  rowKey,
  rowPath,
  onRowClick,
  defaultOrdering,
  renderBulkActions,
  empty,
  ...table
}: ListTableProps<Row>) {
  const { rows, error, isLoading } = list;
  const open = useOpenFromList();
  const frame = usePageFrame();
  const memory = useTableMemory(`${useLocation().pathname.split('/')[1]}.${label}`);
  const { selectedRows, selection, onSelection, clear } = useRowSelection(rows, rowKey);
  const columnFilters = columns.filter(({ filter }) => filter).map(({ key }) => [key, readFilter(list.filters, key)]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows ?? []}
      rowKey={rowKey}
      {...(frame?.isDense && memory)}
      loading={!rows || (isLoading && !error)}
      sort={toSort(readFilter(list.filters, 'ordering') || defaultOrdering)}
      {...(columns.some(({ sortKey }) => sortKey) && {
        onSort: (sort) => list.setFilters({ ordering: toOrdering(sort) }),
      })}
      {...(columnFilters.length > 0 && {
        filters: Object.fromEntries(columnFilters) as Record<string, string>,
        onFilters: (next) => list.setFilters(next),
      })}
      {...table}
      {...(renderBulkActions && { selection, onSelection, bulkActions: renderBulkActions(selectedRows, clear) })}
      rowHref={rowPath}
      onRowClick={rowPath ? (row) => open(rowPath(row)) : onRowClick}
      empty={empty}
    />
  );
}
