import { useEffect, useRef, useState } from 'react';
import { toast } from '../../feedback/toast-store.ts';
import { todayInKorea } from '../../forms/date/days.ts';
import { formatCount } from '../../forms/number-rules.ts';
import type { ExportValue, TableColumn } from '../table-types.ts';
import type { ExportedRows, ExportTask } from './collect-pages.ts';
import { toCsv } from './csv.ts';
import { saveBlob } from './save-blob.ts';

export type ExportKind = 'csv' | 'xlsx';
/** The progress; `count` is known after the first response. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; kind: ExportKind; done: number; count: number | undefined }
  | { step: 'failed'; kind: ExportKind; message: string };

export interface ExportOptions<Row> {
  /** The name of the exported list (`일반회원`); the day and the file extension are added. */
  fileName: string;
  /** Columns of the table, or a longer list, since a file may contain more than the screen. */
  columns: readonly Pick<TableColumn<Row>, 'header' | 'exportValue'>[];
  /** Reads all rows with the present filters; `collectPages` pages through a list. */
  rowsForExport: (task: ExportTask) => Promise<ExportedRows<Row>>;
  limit: number;
  toMessage: (error: unknown) => string;
}

async function toFile(kind: ExportKind, lines: ExportValue[][], fileName: string): Promise<Blob> {
  if (kind === 'csv') return new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' });
  const { toXlsx } = await import('./xlsx.ts');
  return toXlsx(lines, fileName);
}

/** Reads all rows, writes the file and saves it. One export runs at a time, and it is cancelled on unmount. */
export function useExport<Row>({ fileName, columns, rowsForExport, limit, toMessage }: ExportOptions<Row>) {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  const start = async (kind: ExportKind): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ step: 'running', kind, done: 0, count: undefined });
    try {
      const found = await rowsForExport({
        signal,
        limit,
        onProgress: (done, count) => {
          if (!signal.aborted) setState({ step: 'running', kind, done, count });
        },
      });
      const written = columns.flatMap(({ header, exportValue }) => (exportValue ? [{ header, exportValue }] : []));
      const rows = found.rows.slice(0, limit);
      const file = await toFile(
        kind,
        [written.map(({ header }) => header), ...rows.map((row) => written.map(({ exportValue }) => exportValue(row)))],
        fileName,
      );
      if (signal.aborted) return;
      saveBlob(`${fileName}-${todayInKorea()}.${kind}`, file);
      setState({ step: 'idle' });
      if (found.count > rows.length)
        toast({
          tone: 'warning',
          title: `전체 ${formatCount(found.count, found.isCapped)}건 중 ${formatCount(rows.length)}건만 저장했어요`,
          description: '조건을 좁히면 나머지도 저장할 수 있어요.',
        });
      else toast({ tone: 'success', title: `${formatCount(rows.length)}건을 저장했어요` });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', kind, message: toMessage(error) });
    }
  };
  return { state, start: (kind: ExportKind) => void start(kind), cancel };
}
