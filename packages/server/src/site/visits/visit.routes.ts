import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { countVisit, getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { isBot } from './is-bot.ts';
import { addVisit } from './visit.repository.ts';
import { readVisitStatistics } from './visit-statistics.ts';

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
    checkPeriod({ date_start, date_end }, ANSWER_LIMITS.days);
    return readVisitStatistics(db, date_start, date_end);
  });
}
