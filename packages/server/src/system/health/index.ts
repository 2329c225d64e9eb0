import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health.routes.ts';
import { metricsRoutes } from './metrics.routes.ts';

/** Health checks and metrics. This feature is registered first: its hook times every later route. */
export async function registerHealth(app: FastifyInstance): Promise<void> {
  healthRoutes(app);
  metricsRoutes(app);
}
