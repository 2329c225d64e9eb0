import type { FastifyInstance } from 'fastify';
import { handleCleanUp } from './clean-up.ts';
import { startJudging } from './judge-channel.ts';
import { releaseHealthRoutes } from './release-health.routes.ts';

/** Collects the health of releases in use, and evaluates new ones. */
export async function registerReleaseHealth(app: FastifyInstance): Promise<void> {
  await releaseHealthRoutes(app);
  handleCleanUp(app.platform);
  startJudging(app);
}
