import { useId, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import type { DataTableProps, TableColumn } from '../table-types.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import * as Part from './row-parts.ts';

type Opening<Row> = { row: Row } & Pick<DataTableProps<Row>, 'onRowClick' | 'rowHref'>;

export interface TableRowProps<Row> extends Opening<Row>, Pick<DataTableProps<Row>, 'density'> {
  columns: readonly TableColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  chosen: boolean | undefined;
  onToggle: (extend: boolean) => void;
  selectLabelId: string;
}

// A click on a link, button or control in a cell belongs to it, and so does selecting text.
const isOwnClick = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  !event.target.closest('a, button, input, select, label') &&
  (window.getSelection()?.toString() ?? '') === '';

const MIDDLE = 1;

/** Handles a click on the row: it opens the page of the row, in a new tab for the clicks that open links in one. */
function openRow<Row>(event: MouseEvent, { row, onRowClick, rowHref }: Opening<Row>): void {
  if (!isOwnClick(event)) return;
  const isMain = event.button === 0;
  if (rowHref && (event.button === MIDDLE || (isMain && (event.ctrlKey || event.metaKey))))
    window.open(rowHref(row), '_blank', 'noopener');
  else if (isMain) onRowClick?.(row);
}

/** Prevents the middle button from starting to scroll the page. */
function keepPage(event: MouseEvent): void {
  if (event.button === MIDDLE && isOwnClick(event)) event.preventDefault();
}

/** The first cell, by which the keyboard opens the row. */
function Lead<Row>({ row, onRowClick, rowHref, children }: Opening<Row> & { children: ReactNode }) {
  if (!onRowClick) return <>{children}</>;
  if (!rowHref)
    return (
      <Part.RowButton type="button" onClick={() => onRowClick(row)}>
        {children}
      </Part.RowButton>
    );
  // The browser handles the other clicks.
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRowClick(row);
  };
  return (
    <Part.RowLink href={rowHref(row)} draggable={false} onClick={onClick}>
      {children}
    </Part.RowLink>
  );
}

/** The browser shows clipped text as a tooltip. */
function revealCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth > currentTarget.clientWidth) currentTarget.title = currentTarget.textContent ?? '';
  else currentTarget.removeAttribute('title');
}

/** One row: a line of the table, or a card. */
export function TableRow<Row>({
  row,
  columns,
  onRowClick,
  rowHref,
  density = 'comfortable',
  chosen,
  onToggle,
  selectLabelId,
}: TableRowProps<Row>) {
  const leadId = useId();
  const opening = { row, onRowClick, rowHref };
  const onClick = (event: MouseEvent): void => openRow(event, opening);
  const selects = chosen !== undefined;
  return (
    <Part.Row
      clickable={Boolean(onRowClick)}
      {...(selects ? { 'aria-selected': chosen } : {})}
      {...(onRowClick ? { onClick } : {})}
      {...(rowHref ? { onAuxClick: onClick, onMouseDown: keepPage } : {})}
    >
      {selects ? (
        <Part.CheckCell>
          <RowCheckbox state={chosen ? 'all' : 'none'} labelledBy={`${leadId} ${selectLabelId}`} onToggle={onToggle} />
        </Part.CheckCell>
      ) : null}
      {columns.map(
        (
          { key, header, align = 'start', hideOnCards = false, truncate = false, whole = false, width, cell },
          index,
        ) => {
          const isLead = index === 0;
          const cut = truncate
            ? { truncate: true, onPointerEnter: revealCut, ...(width ? { style: { '--cell-width': width } } : {}) }
            : {};
          const content = cell(row);
          const value = (
            <Part.CellValue lead={isLead} {...cut} {...(isLead ? { id: leadId } : {})}>
              {content}
            </Part.CellValue>
          );
          return (
            <Part.Cell
              key={key}
              data-label={header}
              align={align}
              lead={isLead}
              // A card has no line for nothing, such as the actions on a row that has none.
              hideOnCards={hideOnCards || content === null}
              whole={whole}
              density={density}
              {...(isLead ? { stick: selects ? 'afterCheck' : 'first' } : {})}
            >
              {isLead ? <Lead {...opening}>{value}</Lead> : value}
            </Part.Cell>
          );
        },
      )}
    </Part.Row>
  );
}
