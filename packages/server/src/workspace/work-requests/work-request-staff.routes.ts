import {
  answerWorkRequest,
  listStaffWorkRequests,
  refuseWorkRequest,
  assignWorkRequest,
} from '@danji/contracts/workspace/work-request-staff.endpoints';
import type { WorkRequest, WorkRequestSummary } from '@danji/contracts/workspace/work-request';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffChange } from '../../platform/http/staff-change.ts';
import { notifyWriter } from './work-request.notifications.ts';
import { toRequest, toRequestSummary } from './work-request.presenter.ts';
import { listRequests, type RequestRow } from './work-request.repository.ts';
import { answer, refuse, assignRequest } from './work-request.service.ts';

const ORDERS = { created: 'asc', '-created': 'desc' } as const;

type Moved = { db: Db; user: Principal; now: Date; change: StaffChange<WorkRequestSummary> };

/** Routes for our staff. */
export function registerStaffWorkRequestRoutes(app: FastifyInstance): void {
  const { platform } = app;

  /** Records a transition for the staff log, notifies the work space, and returns the request as it is now. */
  const finish = async (
    { before, after }: { before: RequestRow; after: RequestRow },
    { db, user, now, change }: Moved,
  ): Promise<WorkRequest> => {
    change.record({ before: toRequestSummary(before, user), after: toRequestSummary(after, user) });
    await notifyWriter(db, after, now);
    return toRequest(platform, db, after, user);
  };

  route(app, listStaffWorkRequests, async ({ db, query, user }) => {
    const page = await listRequests(db, query, query.ordering ? ORDERS[query.ordering] : 'waiting');
    return mapPage(page, (row) => toRequestSummary(row, user));
  });

  route(app, assignWorkRequest, async (call) => finish(await assignRequest(call.db, call.params.id, call), call));

  route(app, answerWorkRequest, async (call) =>
    finish(await answer(call.db, call.params.id, call.body.result, call), call),
  );

  route(app, refuseWorkRequest, async (call) =>
    finish(await refuse(call.db, call.params.id, call.body.reason, call), call),
  );
}
