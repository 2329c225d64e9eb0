import { LIMITS } from '@danji/contracts/limits';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { nanoid } from 'nanoid';
import fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { registerResponseCheck } from './response-check.ts';
import { authentication } from './authentication.ts';
import { getClientNetwork } from './client-network.ts';
import { handleClientError } from './client-errors.ts';
import { registerEmptyBodies } from './empty-body.ts';
import { handleUnroutable, registerProblemResponses } from './error-responses.ts';
import { registerLoadLimit } from './load-limit.ts';
import { registerForms } from './multipart-forms.ts';
import { registerResponseSerializers } from './response-serializers.ts';
import { registerSecurityEvents } from '../security-events/record-security-event.ts';
import { registerContractValidation } from './validation.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** A request that would wait this long for the event loop is refused at once. */
const MAX_LOOP_DELAY_MS = 3_000;
/** Calls of one address a minute before 429; some routes have stricter limits. */
const GENERAL_LIMIT = { max: 600, timeWindow: '1 minute' };

/**
 * Creates the HTTP server without features: limits, security headers, authentication, validation, problem responses.
 */
export async function createHttpApp(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform;
  const app = fastify({
    loggerInstance: platform.log,
    genReqId: (request) => toRequestId(request.headers['x-request-id']),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    frameworkErrors: handleUnroutable,
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  });
  app.decorate('platform', platform);
  // A socket loses its address when it closes unless the address was read before, and the limits read it later.
  app.addHook('onRequest', async (request) => void request.ip);
  registerContractValidation(app);
  registerResponseSerializers(app);
  registerProblemResponses(app);
  if (config.responseCheck) registerResponseCheck(app);
  registerEmptyBodies(app);
  registerSecurityEvents(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // The server ends with its last connection, and one that waits for a next request would stay for a minute.
    if (isClosing) void reply.header('connection', 'close');
    // A response is not cached unless its call has decided otherwise.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: API_CSP,
    crossOriginEmbedderPolicy: false,
    hsts: config.webOrigin.startsWith('https:'),
  });
  // Outside production the database itself, and a compiler, may run on this machine: a long delay is no sign of load
  // there.
  if (config.production) await registerLoadLimit(app, MAX_LOOP_DELAY_MS);
  await app.register(cookie);
  await app.register(rateLimit, {
    ...GENERAL_LIMIT,
    max: GENERAL_LIMIT.max * platform.rateLimitScale,
    keyGenerator: (request) => getClientNetwork(request),
  });
  await registerForms(app, config.maxFileBytes);
  await app.register(authentication);
  return app;
}

/** Responses of the API are data: nothing in them may run or be framed. The web host sets its own policy for pages. */
const API_CSP = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

const toRequestId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : nanoid(16);
