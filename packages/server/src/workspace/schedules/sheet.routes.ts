import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import {
  exportWorkSchedules,
  getScheduleTemplate,
  importWorkSchedules,
} from '@danji/contracts/workspace/schedule-sheet.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import type { FastifyInstance } from 'fastify';
import { readUploads } from '../../site/files/index.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { importRows } from './import.service.ts';
import { readSheetRows } from './read-sheet.ts';
import { requireSpace } from './schedule-access.ts';
import { listForSheet } from './schedule.repository.ts';
import { writeSheet } from './write-sheet.ts';

/** A sheet contains thousands of rows. */
const SHEETS = { max: 20, timeWindow: '1 minute' };

const toExample = (today: string): ScheduleFields => ({
  category1: 2,
  category2: 502,
  title: '(예시) 경비 용역 계약',
  description: '이 줄은 지우고 적어 주세요.',
  contract: '한빛경비',
  contract_start: `${today.slice(0, 7)}-01`,
  contract_end: addMonths(`${today.slice(0, 7)}-01`, 12),
  building_name: '',
  is_complete: false,
  contract_amount: 120_000_000,
  previous_id: null,
  brand_id: null,
});

/** Routes that export schedules as sheets and import them. */
export function registerSheetRoutes(app: FastifyInstance): void {
  route(
    app,
    exportWorkSchedules,
    async ({ db, user, query, now, reply }) => {
      await requireSpace(db, user, query.space_id);
      const today = toBusinessDate(now);
      const rows = await listForSheet(db, { ...query, today }, SCHEDULE_LIMITS.exportRows + 1);
      const bytes = await writeSheet(rows.slice(0, SCHEDULE_LIMITS.exportRows));
      void reply.header('cache-control', 'no-store');
      return {
        name: `일정·계약-${today}.xlsx`,
        base64: bytes.toString('base64'),
        is_cut: rows.length > SCHEDULE_LIMITS.exportRows,
      };
    },
    { rateLimit: SHEETS },
  );

  route(
    app,
    getScheduleTemplate,
    async ({ now }) => {
      const bytes = await writeSheet([toExample(toBusinessDate(now))]);
      return { name: '일정·계약 양식.xlsx', base64: bytes.toString('base64'), is_cut: false };
    },
    { rateLimit: SHEETS },
  );

  route(
    app,
    importWorkSchedules,
    async ({ db, user, params, request, now, change, commit }) => {
      const spaceId = params.id;
      await requireSpace(db, user, spaceId);
      const files: Buffer[] = [];
      const {
        flags: { is_dry_run: isDryRun = false },
      } = await readUploads(
        request,
        { fileField: 'file', flags: ['is_dry_run'] },
        async ({ buffer }) => void files.push(buffer),
      );
      const [bytes] = files;
      if (!bytes || files.length > 1) throw invalidField('file', '파일을 하나만 올려 주세요.');
      const lines = await readSheetRows(bytes, user.id);
      const report = await commit(async (db) => {
        // A member who was removed during the upload must not write anything.
        await requireSpace(db, user, spaceId);
        return importRows(db, spaceId, lines, { isDryRun, user, now });
      });
      if (report.is_saved) change.after = { space_id: spaceId, accepted: report.accepted };
      return report;
    },
    { transaction: 'own', rateLimit: SHEETS },
  );
}
