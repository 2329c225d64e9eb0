import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/**
 * Calls of supervisors and scrapers. They are answered under load too, because restarting a server that is only busy
 * helps nobody.
 */
export const isForOperators = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/health/') || url.startsWith('/metrics');

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (isForOperators(request)) return;
  void reply.header('retry-after', '10');
  throw new ProblemError('unavailable');
}

/** Refuses requests at once, with 503, while the event loop is delayed by more than `maxDelay` ms. */
export async function registerLoadLimit(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: maxDelay, pressureHandler: refuse });
}
