import { updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import type { FastifyInstance } from 'fastify';
import { publishChange } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getUser } from '../accounts/index.ts';
import { changeBrandDetail, findBrandId } from './brand-detail.service.ts';
import { reviewBrand } from './brand-review.service.ts';

/** Routes that change and review a brand's details, for its owner and our staff. */
export function registerBrandRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, updateBrandDetail, async ({ db, user, body, now, change }) => {
    const id = findBrandId(user, body.user_id);
    const before = await getUser(db, platform, id);
    if (!before.brand) throw new ProblemError(isStaff(user) ? 'not_found' : 'forbidden');
    change.before = before;
    await changeBrandDetail(db, user, id, body, now);
    await publishChange(db, [id], { tags: ['account'] }, now);
    const after = await getUser(db, platform, id);
    change.after = after;
    return after;
  });

  route(app, updateBrand, async ({ db, body, now, change }) => {
    change.before = await getUser(db, platform, body.user_id);
    await reviewBrand(db, body, now);
    await publishChange(db, [body.user_id], { tags: ['account'] }, now);
    const after = await getUser(db, platform, body.user_id);
    change.after = after;
    return after;
  });
}
