import { linkKakaoToExisting, startKakaoLink, unlinkKakao } from '@danji/contracts/accounts/kakao-link.endpoints';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { UserType } from '@danji/contracts/codes/user-codes';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { route } from '../../platform/http/route.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { getUser, lockAccount } from '../accounts/index.ts';
import { confirmOwner, notifyAccountChange } from '../owner-confirmation/index.ts';
import { checkOwnPassword } from '../passwords/index.ts';
import { clearVerificationCookie, findVerificationToken } from '../phone-verification/index.ts';
import { openSession, recordSignIn, toSessionResponse } from '../sessions/index.ts';
import { checkCredentials } from '../sign-in/index.ts';
import type { KakaoClient } from './kakao-client.ts';
import { findAccountByProof, moveToExisting } from './kakao-link.service.ts';
import { createSignInState, toRedirectUri } from './kakao-state.ts';
import { deleteSocialAccounts } from './social-accounts.repository.ts';
import { unlinkKakao as unlinkAtKakao } from './unlink-kakao.ts';

const ATTEMPTS = { max: 40, timeWindow: '5 minutes' };

const toKind = ({ user_type }: Principal): 1 | 2 => (user_type === UserType.BRAND ? UserType.BRAND : UserType.GENERAL);

/** Routes that link Kakao to an account that exists, and end the link. */
export function registerKakaoLinkRoutes(app: FastifyInstance, kakao: KakaoClient): void {
  registerExisting(app);
  registerStart(app, kakao);
  registerUnlink(app);
}

/** Somebody signs in with Kakao for the first time and has an account already. */
function registerExisting(app: FastifyInstance): void {
  const { platform } = app;
  route(
    app,
    linkKakaoToExisting,
    async (call) => {
      const { db, request, reply, body, user, now } = call;
      const { email, password, tel = '', owner_verification } = body;
      const kind = toKind(user);
      // Outside the transaction, because a wrong password counts.
      const proved =
        password === undefined
          ? undefined
          : await checkCredentials(platform, db, request, { email: email.trim(), password, user_type: kind }, now);
      const token = findVerificationToken(request, platform.config, 'confirm_owner', owner_verification);
      const opened = await transaction(db, async (db) => {
        const accountId = proved?.userId ?? (await findAccountByProof(platform, db, kind, { email, tel, token }, now));
        await moveToExisting(platform, db, { temp: user, accountId }, request, now);
        return openSession(db, request, accountId, now, { isSocial: true });
      });
      clearVerificationCookie(reply, 'confirm_owner');
      recordSignIn(request, opened, 'kakao');
      return toSessionResponse(platform, call, opened);
    },
    { transaction: 'own', rateLimit: ATTEMPTS },
  );
}

/** Somebody who is signed in adds Kakao as a way to sign in. */
function registerStart(app: FastifyInstance, kakao: KakaoClient): void {
  const { platform } = app;
  route(
    app,
    startKakaoLink,
    async ({ db, user, body, request, reply, now }) => {
      const token = findVerificationToken(request, platform.config, 'confirm_owner', body.owner_verification);
      const isPasswordRight =
        body.current_password !== undefined &&
        (await checkOwnPassword(platform, db, user.id, body.current_password, 'current_password', now));
      await transaction(db, async (db) => {
        const { tel } = await lockAccount(db, user.id);
        await confirmOwner(db, { session: user.session, tel }, { isPasswordRight, token }, now);
      });
      clearVerificationCookie(reply, 'confirm_owner');
      const kind = toKind(user);
      reply.header('cache-control', 'no-store');
      const details = { kind, return_to: webPaths.meLinked, ref_code: '', link: user.id };
      const sent = await createSignInState(platform, reply, details, now);
      return { url: kakao.authorizeUrl({ redirectUri: toRedirectUri(platform.config, kind), ...sent }) };
    },
    { transaction: 'own', rateLimit: ATTEMPTS },
  );
}

function registerUnlink(app: FastifyInstance): void {
  const { platform } = app;
  route(app, unlinkKakao, async ({ db, user, request, now }) => {
    const { password_hash, tel } = await lockAccount(db, user.id);
    if (password_hash === null)
      throw new ProblemError('invalid_transition', {
        title: '비밀번호를 먼저 정해 주세요. 카카오 없이 로그인할 방법이 있어야 연결을 해제할 수 있어요.',
      });
    for (const kakao_id of await deleteSocialAccounts(db, user.id))
      await platform.jobs.enqueue(db, unlinkAtKakao, { kakao_id });
    await notifyAccountChange(platform, db, { userId: user.id, tel, change: 'kakao_unlinked' }, now);
    recordSecurityEvent(request, { kind: SecurityEventKind.KAKAO_UNLINKED });
    return getUser(db, platform, user.id);
  });
}
