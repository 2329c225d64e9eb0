import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { signInAs } from '@danji/contracts/accounts/session.endpoints';
import type { FastifyInstance } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../platform/http/access-token.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getUser } from '../accounts/index.ts';
import { insertSession } from '../sessions/index.ts';

const ACTING_SECONDS = 30 * 60;

/**
 * An ADMIN may act as a general or brand user for support. The session has one access token for 30 minutes and no
 * refresh token, and the staff log names the operator for everything done with it (DECISIONS, Accounts and sessions).
 * It ends with the operator's own session, and as soon as the operator is no longer an ADMIN (`findPrincipal`).
 */
export function registerActing(app: FastifyInstance): void {
  const { platform } = app;

  route(app, signInAs, async ({ db, user, body, request, reply, now, change }) => {
    if (!platform.config.allowBackdoor)
      throw new ProblemError('forbidden', { title: '대신 로그인 기능이 꺼져 있어요.' });
    const target = await getUser(db, platform, body.user_id);
    if (target.user_type === UserType.STAFF)
      throw new ProblemError('forbidden', { title: '운영자 계정으로는 대신 로그인할 수 없어요.' });
    if (target.is_deleted || target.account_status !== AccountStatus.NORMAL)
      throw new ProblemError('invalid_transition', { title: '이용 중인 계정으로만 대신 로그인할 수 있어요.' });
    const expires = addSeconds(now, ACTING_SECONDS);
    const session = await insertSession(
      db,
      {
        userId: target.id,
        client: 'api',
        userAgent: request.headers['user-agent'] ?? '',
        expires,
        acting: { staffId: user.id, session: user.session },
      },
      now,
    );
    change.after = { user_id: target.id, reason: body.reason, expires: expires.toISOString() };
    reply.header('cache-control', 'no-store');
    // The platform signs tokens for 15 minutes from the given time; moving that time back keeps the token within the
    // session's half hour.
    const access = signAccessToken(platform.signingKey, session.nano_id, addSeconds(expires, -ACCESS_TOKEN_SECONDS));
    return {
      access,
      refresh: null,
      user: target,
      is_temp: false,
      acting: { staff_name: user.name, expires: expires.toISOString() },
    };
  });
}
