import { previewReturn, requestReturn, withdrawReturn } from '@danji/contracts/shop/order-return.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { withWay } from './give-back.ts';
import { toOrderDetail } from './order.presenter.ts';
import { getOwnOrder } from './order.policy.ts';
import { readReturnForm } from './return-form.ts';
import { readReturnPreview, requestReturnOf, withdrawReturnOf } from './return-order.ts';

/** Each request may store pictures. */
const REQUESTS = { max: 30, timeWindow: '1 hour' };

/** Returns as buyers ask for them. */
export function registerReturnRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, previewReturn, async ({ db, params: { id }, query, user, now }) =>
    withWay(platform, db, id, await readReturnPreview(db, await getOwnOrder(db, id, user), query, { user, now })),
  );

  route(
    app,
    requestReturn,
    async ({ params: { id }, user, request, now, commit }) => {
      const { texts: reasons, pictures } = await readReturnForm(request, { platform, owner: user.id });
      return commit(async (db) => {
        const mover = { actor: 'buyer' as const, userId: user.id, now };
        await requestReturnOf(db, await getOwnOrder(db, id, user), { user, reasons, pictures }, mover);
        return toOrderDetail(platform, db, await getOwnOrder(db, id, user));
      });
    },
    { transaction: 'own', rateLimit: REQUESTS },
  );

  route(app, withdrawReturn, async ({ db, params: { id }, user, now }) => {
    await withdrawReturnOf(db, await getOwnOrder(db, id, user), { actor: 'buyer', userId: user.id, now });
    return toOrderDetail(platform, db, await getOwnOrder(db, id, user));
  });
}
