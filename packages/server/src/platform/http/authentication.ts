import { createSecretKey, type KeyObject } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';
import { jwtVerify, SignJWT, errors } from 'jose';
import { ProblemError } from '../problem-error.ts';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, `null` when the request is not signed in. */
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    /** Recognises a service by a bearer token of its own; only on the routes that name it. */
    findService?: (bearer: string) => Principal | undefined;
    /** The route checks its bearer token itself; it is not an access token. */
    checksOwnBearer?: true;
    /** Tabs make this request by themselves, so it does not keep an operator's session open. */
    isBackground?: true;
  }
}

/** Life of an access token, seconds (DECISIONS, Accounts and sessions). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'danji';
/** A header of calls that a tab makes by itself: nobody has touched it for a while. */
const BACKGROUND_HEADER = 'x-danji-background';

export const toSigningKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

/** Signs an access token for a session. `now` and the expiry follow the platform's clock. */
export const signAccessToken = (key: KeyObject, sessionId: string, now: Date): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(sessionId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS)
    .sign(key);

async function readSessionId(key: KeyObject, token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now });
    if (!payload.sub) throw new ProblemError('unauthenticated');
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProblemError('token_expired');
    throw error;
  }
}

/** Fills `request.principal` from the bearer token. A token that is wrong, expired or of an ended session is a 401. */
export const authentication = fastifyPlugin(async (app) => {
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (!header?.startsWith('Bearer ') || request.routeOptions.config?.checksOwnBearer) return;
    const { config, db, clock, sessions, signingKey } = app.platform;
    const service = request.routeOptions.config?.findService?.(header.slice(7));
    if (service) {
      request.principal = service;
      return;
    }
    const now = clock.now();
    const principal = await sessions.findPrincipal(db, await readSessionId(signingKey, header.slice(7), now), now);
    if (!principal) throw new ProblemError('token_expired');
    request.principal = config.staffSecondFactor ? principal : { ...principal, lacks_second_factor: false };
    const isBackground = request.routeOptions.config?.isBackground || request.headers[BACKGROUND_HEADER] !== undefined;
    if (!isBackground) await sessions.prolong(db, principal, now);
  });
});
