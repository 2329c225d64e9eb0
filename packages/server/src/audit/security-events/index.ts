import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerRuns } from './find-runs.job.ts';
import { securityEventPersonalData } from './personal-data.ts';
import { registerSecurityEventRoutes } from './security-event.routes.ts';

/**
 * The list of security events, the alarm of failed sign-ins, and the deletion after two years. `recordSecurityEvent` of
 * the platform writes the events.
 */
export async function registerSecurityEventList(app: FastifyInstance): Promise<void> {
  registerPersonalData(app.platform, 'security_events', securityEventPersonalData);
  registerSecurityEventRoutes(app);
  registerCleanUp(app.platform);
  registerRuns(app.platform);
}
