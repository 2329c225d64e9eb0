import type { MouseEvent, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { TableSkeleton } from '../feedback/skeleton.tsx';
import { Select } from '../forms/select.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { ColumnHeader, type TableSort } from './column-header.tsx';
import * as Part from './table-parts.ts';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable under this name. */
  sortKey?: string | undefined;
  align?: 'start' | 'end' | 'center' | undefined;
  /** CSS width on wide screens. */
  width?: string | undefined;
  /** Left out of the cards under 768 px. */
  hideOnCards?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** What the table lists; read to assistive technology, not shown. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** A click anywhere in the row; by keyboard the first cell is a button. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Shows a skeleton while there are no rows yet, and dims the old rows while new ones come. */
  loading?: boolean | undefined;
  /** Instead of rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** CSS height over which the body scrolls below its sticky head. */
  maxHeight?: string | undefined;
}

// A click on a link, button or control in a cell belongs to it, and so does selecting text.
const isOwnClick = (event: MouseEvent): boolean =>
  event.target instanceof Element && !event.target.closest('a, button, input, select, label') && (window.getSelection()?.toString() ?? '') === '';

function CardSort<Row>({ columns, sort, onSort }: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter((column) => column.sortKey !== undefined);
  if (!onSort || sortable.length === 0) return null;
  const options = sortable.flatMap(({ sortKey = '', header }) => [
    { value: `${sortKey}:asc`, label: `${header} 오름차순` },
    { value: `${sortKey}:desc`, label: `${header} 내림차순` },
  ]);
  return (
    <Part.CardSortBox>
      <Select
        size="sm" aria-label="정렬" placeholder="정렬" options={options} value={sort ? `${sort.key}:${sort.direction}` : ''}
        onChange={(value) => {
          const [key = '', direction] = value.split(':');
          if (key) onSort({ key, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
      />
    </Part.CardSortBox>
  );
}

function TableRow<Row>({ row, columns, onRowClick }: { row: Row } & Pick<DataTableProps<Row>, 'columns' | 'onRowClick'>) {
  return (
    <Part.Row clickable={Boolean(onRowClick)} {...(onRowClick ? { onClick: (event: MouseEvent) => { if (isOwnClick(event)) onRowClick(row); } } : {})}>
      {columns.map((column, index) => (
        <Part.Cell key={column.key} data-label={column.header} align={column.align ?? 'start'} lead={index === 0} hideOnCards={column.hideOnCards ?? false}>
          {index === 0 && onRowClick ? <Part.RowButton type="button" onClick={() => onRowClick(row)}>{column.cell(row)}</Part.RowButton> : <Part.CellValue>{column.cell(row)}</Part.CellValue>}
        </Part.Cell>
      ))}
    </Part.Row>
  );
}

const Caption = chakra('caption', { base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } });

/** A dense table with sortable columns and a sticky head that scrolls inside itself; under 768 px every row becomes a card. */
export function DataTable<Row>({ label, columns, rows, rowKey, sort, onSort, onRowClick, loading = false, empty, maxHeight }: DataTableProps<Row>) {
  if (rows.length === 0) return loading ? <TableSkeleton /> : <>{empty}</>;
  return (
    <Part.Frame>
      <CardSort columns={columns} sort={sort} onSort={onSort} />
      <Part.Scroller tabIndex={0} aria-label={label} aria-busy={loading} {...(maxHeight ? { style: { maxHeight } } : {})}>
        <Part.Table dimmed={loading}>
          <Caption>{label}</Caption>
          <Part.Head>
            <Part.HeadRow>
              {columns.map((column) => <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />)}
            </Part.HeadRow>
          </Part.Head>
          <Part.Body>
            {rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} onRowClick={onRowClick} />)}
          </Part.Body>
        </Part.Table>
      </Part.Scroller>
      {loading ? <VisuallyHidden as="output">불러오는 중</VisuallyHidden> : null}
    </Part.Frame>
  );
}
