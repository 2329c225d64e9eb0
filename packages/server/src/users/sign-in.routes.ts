import { createGuest, signIn } from '@danji/contracts/users/session.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../platform/database/transaction.ts';
import { anyone } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { insertGuest } from './guest.service.ts';
import { answerSession, openSession } from './sessions.service.ts';
import { checkCredentials } from './sign-in.service.ts';

/** Routes to sign in with e-mail and password, and to browse as a guest. */
export function registerSignIn(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    signIn,
    anyone,
    async (call) => {
      const { db, request, body, now } = call;
      const userId = await checkCredentials(platform, db, body, request.ip, now);
      return answerSession(platform, call, await transaction(db, (db) => openSession(db, request, userId, now)));
    },
    { transaction: 'own', rateLimit: { max: 30, timeWindow: '5 minutes' } },
  );

  route(
    app,
    createGuest,
    anyone,
    async (call) => {
      const { db, request, now } = call;
      const opened = await transaction(db, async (db) => openSession(db, request, await insertGuest(db, now), now));
      return answerSession(platform, call, opened);
    },
    { transaction: 'own', rateLimit: { max: 20, timeWindow: '1 hour' } },
  );
}
