import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { changePassword } from '@danji/contracts/accounts/profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { notifyAccountChange, confirmOwner } from '../owner-confirmation/index.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { lockAccount, updateAccount } from '../accounts/index.ts';
import { checkOwnNewPassword, checkOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from '../sessions/index.ts';
import { clearVerificationCookie, findVerificationToken } from '../phone-verification/index.ts';

/** Routes to change one's own password, or to set the first one of an account that signs in with Kakao. */
export function registerPasswordRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    changePassword,
    async ({ db, user, body, request, reply, now, commit, afterCommit }) => {
      await checkOwnNewPassword(db, user.id, body.password);
      const token = findVerificationToken(request, platform.config, 'confirm_owner', body.owner_verification);
      const hasPassword = await checkOwnPassword(platform, db, user.id, body.current_password, 'current_password', now);
      if (body.password === body.current_password)
        throw invalidField('password', '지금과 다른 비밀번호를 입력해 주세요.');
      const password_hash = await hashPassword(body.password);
      return commit(async (db) => {
        const { tel, password_hash: stored } = await lockAccount(db, user.id);
        if (!hasPassword) {
          // Another request may have set the first password in the meantime.
          if (stored !== null) throw new ProblemError('conflict');
          await confirmOwner(db, { session: user.session, tel }, { isPasswordRight: false, token }, now);
          await notifyAccountChange(platform, db, { userId: user.id, tel, change: 'first_password' }, now);
          afterCommit(() => clearVerificationCookie(reply, 'confirm_owner'));
        }
        await updateAccount(db, user.id, { password_hash }, now);
        await endSessions(db, user.id, 'password_changed', now, user.session);
        recordSecurityEvent(request, { kind: SecurityEventKind.PASSWORD_CHANGED });
        return { ok: true } as const;
      });
    },
    { transaction: 'own' },
  );
}
