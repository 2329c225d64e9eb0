import { getWorkDashboard, getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import type { FastifyInstance } from 'fastify';
import { findMembership, isAllowed, requireRight } from '../work-spaces/index.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { readDashboard, readToday } from './dashboard.service.ts';

/** The items of the home page until it is asked for all. */
const HOME_ITEMS = 5;

/** Dashboards of work spaces, with the items of every dashboard provider. */
export function registerDashboardRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getWorkDashboard, async ({ db, query, user, now }) => {
    const membership = await findMembership(db, query.space_id, user.id);
    requireRight(user, membership, 'work');
    const space = await db
      .selectFrom('work_space')
      .where('id', '=', query.space_id)
      .select(['id', 'title'])
      .executeTakeFirst();
    if (!space) throw new ProblemError('not_found');
    return readDashboard(platform, db, space, isAllowed(user, membership, 'manage_members'), now);
  });

  route(app, getDashboardSummary, ({ db, user, query, now }) =>
    readToday(platform, db, user.id, query.limit ?? HOME_ITEMS, now),
  );
}
