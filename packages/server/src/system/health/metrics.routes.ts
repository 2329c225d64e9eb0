import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOR_OPERATORS } from '../../platform/http/load-limit.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { createMetrics } from './metrics.ts';

function isAllowed(request: FastifyRequest, token: string): boolean {
  const provided = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return provided.length === expected.length && timingSafeEqual(provided, expected);
}

/** Serves metrics to callers with METRICS_TOKEN. Without a configured token they are not served at all. */
export function metricsRoutes(app: FastifyInstance): void {
  const { metricsToken } = app.platform.config;
  if (!metricsToken) return;
  const registry = createMetrics(app);
  app.get('/metrics', { config: { ...FOR_OPERATORS.config, checksOwnBearer: true } }, async (request, reply) => {
    if (!isAllowed(request, metricsToken))
      throw new ProblemError('unauthenticated', { title: '지표를 읽으려면 METRICS_TOKEN이 필요해요.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
