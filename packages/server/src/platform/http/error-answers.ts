import type { ProblemCode } from '@danji/contracts/problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Codes of Fastify and its plugins that are the caller's doing. */
const KNOWN: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'malformed_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'malformed_request',
  FST_UNDER_PRESSURE: 'unavailable',
};

function toProblemError(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  const known = KNOWN[error.code];
  if (known) return new ProblemError(known);
  if (error.statusCode === 429) return new ProblemError('too_many_requests');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('malformed_request');
  return undefined;
}

/** Every failure leaves as problem+json with a request id; an unexpected one is logged and tells nothing of its inside. */
export function useProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    const problem = toProblemError(error);
    if (!problem) request.log.error({ err: error }, 'unexpected failure');
    const answer = problem ?? new ProblemError('internal');
    return reply.status(answer.status).type(PROBLEM_JSON).serializer(JSON.stringify).send(answer.toAnswer(request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    const answer = new ProblemError('not_found');
    return reply.status(404).type(PROBLEM_JSON).serializer(JSON.stringify).send(answer.toAnswer(request.id));
  });
}
