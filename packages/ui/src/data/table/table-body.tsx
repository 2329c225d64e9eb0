import { useId, useRef, useState, type UIEvent } from 'react';
import { TableSkeleton } from '../../feedback/skeleton.tsx';
import { estimateCard } from '../estimate-card.ts';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import type { DataTableProps, RowKey } from '../table-types.ts';
import { ColumnHeader } from './column-header.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { stateOfPage, togglePage, toggleRow } from './row-selection.ts';
import { TableBar } from './table-bar.tsx';
import * as Part from './table-parts.ts';
import { TableRow } from './table-row.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const NOTHING: ReadonlySet<RowKey> = new Set();

/** The table itself; `DataTable` loads it. */
export function TableBody<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns: all,
    rows,
    rowKey,
    sort,
    onSort,
    onRowClick,
    rowHref,
    loading = false,
    empty,
    maxHeight,
    filters,
    onFilters,
    selection = NOTHING,
    onSelection,
    hiddenColumns = [],
    density,
  } = props;
  const selectWordId = useId();
  const [scrolled, setScrolled] = useState(false);
  const { frame, heir } = useKeptFocus();
  const lastToggled = useRef<RowKey>(undefined);
  const columns = all.filter(
    ({ key, alwaysShown }, index) => index === 0 || alwaysShown || !hiddenColumns.includes(key),
  );
  const pageKeys = rows.map(rowKey);
  const toggle = (key: RowKey, extend: boolean): void => {
    onSelection?.(toggleRow(selection, pageKeys, key, extend ? lastToggled.current : undefined));
    lastToggled.current = key;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => setScrolled(currentTarget.scrollLeft > 0);
  if (rows.length === 0) {
    return (
      <Part.Frame {...frame}>
        <TableBar {...props} />
        <Part.Rest ref={heir} tabIndex={-1} aria-label={label}>
          {loading ? <TableSkeleton card={estimateCard(props)} /> : empty}
        </Part.Rest>
      </Part.Frame>
    );
  }
  return (
    <Part.Frame {...frame}>
      <TableBar {...props} />
      <Part.Scroller
        ref={heir}
        tabIndex={0}
        aria-label={label}
        aria-busy={loading}
        data-scrolled={scrolled ? '' : undefined}
        onScroll={onScroll}
        {...(maxHeight ? { style: { maxHeight } } : {})}
      >
        <Part.Table dimmed={loading}>
          <Part.Caption>{label}</Part.Caption>
          <Part.Head>
            <Part.HeadRow>
              {onSelection ? (
                <Part.HeadCell scope="col" stick="check" css={{ width: '3rem', paddingInline: '0.5rem 0 !important' }}>
                  <RowCheckbox
                    state={stateOfPage(selection, pageKeys)}
                    label="이 페이지 모두 선택"
                    onToggle={() => onSelection(togglePage(selection, pageKeys))}
                  />
                </Part.HeadCell>
              ) : null}
              {columns.map((column, index) => {
                const stick = onSelection ? 'afterCheck' : 'first';
                return (
                  <ColumnHeader
                    key={column.key}
                    column={column}
                    sort={sort}
                    onSort={onSort}
                    filters={filters}
                    onFilters={onFilters}
                    stick={index === 0 ? stick : undefined}
                  />
                );
              })}
            </Part.HeadRow>
          </Part.Head>
          <Part.Body>
            {rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  onRowClick={onRowClick}
                  rowHref={rowHref}
                  density={density}
                  selectWordId={selectWordId}
                  chosen={onSelection ? selection.has(key) : undefined}
                  onToggle={(extend) => toggle(key, extend)}
                />
              );
            })}
          </Part.Body>
        </Part.Table>
      </Part.Scroller>
      <VisuallyHidden id={selectWordId} hidden>
        선택
      </VisuallyHidden>
      {loading ? <VisuallyHidden as="output">불러오는 중</VisuallyHidden> : null}
    </Part.Frame>
  );
}
