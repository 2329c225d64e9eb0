import { TableSkeleton } from '../feedback/skeleton.tsx';
import { lazyPiece } from '../lazy-piece.tsx';
import { estimateCard } from './estimate-card.ts';
import type { DataTableProps } from './table-types.ts';

/** Rows and cards of the table's own height; with nothing to list, what will stand there anyway. */
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
export const DataTable = lazyPiece(() => import('./table/table-body.tsx'), 'TableBody', TablePlaceholder);
