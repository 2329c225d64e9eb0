import { listRegions } from '@danji/contracts/site/file.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

/** The sido and sigungu of Korea. They change with a law, so a browser may cache the list for an hour. */
export function registerRegionRoutes(app: FastifyInstance): void {
  route(app, listRegions, ({ db, reply }) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return db
      .selectFrom('region')
      .select(['id', 'index', 'sido', 'sido_english', 'sido_short', 'sigungu', 'sigungu_english'])
      .orderBy('index')
      .orderBy('id')
      .execute();
  });
}
