import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { publishEvent } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { updateAccount } from '../accounts/index.ts';
import { unlinkKakao, unlinkSocialAccounts } from '../social-sign-in/index.ts';
import { checkOwnPassword } from '../passwords/index.ts';
import { clearRefreshCookie, endSessions } from '../sessions/index.ts';

/** The withdrawal of an account: staff can revive it, its e-mail address becomes free, and Kakao unlinks our app. */
export function registerWithdrawalRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    withdraw,
    async ({ db, user, body, reply, now }) => {
      if (isStaff(user))
        throw new ProblemError('forbidden', { title: '운영자 계정은 탈퇴할 수 없어요. 최고관리자에게 요청해 주세요.' });
      await checkOwnPassword(platform, db, user.id, body.password, 'password', now);
      await transaction(db, async (db) => {
        await updateAccount(db, user.id, { deleted: now, delete_reason: body.reason.trim() }, now);
        await endSessions(db, user.id, 'deleted', now);
        await publishEvent(db, user.id, { type: 'session_ended', reason: 'deleted' }, now);
        for (const kakao_id of await unlinkSocialAccounts(db, user.id, now))
          await platform.jobs.enqueue(db, unlinkKakao, { kakao_id });
      });
      clearRefreshCookie(reply);
      return { ok: true } as const;
    },
    { transaction: 'own' },
  );
}
