import {
  cancelWorkRequest,
  createWorkRequest,
  getWorkRequest,
  listWorkRequests,
  reopenWorkRequest,
  markWorkRequestSeen,
} from '@danji/contracts/workspace/work-request.endpoints';
import type { FastifyInstance } from 'fastify';
import { findMembership, requireRight } from '../work-spaces/index.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { route } from '../../platform/http/route.ts';
import { notifyStaff } from './work-request.notifications.ts';
import { toRequest, toRequestSummary } from './work-request.presenter.ts';
import { listRequests, markSeen } from './work-request.repository.ts';
import { cancel, readRequest, reopen, writeRequest } from './work-request.service.ts';

/** A busy office sends a few requests a day; each one notifies every operator. */
const WRITES = { max: 30, timeWindow: '1 hour' };

/** Routes for the members of a work space. */
export function registerWorkRequestRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listWorkRequests, async ({ db, query, user }) => {
    requireRight(user, await findMembership(db, query.space_id, user.id), 'work');
    const page = await listRequests(db, query, 'desc');
    return mapPage(page, (row) => toRequestSummary(row, user));
  });

  route(
    app,
    createWorkRequest,
    async ({ db, body, user, now }) => {
      const row = await writeRequest(db, body, { user, now });
      await notifyStaff(db, row, now);
      return toRequest(platform, db, row, user);
    },
    { rateLimit: WRITES },
  );

  route(app, getWorkRequest, async ({ db, params, user }) =>
    toRequest(platform, db, await readRequest(db, user, params.id), user),
  );

  route(app, markWorkRequestSeen, async ({ db, params, user, now }) => {
    const { id } = await readRequest(db, user, params.id);
    await markSeen(db, id, now);
    return { ok: true as const };
  });

  route(app, cancelWorkRequest, async ({ db, params, user, now }) => {
    const { after } = await cancel(db, params.id, { user, now });
    await notifyStaff(db, after, now);
    return toRequest(platform, db, after, user);
  });

  route(
    app,
    reopenWorkRequest,
    async ({ db, params, body, user, now }) => {
      const { after } = await reopen(db, params.id, body.comment, { user, now });
      await notifyStaff(db, after, now);
      return toRequest(platform, db, after, user);
    },
    { rateLimit: WRITES },
  );
}
