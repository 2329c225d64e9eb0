import { UserType } from '@danji/contracts/codes/user-codes';
import {
  getUser as getUserContract,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
  recordUserExport,
} from '@danji/contracts/accounts/staff-users.endpoints';
import { listUserSessions } from '@danji/contracts/accounts/user-session.endpoints';
import type { FastifyInstance } from 'fastify';
import { isAdmin } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getUser, checkMayManage } from '../accounts/index.ts';
import { listOpenSessions } from '../sessions/index.ts';
import { listUsers } from './user-list.repository.ts';

/** Routes by which operators read accounts. */
export function registerStaffUserRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listGeneralUsers, ({ db, query }) => listUsers(db, platform, UserType.GENERAL, query));
  route(app, listBrandUsers, ({ db, query }) => listUsers(db, platform, UserType.BRAND, query));
  route(app, listStaffUsers, ({ db, query }) => listUsers(db, platform, UserType.STAFF, query));

  route(app, recordUserExport, ({ user, body, change }) => {
    if (body.user_type === UserType.STAFF && !isAdmin(user)) throw new ProblemError('forbidden');
    change.after = body;
    return { ok: true as const };
  });

  route(app, getUserContract, async ({ db, user, params }) => {
    const found = await getUser(db, platform, params.id);
    checkMayManage(user, found);
    return found;
  });

  route(app, listUserSessions, async ({ db, user, params, now }) => {
    checkMayManage(user, await getUser(db, platform, params.id));
    const sessions = await listOpenSessions(db, params.id, now);
    return sessions.map(({ user_agent, created, acting_staff_name, last_used }) => ({
      user_agent,
      created,
      acting_staff_name,
      last_used,
    }));
  });
}
