import {
  archiveWorkSpace,
  deleteWorkSpace,
  restoreWorkSpace,
} from '@danji/contracts/workspace/space-closing.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { closeWorkSpace } from './space-closing.service.ts';

export function registerSpaceClosingRoutes(app: FastifyInstance): void {
  route(app, archiveWorkSpace, async ({ db, user, params, now, change }) => {
    const result = await closeWorkSpace(db, user, params.id, 'archive', now);
    change.record(result);
    return result.after;
  });

  route(app, deleteWorkSpace, async ({ db, user, params, now, change }) => {
    const result = await closeWorkSpace(db, user, params.id, 'delete', now);
    change.record(result);
    return result.after;
  });

  route(app, restoreWorkSpace, async ({ db, user, params, now, change }) => {
    const result = await closeWorkSpace(db, user, params.id, 'restore', now);
    change.record(result);
    return result.after;
  });
}
