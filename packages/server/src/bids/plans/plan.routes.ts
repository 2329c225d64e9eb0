import {
  getBrandPlanState,
  listBrandPlans,
  listPlanPriceChanges,
  listPlanPrices,
  listViewLimits,
  savePlanPrice,
  updateBrandPlan,
} from '@danji/contracts/bids/brand-plan.endpoints';
import type { FastifyInstance } from 'fastify';
import { getUser } from '../../accounts/accounts/index.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { listOwnLimits, listPeriods, listPriceChanges, listPrices, savePrice } from './plan.repository.ts';
import { readPlanState, setPlan } from './plan.service.ts';

/** Routes of plans: what brands have, and what our staff set. */
export function registerPlanRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listBrandPlans, ({ db, user, query }) => {
    if (!isStaff(user) && query.brand_id !== undefined && query.brand_id !== user.id)
      throw new ProblemError('forbidden');
    return listPeriods(db, isStaff(user) ? query.brand_id : user.id, query);
  });

  route(app, getBrandPlanState, ({ db, user, now }) => readPlanState(db, user.id, now));

  route(app, updateBrandPlan, async ({ db, body, now, change }) => {
    const before = await getUser(db, platform, body.user_id);
    if (!before.brand) throw new ProblemError('not_found');
    await setPlan(db, body, now);
    await publishChange(db, [body.user_id], { tags: ['account', 'brand_plan'] }, now);
    const after = await getUser(db, platform, body.user_id);
    change.record({ before, after });
    return after;
  });

  route(app, listPlanPrices, ({ db }) => listPrices(db));

  route(app, listPlanPriceChanges, ({ db }) => listPriceChanges(db));

  route(app, listViewLimits, ({ db, query }) => listOwnLimits(db, query));

  route(app, savePlanPrice, async ({ db, user, body, now, change }) => {
    const saved = await savePrice(db, body, { actorId: user.id, now });
    change.record(saved);
    return saved.after;
  });
}
