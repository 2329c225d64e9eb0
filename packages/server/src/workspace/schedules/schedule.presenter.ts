import type { ScheduleSummary, WorkSchedule } from '@danji/contracts/workspace/schedule';
import { toScheduleBucket } from '@danji/contracts/workspace/schedule-bucket';
import { toBusinessDate } from '@danji/contracts/format/date';
import { findBrandRef } from '../../accounts/businesses/index.ts';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findRef,
  findSuccessor,
  SCHEDULE_FILE_USE,
  type ScheduleSummaryRow,
  type ScheduleRow,
} from './schedule.repository.ts';

/** Presents a schedule in a list at the time `now`. */
export const toScheduleSummary = (row: ScheduleSummaryRow, now: Date): ScheduleSummary => ({
  ...row,
  bucket: toScheduleBucket(row.contract_end, toBusinessDate(now)),
});

/** Presents a complete schedule with its files, predecessor and successor. */
export async function toWorkSchedule(
  platform: Platform,
  db: Db,
  row: ScheduleRow,
  reader: Principal,
): Promise<WorkSchedule> {
  const now = platform.clock.now();
  const files = await listAttachments(db, { use: SCHEDULE_FILE_USE, recordId: row.id });
  const previous = row.previous_id === null ? undefined : await findRef(db, row.previous_id);
  return {
    ...toScheduleSummary(row, now),
    description: row.description,
    brand: (await findBrandRef(db, row.brand_id)) ?? null,
    files: await toStoredFiles(platform, db, files, reader, now),
    previous: previous ?? null,
    next: (await findSuccessor(db, row.id)) ?? null,
  };
}
