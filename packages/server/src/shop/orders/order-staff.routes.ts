import {
  answerCancel,
  getStaffOrder,
  listStaffOrders,
  moveStaffOrder,
  previewStaffCancel,
} from '@danji/contracts/shop/order-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { answerCancelRequest, readCancelPreview } from './cancel-paid.ts';
import { withWay } from './give-back.ts';
import { getOrderRow } from './order.policy.ts';
import { toLogged, toOrders, toStaffOrder } from './order.presenter.ts';
import { listAllOrders, lockOrders } from './order.repository.ts';
import { shipOrder } from './ship-order.ts';

/** Orders as operators handle them. */
export function registerStaffOrderRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listStaffOrders, async ({ db, query }) => {
    const { results, ...page } = await listAllOrders(db, query);
    return { ...page, results: await toOrders(platform, db, results) };
  });

  route(app, getStaffOrder, async ({ db, params: { id } }) => toStaffOrder(platform, db, await getOrderRow(db, id)));

  route(app, moveStaffOrder, async ({ db, params: { id }, body, user, now, change }) => {
    await lockOrders(db, [id]);
    const before = await getOrderRow(db, id);
    await shipOrder(db, before, body, { userId: user.id, now });
    const after = await getOrderRow(db, id);
    change.record({ before: toLogged(before), after: toLogged(after) });
    return toLogged(after);
  });

  route(app, previewStaffCancel, async ({ db, params: { id }, query: { lines } }) =>
    withWay(platform, db, id, await readCancelPreview(db, await getOrderRow(db, id), { actor: 'staff', lines })),
  );

  route(app, answerCancel, async ({ db, params: { id }, body, user, now, change }) => {
    const reason = body.reason?.trim() || null;
    const mover = { actor: 'staff' as const, userId: user.id, reason, now };
    const answer = { isAccepted: body.is_accepted, seen: body.payment_price, lines: body.lines };
    const before = await answerCancelRequest(platform, db, await getOrderRow(db, id), answer, mover);
    const after = await getOrderRow(db, id);
    change.record({ before: toLogged(before), after: toLogged(after) });
    return toLogged(after);
  });
}
