import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { countVisit, getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { isBot } from './is-bot.ts';
import { addVisit } from './visit.repository.ts';
import { countDays, readVisitStatistics } from './visit-statistics.ts';

/**
 * A household or an office behind one address opens a few sessions a minute; more than this is an attempt to inflate
 * the numbers.
 */
const VISITS = { max: 30, timeWindow: '1 minute' };

export function registerVisitRoutes(app: FastifyInstance): void {
  route(
    app,
    countVisit,
    async ({ db, body, now, request }) => {
      if (!isBot(request.headers['user-agent'])) await addVisit(db, toBusinessDate(now), body);
      return { ok: true as const };
    },
    { rateLimit: VISITS },
  );

  route(app, getVisitStatistics, ({ db, query: { date_start, date_end } }) => {
    if (!isCalendarDay(date_start)) throw invalidField('date_start', '달력에 있는 날짜를 입력해 주세요.');
    if (!isCalendarDay(date_end)) throw invalidField('date_end', '달력에 있는 날짜를 입력해 주세요.');
    if (date_end < date_start) throw invalidField('date_end', '종료일은 시작일보다 빠를 수 없어요.');
    if (countDays(date_start, date_end) > ANSWER_LIMITS.days)
      throw invalidField('date_end', `기간은 ${ANSWER_LIMITS.days}일까지 고를 수 있어요.`);
    return readVisitStatistics(db, date_start, date_end);
  });
}
