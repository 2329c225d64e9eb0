import { UserType } from '@danji/contracts/codes/user-codes';
import { signInWithKakao, startKakao } from '@danji/contracts/accounts/session.endpoints';
import { completeKakaoSignUp } from '@danji/contracts/accounts/signup.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { KakaoClient } from './kakao-client.ts';
import { linkKakao } from './kakao-link.service.ts';
import { exchangeCode, findExisting, findOrCreateKakaoAccount } from './kakao.service.ts';
import { consumeSignInState, createSignInState, toInternalPath, toRedirectUri } from './kakao-state.ts';
import { openSession, recordSignIn, toSessionResponse, endSession } from '../sessions/index.ts';
import { checkConsents, completeSignUp, welcomeNewMember } from '../sign-up/index.ts';
import { hasSocialAccount } from './social-accounts.repository.ts';
import { clearVerificationCookie, findVerificationToken } from '../phone-verification/index.ts';

const ATTEMPTS = { max: 40, timeWindow: '5 minutes' };

/** Routes to sign in and up with Kakao (FACTS §1). */
export function registerKakaoRoutes(app: FastifyInstance, kakao: KakaoClient): void {
  registerSignInRoutes(app, kakao);
  registerSignUpCompletion(app);
}

function registerSignInRoutes(app: FastifyInstance, kakao: KakaoClient): void {
  const { platform } = app;

  route(
    app,
    startKakao,
    async ({ query, reply, now }) => {
      const { user_type: kind, return_to, ref_code = '' } = query;
      reply.header('cache-control', 'no-store');
      const sent = await createSignInState(
        platform,
        reply,
        { kind, return_to: toInternalPath(return_to), ref_code },
        now,
      );
      return { url: kakao.authorizeUrl({ redirectUri: toRedirectUri(platform.config, kind), ...sent }) };
    },
    { rateLimit: ATTEMPTS },
  );

  route(
    app,
    signInWithKakao,
    async (call) => {
      const { db, request, reply, body, user, now } = call;
      const kind = body.user_type;
      const { nonce, return_to, ref_code, link } = await consumeSignInState(
        platform,
        request,
        reply,
        { state: body.state, kind },
        now,
      );
      const person = await exchangeCode(kakao, {
        code: body.code,
        redirectUri: toRedirectUri(platform.config, kind),
        nonce,
      });
      const opened = await transaction(db, async (db) =>
        openSession(
          db,
          request,
          link === undefined
            ? await findOrCreateKakaoAccount(platform, db, { person, kind, refCode: ref_code, caller: user }, now)
            : await linkKakao(platform, db, { person, kind, accountId: link, caller: user }, request, now),
          now,
          { isSocial: true },
        ),
      );
      recordSignIn(request, opened, 'kakao');
      const session = await toSessionResponse(platform, call, opened);
      return {
        ...session,
        return_to,
        prefill: { email: person.email ?? '', name: person.name, tel: person.tel ?? '' },
        existing: session.is_temp ? await findExisting(db, person, kind) : null,
      };
    },
    { transaction: 'own', rateLimit: ATTEMPTS },
  );
}

/** The first Kakao sign-in leaves a TEMP account; this call makes it a complete one. */
function registerSignUpCompletion(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    completeKakaoSignUp,
    async (call) => {
      const { db, request, reply, body, user, now } = call;
      checkConsents(body);
      const verification = findVerificationToken(request, platform.config, 'signup', body.verification);
      const opened = await transaction(db, async (db) => {
        if (!(await hasSocialAccount(db, user.id)))
          throw new ProblemError('forbidden', { title: '카카오로 로그인한 뒤 가입을 마칠 수 있어요.' });
        await completeSignUp(
          db,
          user.id,
          user.user_type === UserType.BRAND ? UserType.BRAND : UserType.GENERAL,
          { ...body, verification },
          now,
        );
        await welcomeNewMember(platform, db, { id: user.id, request }, now);
        // The account has more rights from now on, so it gets a new session; holders of the old one get nothing.
        await endSession(db, user.session, 'completed', now);
        return openSession(db, request, user.id, now);
      });
      clearVerificationCookie(reply, 'signup');
      return toSessionResponse(platform, call, opened);
    },
    { transaction: 'own', rateLimit: ATTEMPTS },
  );
}
