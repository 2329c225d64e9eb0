import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Valid boundaries (RFC 2046, 5.1.1); the parser throws plain errors for a missing and for a long one. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

/** The parser's messages for a form that ends in the middle of a part; its errors have no codes. */
const MALFORMED = /unexpected end of multipart data$|^malformed part header/i;

/**
 * Whether an error says that a form is malformed: the connection was lost on the way, or the form was written by hand.
 */
export const isMalformedForm = (error: Error): boolean => MALFORMED.test(error.message);

/** Accepts multipart bodies: ten files of `maxFileBytes` each, unless a call has limits of its own. */
export async function registerForms(app: FastifyInstance, maxFileBytes: number): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 10, fields: 20, fieldSize: 64 * 1024 },
    throwFileSizeLimit: true,
  });
  // This runs after the policy and before any handler reads the form.
  app.addHook('preHandler', async (request) => {
    if (request.isMultipart() && !BOUNDARY.test(request.headers['content-type'] ?? ''))
      throw new ProblemError('malformed_request');
  });
}
