import {
  collectReturn,
  openStaffReturn,
  previewStaffReturn,
  refundReturn,
  refuseReturn,
} from '@danji/contracts/shop/order-return.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { withWay } from './give-back.ts';
import { getOrderRow } from './order.policy.ts';
import { toLogged } from './order.presenter.ts';
import { readStaffReturnPreview } from './return-order.ts';
import { collect, openByStaff, refundReceived, refuse } from './return-staff.ts';

const byStaff = (user: { id: number }, now: Date, reason: string | null = null) => ({
  actor: 'staff' as const,
  userId: user.id,
  reason,
  now,
});

/** Returns as operators handle them. */
export function registerStaffReturnRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, previewStaffReturn, async ({ db, params: { id }, query }) =>
    withWay(platform, db, id, await readStaffReturnPreview(db, await getOrderRow(db, id), query)),
  );

  route(app, openStaffReturn, async ({ db, params: { id }, body, user, now, change }) => {
    const before = await getOrderRow(db, id);
    await openByStaff(db, before, { ...body, user }, byStaff(user, now));
    const after = toLogged(await getOrderRow(db, id));
    change.record({ before: toLogged(before), after });
    return after;
  });

  route(app, collectReturn, async ({ db, params: { id }, body, user, now, change }) => {
    const before = await getOrderRow(db, id);
    await collect(db, before, body, byStaff(user, now));
    const after = toLogged(await getOrderRow(db, id));
    change.record({ before: toLogged(before), after });
    return after;
  });

  route(app, refuseReturn, async ({ db, params: { id }, body, user, now, change }) => {
    const before = await getOrderRow(db, id);
    await refuse(db, before, byStaff(user, now, body.reason.trim()));
    const after = toLogged(await getOrderRow(db, id));
    change.record({ before: toLogged(before), after });
    return after;
  });

  route(app, refundReturn, async ({ db, params: { id }, body, user, now, change }) => {
    const before = await getOrderRow(db, id);
    await refundReceived(platform, db, before, body, byStaff(user, now));
    const after = toLogged(await getOrderRow(db, id));
    change.record({ before: toLogged(before), after });
    return after;
  });
}
