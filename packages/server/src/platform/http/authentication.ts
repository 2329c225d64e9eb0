import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../problem-error.ts';
import { findTokenSession } from './access-token.ts';
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

/** A header of calls that a tab makes by itself: nobody has touched it for a while. */
const BACKGROUND_HEADER = 'x-danji-background';

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
    const session = findTokenSession(signingKey, header.slice(7), now);
    const principal = session === undefined ? undefined : await sessions.findPrincipal(db, session, now);
    if (!principal) throw new ProblemError('token_expired');
    request.principal = config.staffSecondFactor ? principal : { ...principal, lacks_second_factor: false };
    const isBackground = request.routeOptions.config?.isBackground || request.headers[BACKGROUND_HEADER] !== undefined;
    if (!isBackground) await sessions.prolong(db, principal, now);
  });
});
