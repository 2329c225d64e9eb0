import { getOwn } from '@danji/contracts/get-own';
import type { ProblemCode } from '@danji/contracts/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoConnectionError } from '../database/connect.ts';
import { ProblemError } from '../problem-error.ts';
import { recordRefusal } from '../security-events/record-refusal.ts';
import { isMalformedForm } from './multipart-forms.ts';

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Problem codes for the errors of Fastify and its plugins that the caller has caused. */
const CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_UNDER_PRESSURE: 'unavailable',
};

function toProblemError(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (error instanceof NoConnectionError) return new ProblemError('unavailable');
  const code = getOwn(CODES, error.code ?? '');
  if (code) return new ProblemError(code);
  if (error.statusCode === 429) return new ProblemError('too_many_requests');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('malformed_request');
  return isMalformedForm(error) ? new ProblemError('malformed_request') : undefined;
}

/** A client that was refused because of the load tries again after this time, seconds. */
const RETRY_SECONDS = 10;

/** No cache may store an error, whatever the call had decided for its response. */
function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.code === 'unavailable') void reply.header('retry-after', String(RETRY_SECONDS));
  return reply
    .status(problem.status)
    .type(PROBLEM_JSON)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem.toProblem(request.id));
}

function handleError(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblemError(error);
  if (!problem) request.log.error({ err: error }, 'unexpected failure');
  else if (error instanceof NoConnectionError) request.log.warn({ err: error }, 'a request got no connection');
  else recordRefusal(request, problem);
  return sendProblem(problem ?? new ProblemError('internal'), request, reply);
}

/**
 * Responds to an address that the router cannot read (a broken escape, a part that is too long); no hook runs for
 * those.
 */
export function handleUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
  void handleError(error, request, reply);
}

/** Sends every failure as problem+json with a request id. An unexpected one is logged and reveals nothing internal. */
export function registerProblemResponses(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError>(handleError);
  app.setNotFoundHandler((request, reply) => sendProblem(new ProblemError('not_found'), request, reply));
}
