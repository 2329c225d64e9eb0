import {
  getBrandPlanState,
  listBrandPlans,
  listPlanPrices,
  savePlanPrice,
  updateBrandPlan,
} from '@danji/contracts/bids/brand-plan.endpoints';
import type { FastifyInstance } from 'fastify';
import { getUser } from '../../accounts/accounts/index.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listPeriods, listPrices, lockPrice } from './plan.repository.ts';
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

  route(app, savePlanPrice, async ({ db, body: { plan, price, updated }, now, change }) => {
    const row = await lockPrice(db, plan);
    if (!row) throw new ProblemError('not_found');
    await checkVersion(row, updated, () => row);
    const after = { plan, price, updated: nextVersion(row, now).toISOString() };
    await db.updateTable('brand_plan_price').set(after).where('plan', '=', plan).execute();
    change.record({ before: row, after });
    return after;
  });
}
