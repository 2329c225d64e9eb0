import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Calls of supervisors and scrapers: answered under load too, a server that is restarted because it is busy helps nobody. */
export const isForOperators = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/health/') || url.startsWith('/metrics');

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (isForOperators(request)) return;
  void reply.header('retry-after', '10');
  throw new ProblemError('unavailable');
}

/** Refuses requests at once, with 503, while each would wait longer than `maxDelay` ms for its turn. */
export async function limitLoad(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: maxDelay, pressureHandler: refuse });
}
