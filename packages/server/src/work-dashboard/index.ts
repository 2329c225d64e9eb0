import { getWorkDashboard, getWorkToday } from '@danji/contracts/apts/work-dashboard.endpoints';
import type { FastifyInstance } from 'fastify';
import { canManageMembers, findPlace, requireSpaceUser } from '../apts/index.ts';
import { generalOnly, generalOrStaff } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { readDashboard, readToday } from './dashboard.service.ts';

/** Dashboards of work spaces, with the items of every dashboard provider. */
export async function registerWorkDashboard(app: FastifyInstance): Promise<void> {
  const { platform } = app;

  route(app, getWorkDashboard, generalOrStaff, async ({ db, query, user, now }) => {
    const place = await findPlace(db, query.space_id, user.id);
    requireSpaceUser(user, place);
    const space = await db
      .selectFrom('work_space')
      .where('id', '=', query.space_id)
      .select(['id', 'title'])
      .executeTakeFirst();
    if (!space) throw new ProblemError('not_found');
    return readDashboard(platform, db, space, canManageMembers(user, place), now);
  });

  route(app, getWorkToday, generalOnly, ({ db, user, now }) => readToday(platform, db, user.id, now));
}
