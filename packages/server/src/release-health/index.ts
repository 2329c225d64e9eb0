import type { FastifyInstance } from 'fastify';
import { registerCleanUp } from './clean-up.ts';
import { registerEvaluation } from './evaluate-channel.ts';
import { releaseHealthRoutes } from './release-health.routes.ts';

/** Collects the health of releases in use, and evaluates new ones. */
export async function registerReleaseHealth(app: FastifyInstance): Promise<void> {
  await releaseHealthRoutes(app);
  registerCleanUp(app.platform);
  registerEvaluation(app);
}
