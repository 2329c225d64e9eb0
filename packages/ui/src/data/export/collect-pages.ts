import type { RowKey } from '../table-types.ts';

/** The parameters of an export. */
export interface ExportTask {
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  /** Max number of rows in the file. */
  limit: number;
  /** Called with the number of rows read, and the total number as far as it is known. */
  onProgress: (done: number, count: number) => void;
}

export interface ExportedRows<Row> {
  rows: readonly Row[];
  /** Total number of rows; more than `rows` when the limit was reached. */
  count: number;
  /** There are more rows than `count`. */
  isCapped?: boolean | undefined;
}

/** Rows that follow one of the list; `count` is the number of all that follow, or less when it is capped. */
interface Part<Row> {
  results: readonly Row[];
  count: number;
  is_count_capped?: boolean | undefined;
}

/**
 * Reads a list from its first row to its end, or to the limit. `loadPart` gets the key of the row after which the list
 * continues, so that neither its length nor rows that others add matter; its errors are rethrown. It resolves to
 * `undefined` when that row was deleted meanwhile: the list then continues after the row before it.
 */
export async function collectPages<Row, Key extends RowKey>(
  { signal, limit, onProgress }: ExportTask,
  loadPart: (after: Key | undefined, signal: AbortSignal) => Promise<Part<Row> | undefined>,
  rowKey: (row: Row) => Key,
): Promise<ExportedRows<Row>> {
  const rows = new Map<Key, Row>();
  /** Keys after which the list may continue, the last one first. */
  const read: Key[] = [];
  for (;;) {
    signal.throwIfAborted();
    const part = await loadPart(read.at(-1), signal);
    if (!part) {
      if (read.pop() === undefined) throw new Error('A list starts before all rows.');
      continue;
    }
    const count = rows.size + part.count;
    for (const row of part.results) rows.set(rowKey(row), row);
    onProgress(Math.min(rows.size, limit), count);
    const last = part.results.at(-1);
    if (!last || part.results.length >= part.count || rows.size >= limit) {
      signal.throwIfAborted();
      return { rows: [...rows.values()].slice(0, limit), count, isCapped: part.is_count_capped };
    }
    read.push(...part.results.map(rowKey));
  }
}
