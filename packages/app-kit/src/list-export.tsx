import { toApiError } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { collectPages, ExportButton } from '@danji/ui';
import type { TableOptions } from './list-table.tsx';

/** The largest page size that the list calls accept. */
const PAGE_SIZE = 100;

/** Loads one page of a list with the current filters. @throws ApiError */
export type LoadPage<Row> = (page: { page: number; page_size: number }, signal: AbortSignal) => Promise<Page<Row>>;

type ListExportProps<Row> = { fileName: string; table: TableOptions<Row>; loadPage: LoadPage<Row> };

/** Exports the whole list with the current filters, not only the visible page. */
export function ListExport<Row>({ fileName, table: { columns, rowKey }, loadPage }: ListExportProps<Row>) {
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
