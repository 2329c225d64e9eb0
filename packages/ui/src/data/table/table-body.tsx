import { useId, useRef, useState, type UIEvent } from 'react';
import { TableSkeleton } from '../../feedback/table-skeleton.tsx';
import { estimateCard } from '../estimate-card.ts';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import type { DataTableProps, RowKey, TableColumn } from '../table-types.ts';
import { TableHead } from './table-head.tsx';
import { NO_ROWS, toggleRow } from './row-selection.ts';
import { TableBar } from './table-bar.tsx';
import * as Part from './table-parts.ts';
import { TableRow } from './table-row.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

const listVisibleColumns = <Row,>({ columns, hiddenColumns = [] }: DataTableProps<Row>): TableColumn<Row>[] =>
  columns.filter(({ key, alwaysVisible }, index) => index === 0 || alwaysVisible || !hiddenColumns.includes(key));

/** The rows; a click with Shift selects all rows from the previously clicked one. */
function TableRows<Row>(props: DataTableProps<Row> & { selectLabelId: string }) {
  const {
    columns,
    rows,
    rowKey,
    onRowClick,
    rowHref,
    density,
    selection = NO_ROWS,
    onSelection,
    selectLabelId,
  } = props;
  const lastToggled = useRef<RowKey>(undefined);
  const toggle = (key: RowKey, extend: boolean): void => {
    onSelection?.(toggleRow(selection, rows.map(rowKey), key, extend ? lastToggled.current : undefined));
    lastToggled.current = key;
  };
  return rows.map((row) => (
    <TableRow
      key={rowKey(row)}
      {...{ row, columns, onRowClick, rowHref, density, selectLabelId }}
      chosen={onSelection ? selection.has(rowKey(row)) : undefined}
      onToggle={(extend) => toggle(rowKey(row), extend)}
    />
  ));
}

/** The table itself; `DataTable` loads it. */
export function TableBody<Row>(props: DataTableProps<Row>) {
  const { label, rows, loading = false, maxHeight } = props;
  const selectLabelId = useId();
  const [scrolled, setScrolled] = useState(false);
  const { frame, fallback } = useFocusFallback();
  const columns = listVisibleColumns(props);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => setScrolled(currentTarget.scrollLeft > 0);
  if (rows.length === 0) {
    return (
      <Part.Frame {...frame}>
        <TableBar {...props} />
        <Part.Rest ref={fallback} tabIndex={-1} aria-label={label}>
          {loading ? <TableSkeleton card={estimateCard(props)} /> : props.empty}
        </Part.Rest>
      </Part.Frame>
    );
  }
  return (
    <Part.Frame {...frame}>
      <TableBar {...props} />
      <Part.Scroller
        ref={fallback}
        tabIndex={0}
        aria-label={label}
        aria-busy={loading}
        data-scrolled={scrolled ? '' : undefined}
        onScroll={onScroll}
        {...(maxHeight ? { style: { maxHeight } } : {})}
      >
        <Part.Table dimmed={loading}>
          <Part.Caption>{label}</Part.Caption>
          <TableHead {...props} columns={columns} />
          <Part.Body>
            <TableRows {...props} columns={columns} selectLabelId={selectLabelId} />
          </Part.Body>
        </Part.Table>
      </Part.Scroller>
      <VisuallyHidden id={selectLabelId} hidden>
        선택
      </VisuallyHidden>
      {loading ? <VisuallyHidden as="output">불러오는 중</VisuallyHidden> : null}
    </Part.Frame>
  );
}
