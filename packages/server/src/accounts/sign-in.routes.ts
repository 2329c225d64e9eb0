import { createGuest, signIn } from '@danji/contracts/accounts/session.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../platform/database/transaction.ts';
import { getClientNetwork } from '../platform/http/client-network.ts';
import { route } from '../platform/http/route.ts';
import { insertGuest } from './guest.service.ts';
import { toSessionResponse, openSession } from './sessions.service.ts';
import { checkCredentials } from './sign-in.service.ts';

/** Routes to sign in with e-mail and password, and to browse as a guest. */
export function registerSignInRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    signIn,
    async (call) => {
      const { db, request, body, now } = call;
      const userId = await checkCredentials(platform, db, body, getClientNetwork(request), now);
      return toSessionResponse(platform, call, await transaction(db, (db) => openSession(db, request, userId, now)));
    },
    { transaction: 'own', rateLimit: { max: 30, timeWindow: '5 minutes' } },
  );

  route(
    app,
    createGuest,
    async (call) => {
      const { db, request, now } = call;
      const opened = await transaction(db, async (db) => openSession(db, request, await insertGuest(db, now), now));
      return toSessionResponse(platform, call, opened);
    },
    { transaction: 'own', rateLimit: { max: 20, timeWindow: '1 hour' } },
  );
}
