import type { FastifyInstance } from 'fastify';
import { registerVisitRoutes } from './visit.routes.ts';

export { seedDemoVisits } from './demo-visits.ts';
export { isBot } from './is-bot.ts';

/** Counts visits by day and referrer type (SPEC §1). */
export async function registerVisits(app: FastifyInstance): Promise<void> {
  registerVisitRoutes(app);
}
