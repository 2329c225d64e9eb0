import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { nanoid } from 'nanoid';
import fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { useAnswerCheck } from './answer-check.ts';
import { authentication } from './authentication.ts';
import { answerClientError } from './client-errors.ts';
import { acceptEmptyBodies } from './empty-body.ts';
import { answerUnroutable, useProblemAnswers } from './error-answers.ts';
import { isForOperators, limitLoad } from './load-limit.ts';
import { acceptForms } from './multipart-forms.ts';
import { useContractValidation } from './validation.ts';

const JSON_BODY_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** A request that would wait this long for its turn is refused at once. */
const MAX_LOOP_DELAY_MS = 3_000;
/** Calls of one address a minute before 429; single routes are stricter. */
const GENERAL_LIMIT = { max: 600, timeWindow: '1 minute' };

/** The HTTP server without features: limits, security headers, authentication, validation, problem answers. */
export async function createHttpApp(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform;
  const app = fastify({
    loggerInstance: platform.log,
    genReqId: (request) => toRequestId(request.headers['x-request-id']),
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  });
  app.decorate('platform', platform);
  // A connection forgets its address when it ends, unless somebody has read it; the rate limit asks after the session was looked up.
  app.addHook('onRequest', async (request) => void request.ip);
  useContractValidation(app);
  useProblemAnswers(app);
  if (config.answerCheck) useAnswerCheck(app);
  acceptEmptyBodies(app);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // An answer is for this caller and this moment, unless its call has decided otherwise.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: API_CSP,
    crossOriginEmbedderPolicy: false,
    hsts: config.webOrigin.startsWith('https:'),
  });
  // Elsewhere the database itself may run in this process, and a compiler beside it: a long wait is no sign of load.
  if (config.production) await limitLoad(app, MAX_LOOP_DELAY_MS);
  await app.register(cookie);
  await app.register(rateLimit, {
    ...GENERAL_LIMIT,
    max: GENERAL_LIMIT.max * platform.rateLimitScale,
    allowList: isForOperators,
  });
  await acceptForms(app, config.maxFileBytes);
  await app.register(authentication);
  return app;
}

/** Answers of the API are data: nothing in them may run or be framed. The web host sets its own policy for pages. */
const API_CSP = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

const toRequestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : nanoid(16);
