import {
  countClick,
  countImpressions,
  listHomeAdvertisements,
} from '@danji/contracts/site/advertisement-home.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { isBot } from '../visits/index.ts';
import { addCounts, listActiveAdvertisements } from './active-advertisement.repository.ts';

/**
 * One address sees a page with several placements now and then; more than this comes from somebody who fakes the
 * counts.
 */
const COUNTS = { max: 60, timeWindow: '1 minute' };

/** Advertisements for visitors: everybody sees them, bots are not counted. */
export function registerActiveAdvertisementRoutes(app: FastifyInstance): void {
  route(app, listHomeAdvertisements, ({ db, query, now }) =>
    listActiveAdvertisements(db, query.category, toBusinessDate(now), now),
  );

  route(
    app,
    countImpressions,
    async ({ db, body, now, request }) => {
      if (!isBot(request.headers['user-agent']))
        await addCounts(db, [...new Set(body.ids)], 'impressions', toBusinessDate(now));
      return { ok: true as const };
    },
    { rateLimit: COUNTS },
  );

  route(
    app,
    countClick,
    async ({ db, body, now, request }) => {
      if (!isBot(request.headers['user-agent'])) await addCounts(db, [body.id], 'clicks', toBusinessDate(now));
      return { ok: true as const };
    },
    { rateLimit: COUNTS },
  );
}
