import type { RowKey } from '../table-types.ts';

/** The parameters of an export. */
export interface ExportTask {
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  /** Max number of rows in the file. */
  limit: number;
  /** Called with the number of rows read, and the total number. */
  onProgress: (done: number, count: number) => void;
}

export interface ExportedRows<Row> {
  rows: readonly Row[];
  /** Total number of rows; more than `rows` when the limit was reached. */
  count: number;
}

/**
 * Reads a paged list from its first page to its end, or to the limit. A row that appears twice, because others were
 * added meanwhile, is returned once. `loadPage` gets the number of the page, from 1; its errors are rethrown.
 */
export async function collectPages<Row>(
  { signal, limit, onProgress }: ExportTask,
  loadPage: (page: number, signal: AbortSignal) => Promise<{ results: readonly Row[]; count: number }>,
  rowKey: (row: Row) => RowKey,
): Promise<ExportedRows<Row>> {
  const rows = new Map<RowKey, Row>();
  let count = 0;
  let read = 0;
  for (let page = 1; page === 1 || (read < count && rows.size < limit); page += 1) {
    signal.throwIfAborted();
    const response = await loadPage(page, signal);
    count = response.count;
    read += response.results.length;
    for (const row of response.results) rows.set(rowKey(row), row);
    onProgress(Math.min(rows.size, limit), count);
    if (response.results.length === 0) break;
  }
  signal.throwIfAborted();
  return { rows: [...rows.values()].slice(0, limit), count: Math.max(count, rows.size) };
}
