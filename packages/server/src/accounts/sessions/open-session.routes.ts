import { endOpenSession, listOpenSessions } from '@danji/contracts/accounts/open-session.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { endOwnSession, listOpenSessions as findOpenSessions } from './sessions.repository.ts';

/** Routes for the devices on which an account is signed in. */
export function registerOpenSessionRoutes(app: FastifyInstance): void {
  route(app, listOpenSessions, async ({ db, user, now }) =>
    (await findOpenSessions(db, user.id, now)).flatMap(({ acting_staff_name, ...session }) =>
      // Operators who act as the account are no devices of its owner.
      acting_staff_name === null ? [{ ...session, is_current: session.nano_id === user.session }] : [],
    ),
  );

  route(app, endOpenSession, async ({ db, user, params, now }) => {
    if (!(await endOwnSession(db, user.id, params.nano_id, now)))
      throw new ProblemError('not_found', { title: '이미 로그아웃된 기기예요.' });
    return { ok: true } as const;
  });
}
