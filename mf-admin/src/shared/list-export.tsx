import { toApiError } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { collectPages, ExportButton, type TableColumn } from '@danji/ui';

/** The part of a list that an export reads at once, of the largest size that the list calls accept. */
export type ExportPage = { page_size: number; after_id?: number };
export const toExportPage = (after_id: number | undefined): ExportPage => ({
  page_size: 100,
  ...(after_id !== undefined && { after_id }),
});

type ListExportProps<Row> = {
  /** Names the rows of the list. */
  fileName: string;
  columns: readonly Pick<TableColumn<Row>, 'header' | 'exportValue'>[];
  rowKey: (row: Row) => number;
  /** Loads the rows of the list, with the current filters, that follow one of them. */
  loadPage: (page: ExportPage, signal: AbortSignal) => Promise<Page<Row>>;
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
        collectPages(task, (after: number | undefined, signal) => loadPage(toExportPage(after), signal), rowKey)
      }
    />
  );
}
