import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { UserType } from '@danji/contracts/codes/user-codes';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { OPERATOR_IDLE_SECONDS, openSession, recordSignIn, toSessionResponse } from '../sessions/index.ts';
import { mergeGuest } from '../guests/index.ts';
import { route } from '../../platform/http/route.ts';
import { checkCredentials } from './sign-in.service.ts';

/** Routes to sign in with e-mail and password, and to browse as a guest. */
export function registerSignInRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    signIn,
    async (call) => {
      const { db, request, body, user, now } = call;
      const { userId, way } = await checkCredentials(platform, db, request, body, now);
      const isOperator = body.user_type === UserType.STAFF;
      const life = isOperator ? OPERATOR_IDLE_SECONDS : undefined;
      const opened = await transaction(db, async (db) => {
        if (!isOperator) await mergeGuest(db, user, userId, now);
        return openSession(db, request, userId, now, { lifeSeconds: life });
      });
      recordSignIn(request, opened, way);
      return toSessionResponse(platform, call, opened);
    },
    { transaction: 'own', rateLimit: { max: 30, timeWindow: '5 minutes', event: SecurityEventKind.SIGN_IN_BLOCKED } },
  );
}
