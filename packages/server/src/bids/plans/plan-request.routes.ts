import { changePlanRequest, listPlanRequests, requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import type { FastifyInstance } from 'fastify';
import { publishChange } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { listRequests } from './plan-request.repository.ts';
import { askForPlan, moveRequest } from './plan-request.service.ts';

/** Routes of bought plans: brands ask, our staff invoice and confirm payments. */
export function registerPlanRequestRoutes(app: FastifyInstance): void {
  route(app, requestPlan, ({ db, user, body, now }) => askForPlan(db, user, body, now), {
    rateLimit: { max: 20, timeWindow: '1 hour' },
  });

  route(app, listPlanRequests, ({ db, user, query }) => listRequests(db, isStaff(user) ? undefined : user.id, query));

  route(app, changePlanRequest, async ({ db, user, params: { id }, body, now, change }) => {
    const moved = await moveRequest(db, user, id, body, now);
    change.record(moved);
    await publishChange(db, [moved.after.brand_id], { tags: ['account', 'brand_plan'] }, now);
    return moved.after;
  });
}
