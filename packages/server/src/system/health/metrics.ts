import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { gauges } from '../../platform/features/gauges.ts';
import type { Platform } from '../../platform/platform.ts';

/** Upper bounds of the response times, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts responses by route pattern, never by address, because an address holds ids. */
export function createMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: 'danji_http_request_seconds',
    help: 'Time to answer, by route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    responses.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  for (const gauge of [connectionGauge(app.platform), jobGauge(app.platform), openGauge(app.platform)])
    registry.registerMetric(gauge);
  return registry;
}

const connectionGauge = ({ database }: Platform) =>
  new Gauge({
    name: 'danji_database_connections',
    help: 'Connections of the pool, and callers waiting for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });

const jobGauge = ({ jobs }: Platform) =>
  new Gauge({
    name: 'danji_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      for (const { name, ...states } of await jobs.counts())
        for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count);
    },
  });

const openGauge = ({ contributions }: Platform) =>
  new Gauge({
    name: 'danji_open',
    help: 'What features have open now; seconds where the name says so.',
    labelNames: ['what'],
    registers: [],
    async collect() {
      for (const [what, read] of contributions.of(gauges)) this.set({ what }, await read());
    },
  });
