import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerEvaluation } from './evaluate-channel.ts';
import { releaseHealthRoutes } from './release-health.routes.ts';
import { releaseHealthPersonalData } from './personal-data.ts';

/** Collects the health of releases in use, and evaluates new ones. */
export async function registerReleaseHealth(app: FastifyInstance): Promise<void> {
  await releaseHealthRoutes(app);
  registerCleanUp(app.platform);
  registerEvaluation(app);
  registerPersonalData(app.platform, 'release_health', releaseHealthPersonalData);
}
