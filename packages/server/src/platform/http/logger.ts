import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/**
 * Structured logs without personal data or secrets: of a request they hold its id, method, route pattern and status,
 * but no query, body, IP address or header.
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
