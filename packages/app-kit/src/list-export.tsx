import { toApiError } from '@danji/api-client';
import type { Page } from '@danji/contracts/page';
import { collectPages, ExportButton } from '@danji/ui';
import type { TableOptions } from './list-table.tsx';

/**
 * Loads the rows of a list, with the current filters, that follow the row with an id; `undefined` when that row was
 * deleted. @throws ApiError
 */
export type LoadPage<Row> = (after: number | string | undefined, signal: AbortSignal) => Promise<Page<Row> | undefined>;

type ListExportProps<Row> = { fileName: string; table: TableOptions<Row>; loadPage: LoadPage<Row> };

/** Exports the whole list with the current filters, not only the visible page. */
export function ListExport<Row>({ fileName, table: { columns, rowKey }, loadPage }: ListExportProps<Row>) {
  return (
    <ExportButton
      size="md"
      fileName={fileName}
      columns={columns}
      toMessage={(error) => toApiError(error).title}
      rowsForExport={(task) => collectPages(task, loadPage, rowKey)}
    />
  );
}
