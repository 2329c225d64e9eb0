import { useId, type MouseEvent, type PointerEvent } from 'react';
import type { DataTableProps, TableColumn } from '../table-types.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import * as Part from './table-parts.ts';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  onRowClick: DataTableProps<Row>['onRowClick'];
  density: DataTableProps<Row>['density'];
  /** Undefined where rows are not chosen. */
  chosen: boolean | undefined;
  onToggle: (extend: boolean) => void;
  selectWordId: string;
}

// A click on a link, button or control in a cell belongs to it, and so does selecting text.
const isOwnClick = (event: MouseEvent): boolean =>
  event.target instanceof Element && !event.target.closest('a, button, input, select, label') && (window.getSelection()?.toString() ?? '') === '';

/** What was cut is shown by the browser under the pointer. */
function revealCut({ currentTarget }: PointerEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth > currentTarget.clientWidth) currentTarget.title = currentTarget.textContent ?? '';
  else currentTarget.removeAttribute('title');
}

/** One row: a line of the table, or a card. */
export function TableRow<Row>({ row, columns, onRowClick, density = 'comfortable', chosen, onToggle, selectWordId }: TableRowProps<Row>) {
  const leadId = useId();
  const selects = chosen !== undefined;
  return (
    <Part.Row
      clickable={Boolean(onRowClick)} {...(selects ? { 'aria-selected': chosen } : {})}
      {...(onRowClick ? { onClick: (event: MouseEvent) => { if (isOwnClick(event)) onRowClick(row); } } : {})}
    >
      {selects ? <Part.CheckCell><RowCheckbox state={chosen ? 'all' : 'none'} labelledBy={`${leadId} ${selectWordId}`} onToggle={onToggle} /></Part.CheckCell> : null}
      {columns.map(({ key, header, align = 'start', hideOnCards = false, truncate = false, whole = false, width, cell }, index) => {
        const isLead = index === 0;
        const cut = truncate ? { truncate: true, onPointerEnter: revealCut, ...(width ? { style: { '--cell-width': width } } : {}) } : {};
        const value = <Part.CellValue lead={isLead} {...cut} {...(isLead ? { id: leadId } : {})}>{cell(row)}</Part.CellValue>;
        return (
          <Part.Cell key={key} data-label={header} align={align} lead={isLead} hideOnCards={hideOnCards} whole={whole} density={density} {...(isLead ? { stick: selects ? 'afterCheck' : 'first' } : {})}>
            {isLead && onRowClick ? <Part.RowButton type="button" onClick={() => onRowClick(row)}>{value}</Part.RowButton> : value}
          </Part.Cell>
        );
      })}
    </Part.Row>
  );
}
