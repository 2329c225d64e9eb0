import { getPointBatchTemplate, postPointBatch } from '@danji/contracts/points/point-batch.endpoints';
import type { FastifyInstance } from 'fastify';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { readForeignFile } from '../../platform/foreign-files/read-foreign-file.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { readUploads } from '../../site/files/index.ts';
import { BATCH_COLUMNS } from './batch-columns.ts';
import type { BatchRow } from './batch.parser.ts';
import { runBatch } from './batch.service.ts';

const SHEETS = { max: 20, timeWindow: '1 minute' };
const PARSER = new URL('./batch.parser.ts', import.meta.url);
const MESSAGES = {
  broken: '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.',
  too_large: '파일이 너무 커요. 나눠서 올려 주세요.',
};

/** The example has no number, so that it is refused when it is left in the sheet. */
const TEMPLATE: SheetData = [
  BATCH_COLUMNS.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold', backgroundColor: '#EEF1F5' })),
  [null, '(예시) 김단지', 1_000, '이벤트 당첨. 차감은 -1000처럼 적어요. 이 줄은 지우고 적어 주세요.'].map((value) =>
    typeof value === 'number' ? { value, type: Number } : value && { value, type: String },
  ),
];

/** Entries by hand of many members, from a sheet. */
export function registerPointBatchRoutes(app: FastifyInstance): void {
  route(
    app,
    getPointBatchTemplate,
    async () => {
      const columns = BATCH_COLUMNS.map(({ width }) => ({ width }));
      const bytes = await writeXlsxFile([{ data: TEMPLATE, columns, stickyRowsCount: 1, sheet: '포인트' }]).toBuffer();
      return { name: '포인트 지급·차감 양식.xlsx', base64: bytes.toString('base64') };
    },
    { rateLimit: SHEETS },
  );

  route(
    app,
    postPointBatch,
    async ({ user, request, now, change, commit }) => {
      const files: Buffer[] = [];
      const { is_dry_run: isDryRun = false } = await readUploads(
        request,
        { fileField: 'file', flags: ['is_dry_run'] },
        async ({ buffer }) => void files.push(buffer),
      );
      const [bytes] = files;
      if (!bytes || files.length > 1) throw invalidField('file', '파일을 하나만 올려 주세요.');
      const rows = await readForeignFile<BatchRow[]>(PARSER, {
        bytes,
        accountId: user.id,
        field: 'file',
        messages: MESSAGES,
      });
      const report = await commit((db) => runBatch(db, rows, { isDryRun, user, now }));
      const { lines, given, taken } = report;
      if (report.is_saved) change.after = { lines: lines.length, given, taken };
      return report;
    },
    { transaction: 'own', rateLimit: SHEETS },
  );
}
