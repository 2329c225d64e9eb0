import { getPointSet, savePointSet } from '@danji/contracts/points/point-set.endpoints';
import type { FastifyInstance } from 'fastify';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { findPointSet, insertPointSet } from './point-set.repository.ts';

export function registerPointSetRoutes(app: FastifyInstance): void {
  route(app, getPointSet, async ({ db, user }) => {
    const set = await findPointSet(db);
    return isStaff(user) ? set : { ...set, updated_by: null };
  });

  route(app, savePointSet, async ({ db, user, body, change, now }) => {
    const before = await findPointSet(db);
    await insertPointSet(db, { ...body, staff_id: user.id, created: now });
    const after = await findPointSet(db);
    change.record({ before, after });
    return after;
  });
}
