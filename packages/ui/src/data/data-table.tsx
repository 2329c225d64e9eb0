import { TableSkeleton } from '../feedback/table-skeleton.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { estimateCard } from './estimate-card.ts';
import type { DataTableProps } from './table-types.ts';

/** As many rows and cards as the table is high; with nothing to list, the empty state. */
function TablePlaceholder({ rows, loading = false, empty, columns, onRowClick }: DataTableProps<unknown>) {
  if (rows.length === 0 && !loading) return <>{empty}</>;
  return (
    <TableSkeleton {...(rows.length > 0 ? { count: rows.length } : {})} card={estimateCard({ columns, onRowClick })} />
  );
}

/**
 * A dense table that scrolls inside itself below a sticky head, its first column in place; under 768 px every row is a card.
 * It sorts, filters by column, chooses rows and columns: each only where its callback is given, and all of it controlled.
 */
export const DataTable = lazyComponent(() => import('./table/table-body.tsx'), 'TableBody', TablePlaceholder);
