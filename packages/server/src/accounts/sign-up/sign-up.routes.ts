import { checkEmail, checkTel, listRecommenders, signUp } from '@danji/contracts/accounts/signup.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { route } from '../../platform/http/route.ts';
import { isIdentityTaken } from '../accounts/index.ts';
import { checkNewPassword, hashPassword } from '../passwords/index.ts';
import { welcomeNewMember } from './new-members.ts';
import { listRecommenders as findRecommenders } from './recommender.repository.ts';
import { openSession, recordSignIn, toSessionResponse } from '../sessions/index.ts';
import { checkConsents, signUpWithPassword } from './sign-up.service.ts';
import { toMobile, clearVerificationCookie, findVerificationToken } from '../phone-verification/index.ts';

const CHECKS = { max: 60, timeWindow: '5 minutes' };

/** Routes to sign up by e-mail, and the checks that the form makes on the way. */
export function registerSignUpRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    signUp,
    async (call) => {
      const { db, request, reply, body, user, now } = call;
      checkNewPassword(body.password, body);
      checkConsents(body);
      const hash = await hashPassword(body.password);
      const verification = findVerificationToken(request, platform.config, 'signup', body.verification);
      const opened = await transaction(db, async (db) => {
        const id = await signUpWithPassword(db, body.user_type, { ...body, verification }, hash, user, now);
        await welcomeNewMember(platform, db, { id, request }, now);
        return openSession(db, request, id, now);
      });
      clearVerificationCookie(reply, 'signup');
      recordSignIn(request, opened, 'sign_up');
      return toSessionResponse(platform, call, opened);
    },
    { transaction: 'own', rateLimit: { max: 20, timeWindow: '1 hour' } },
  );

  route(
    app,
    checkTel,
    async ({ db, body }) => ({ exists: await isIdentityTaken(db, body.user_type, { tel: toMobile(body.tel) }) }),
    { rateLimit: CHECKS },
  );
  route(
    app,
    checkEmail,
    async ({ db, body }) => ({ exists: await isIdentityTaken(db, body.user_type, { email: body.email }) }),
    { rateLimit: CHECKS },
  );
  route(app, listRecommenders, ({ db, query }) => findRecommenders(db, query), { rateLimit: CHECKS });
}
