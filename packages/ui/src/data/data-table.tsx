import { TableSkeleton } from '../feedback/table-skeleton.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { estimateCard } from './estimate-card.ts';
import type { DataTableProps } from './table-types.ts';

/** The placeholder has as many rows and cards as the table, or the empty state for an empty list. */
function TablePlaceholder({ rows, loading = false, empty, columns, onRowClick }: DataTableProps<unknown>) {
  if (rows.length === 0 && !loading) return <>{empty}</>;
  return (
    <TableSkeleton {...(rows.length > 0 ? { count: rows.length } : {})} card={estimateCard({ columns, onRowClick })} />
  );
}

/**
 * A dense table that scrolls inside itself, with a sticky header and first column; under 768 px every row is a card.
 * Sorting, column filters, row selection and hidden columns are controlled, each available only with its callback.
 */
export const DataTable = lazyComponent(() => import('./table/table-body.tsx'), 'TableBody', TablePlaceholder);
