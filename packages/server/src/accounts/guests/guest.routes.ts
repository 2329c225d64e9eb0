import { createGuest } from '@danji/contracts/accounts/session.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { route } from '../../platform/http/route.ts';
import { openSession, toSessionResponse } from '../sessions/index.ts';
import { insertGuest } from './guest.service.ts';

/** The route by which a visitor becomes a guest. */
export function registerGuestRoutes(app: FastifyInstance): void {
  const { platform } = app;

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
