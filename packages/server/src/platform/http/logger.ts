import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/**
 * Structured logs without personal data or secrets: a request is its id, method, route pattern and status; no query,
 * body, address of a person or header is written.
 */
export const createLogger = (level: string): FastifyBaseLogger =>
  pino({
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: (error: Error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause instanceof Error && { cause: error.cause.message }),
      }),
    },
  });
