import { getPointBatchTemplate, postPointBatch } from '@danji/contracts/points/point-batch.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readUploadedSheet, writeTemplate } from '../../site/sheets/index.ts';
import { BATCH_COLUMNS } from './batch-columns.ts';
import type { BatchRow } from './batch.parser.ts';
import { runBatch } from './batch.service.ts';

const SHEETS = { max: 20, timeWindow: '1 minute' };
const parser = new URL('./batch.parser.ts', import.meta.url);
const TEMPLATE = {
  name: '포인트 지급·차감',
  columns: BATCH_COLUMNS,
  example: [null, '(예시) 김단지', 1_000, '이벤트 당첨. 차감은 -1000처럼 적어요. 이 줄은 지우고 적어 주세요.'],
};

/** Entries by hand of many members, from a sheet. */
export function registerPointBatchRoutes(app: FastifyInstance): void {
  route(app, getPointBatchTemplate, () => writeTemplate(TEMPLATE), { rateLimit: SHEETS });

  route(
    app,
    postPointBatch,
    async ({ user, request, now, change, commit }) => {
      const { rows, isDryRun } = await readUploadedSheet<BatchRow>(request, user.id, { parser });
      const report = await commit((db) => runBatch(db, rows, { isDryRun, user, now }));
      const { lines, given, taken } = report;
      if (report.is_saved) change.after = { lines: lines.length, given, taken };
      return report;
    },
    { transaction: 'own', rateLimit: SHEETS },
  );
}
