import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers under load. */
    isForOperators?: true;
  }
}

/**
 * Options of the routes for supervisors and scrapers. They are not counted, and answered under load too, because
 * restarting a server that is only busy helps nobody.
 */
export const FOR_OPERATORS = { config: { rateLimit: false, isForOperators: true } } as const;

function refuse(request: FastifyRequest): void {
  if (request.routeOptions.config.isForOperators) return;
  throw new ProblemError('unavailable');
}

/** Refuses requests at once, with 503, while the event loop is delayed by more than `maxDelay` ms. */
export async function registerLoadLimit(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: maxDelay, pressureHandler: refuse });
}
