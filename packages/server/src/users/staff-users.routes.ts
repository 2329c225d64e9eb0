import { UserType } from '@danji/contracts/codes/user-codes';
import { exportUsers, getUser as getUserContract, listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/users/staff-users.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { adminOnly, staffOnly } from '../platform/http/policy.ts';
import { isAdmin } from '../platform/http/principal.ts';
import { route } from '../platform/http/route.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { getUser } from './account.repository.ts';
import { exportUsersAsCsv } from './user-csv.ts';
import { listUsers } from './user-list.repository.ts';
import { checkMayManage } from './users.policy.ts';

/** What operators see of accounts. */
export function registerStaffUsers(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listGeneralUsers, staffOnly, ({ db, query }) => listUsers(db, platform, UserType.GENERAL, query));
  route(app, listBrandUsers, staffOnly, ({ db, query }) => listUsers(db, platform, UserType.BRAND, query));
  route(app, listStaffUsers, adminOnly, ({ db, query }) => listUsers(db, platform, UserType.STAFF, query));

  route(app, exportUsers, staffOnly, async ({ db, user, query, reply, now }) => {
    const { user_type, ...filters } = query;
    if (user_type === UserType.STAFF && !isAdmin(user)) throw new ProblemError('forbidden');
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="users-${toBusinessDate(now)}.csv"`).header('cache-control', 'no-store');
    return exportUsersAsCsv(db, platform, user_type, filters);
  }, { rateLimit: { max: 10, timeWindow: '1 minute' } });

  route(app, getUserContract, staffOnly, async ({ db, user, params }) => {
    const id = Number(params['id']);
    if (!Number.isSafeInteger(id) || id < 1) throw new ProblemError('not_found');
    const found = await getUser(db, platform, id);
    checkMayManage(user, found);
    return found;
  });
}
