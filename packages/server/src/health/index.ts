import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health.routes.ts';
import { metricsRoutes } from './metrics.routes.ts';

/** What operators and their machines ask of the server. Registered first: its hook times every later route. */
export async function registerHealth(app: FastifyInstance): Promise<void> {
  healthRoutes(app);
  metricsRoutes(app);
}
