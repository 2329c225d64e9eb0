import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http/route.ts';
import { invalidField } from '../platform/problem-error.ts';
import { listEntries } from './staff-log.repository.ts';

/** Whether the date exists in the calendar; 31 February does not. */
const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

export function staffLogRoutes(app: FastifyInstance): void {
  route(app, listStaffLog, ({ db, query }) => {
    const { date_start, date_end } = query;
    if (date_start !== undefined && !isDay(date_start))
      throw invalidField('date_start', '달력에 있는 날짜를 입력해 주세요.');
    if (date_end !== undefined && !isDay(date_end)) throw invalidField('date_end', '달력에 있는 날짜를 입력해 주세요.');
    if (date_start !== undefined && date_end !== undefined && date_start > date_end)
      throw invalidField('date_end', '종료일은 시작일보다 빠를 수 없어요.');
    return listEntries(db, query);
  });
}
