import type { FastifyInstance } from 'fastify';
import { handleCleanUp } from './clean-up.ts';
import { startJudging } from './judge-channel.ts';
import { releaseHealthRoutes } from './release-health.routes.ts';

/** How the releases people run are doing, and the judgement of those that are new. */
export async function registerReleaseHealth(app: FastifyInstance): Promise<void> {
  await releaseHealthRoutes(app);
  handleCleanUp(app.platform);
  startJudging(app);
}
