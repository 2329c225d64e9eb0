import { toApiError } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { collectPages, ExportButton, type RowKey, type TableColumn } from '@danji/ui';

/** The largest page the lists give. */
const PAGE_SIZE = 100;

type ListExportProps<Row> = {
  /** What the list holds. */
  fileName: string;
  columns: readonly Pick<TableColumn<Row>, 'header' | 'exportValue'>[];
  rowKey: (row: Row) => RowKey;
  /** One page of the list as it is filtered now. */
  loadPage: (page: { page: number; page_size: number }, signal: AbortSignal) => Promise<Page<Row>>;
};

/** Saves a whole list as it is filtered now, not only the page in sight. */
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
