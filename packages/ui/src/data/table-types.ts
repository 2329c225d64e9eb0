import type { ReactNode } from 'react';
import type { Option } from '../forms/select.tsx';

export type RowKey = string | number;
/** The value of a cell in an exported file: numbers stay numbers there. */
export type ExportValue = string | number | null | undefined;
export type TableDensity = 'comfortable' | 'compact';

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** The filter of a column: a typed text, or one of several choices. */
export type ColumnFilter =
  | { kind: 'text'; placeholder?: string | undefined }
  | { kind: 'choice'; options: readonly Option[] };

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable under this name. */
  sortKey?: string | undefined;
  /** Numbers and money are aligned to the end. Default start. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** CSS width on wide screens. */
  width?: string | undefined;
  /** One line; text that does not fit is truncated and shown in full as a tooltip. Give the column a width. */
  truncate?: boolean | undefined;
  /** Dates, periods and numbers with a unit: never broken, the table scrolls before that. On cards they may break. */
  whole?: boolean | undefined;
  /** Left out of the cards under 768 px. */
  hideOnCards?: boolean | undefined;
  /** Adds a filter; its value is in `filters` under the column's key. */
  filter?: ColumnFilter | undefined;
  /** The column is always shown. The first column always is. */
  alwaysVisible?: boolean | undefined;
  /** The cell in a CSV or XLSX file; columns without it are left out of the file. */
  exportValue?: ((row: Row) => ExportValue) | undefined;
}

export interface DataTableProps<Row> {
  /** The caption of the table for assistive technology; it is not visible. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /**
   * Called on a click anywhere in the row; for the keyboard the first cell is a button, or a link where `rowHref` is
   * given.
   */
  onRowClick?: ((row: Row) => void) | undefined;
  /** The address that `onRowClick` opens; Ctrl, ⌘ and the middle button open it in a new tab. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Shows a skeleton while there are no rows yet, and dims the old rows while new ones come. */
  loading?: boolean | undefined;
  /** Content without rows: an EmptyState. */
  empty?: ReactNode;
  /** CSS height over which the body scrolls below its sticky head. */
  maxHeight?: string | undefined;
  /** Values of the column filters by column key; an empty text filters nothing. */
  filters?: Readonly<Record<string, string>> | undefined;
  onFilters?: ((filters: Readonly<Record<string, string>>) => void) | undefined;
  /** Keys of the chosen rows, also of other pages. With `onSelection` every row gets a checkbox. */
  selection?: ReadonlySet<RowKey> | undefined;
  onSelection?: ((selection: ReadonlySet<RowKey>) => void) | undefined;
  /** Buttons for the chosen rows. */
  bulkActions?: ReactNode;
  /** Keys of the columns that are not shown; `useTableMemory` stores them. */
  hiddenColumns?: readonly string[] | undefined;
  onHiddenColumns?: ((keys: readonly string[]) => void) | undefined;
  /** Default comfortable (52 px rows); compact 40 px. */
  density?: TableDensity | undefined;
  onDensity?: ((density: TableDensity) => void) | undefined;
  /** At the end of the bar above the table, for instance an ExportButton. */
  actions?: ReactNode;
}
