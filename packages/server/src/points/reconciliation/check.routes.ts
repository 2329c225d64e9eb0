import { getPointCheck, listPointChecks, listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findCheck, listChecks, listDifferences } from './check.repository.ts';

export function registerPointCheckRoutes(app: FastifyInstance): void {
  route(app, listPointChecks, ({ db, query }) => listChecks(db, query));

  route(app, getPointCheck, async ({ db, params: { id } }) => {
    const check = await findCheck(db, id);
    if (!check) throw new ProblemError('not_found');
    return check;
  });

  route(app, listPointDifferences, ({ db, params: { id }, query }) => listDifferences(db, id, query));
}
