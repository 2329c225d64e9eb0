import { changePassword } from '@danji/contracts/accounts/profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http/route.ts';
import { invalidField } from '../platform/problem-error.ts';
import { updateAccount } from './account.repository.ts';
import { OK_RESPONSE } from './ok-response.ts';
import { checkOwnPassword } from './own-password.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessions } from './sessions.repository.ts';

/** Routes to change one's own password, or to set the first one of an account that signs in with Kakao. */
export function registerPasswordRoutes(app: FastifyInstance): void {
  route(
    app,
    changePassword,
    async ({ db, user, body, now, commit }) => {
      checkNewPassword(body.password);
      await checkOwnPassword(app.platform, db, user.id, body.current_password, 'current_password', now);
      if (body.password === body.current_password)
        throw invalidField('password', '지금과 다른 비밀번호를 입력해 주세요.');
      const password_hash = await hashPassword(body.password);
      return commit(async (db) => {
        await updateAccount(db, user.id, { password_hash }, now);
        await endSessions(db, user.id, 'password_changed', now, user.session);
        return OK_RESPONSE;
      });
    },
    { transaction: 'own' },
  );
}
