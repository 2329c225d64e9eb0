import { toApiError } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { collectPages, ExportButton, type RowKey, type TableColumn } from '@danji/ui';

/** The largest page size that the list calls accept. */
const PAGE_SIZE = 100;

type ListExportProps<Row> = {
  /** Names the rows of the list. */
  fileName: string;
  columns: readonly Pick<TableColumn<Row>, 'header' | 'exportValue'>[];
  rowKey: (row: Row) => RowKey;
  /** Loads one page of the list with the current filters. */
  loadPage: (page: { page: number; page_size: number }, signal: AbortSignal) => Promise<Page<Row>>;
};

/** Exports the whole list with the current filters, not only the visible page. */
export function ListExport<Row>({ fileName, columns, rowKey, loadPage }: ListExportProps<Row>) {
  return (
    <ExportButton
      size="md"
      fileName={fileName}
      columns={columns}
      toMessage={(error) => toApiError(error).title}
      rowsForExport={(task) =>
        collectPages(task, (page, signal) => loadPage({ page, page_size: PAGE_SIZE }, signal), rowKey)
      }
    />
  );
}
