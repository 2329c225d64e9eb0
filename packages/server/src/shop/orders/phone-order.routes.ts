import { cancelPhoneOrder, createPhoneOrder, quotePhoneOrder } from '@danji/contracts/shop/phone-order.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getOrderRow } from './order.policy.ts';
import { listCheckout } from './order.repository.ts';
import {
  quotePhoneOrder as readQuote,
  takePhoneOrder,
  toPhoneOrder,
  withdrawPhoneOrder,
} from './phone-order.service.ts';

/** Orders that operators take on the telephone. */
export function registerPhoneOrderRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, quotePhoneOrder, ({ db, body, now }) => readQuote(db, body, now));

  route(app, createPhoneOrder, async ({ db, body, user, now, change }) => {
    const taken = await toPhoneOrder(db, await takePhoneOrder(db, body, { staffId: user.id, now }));
    change.after = taken;
    return taken;
  });

  route(app, cancelPhoneOrder, async ({ db, params: { id }, body, user, now, change }) => {
    const mover = { actor: 'staff' as const, userId: user.id, reason: body.reason.trim(), now };
    const before = await withdrawPhoneOrder(platform, db, await getOrderRow(db, id), mover);
    const after = await toPhoneOrder(db, await listCheckout(db, before[0]?.checkout_id ?? ''));
    change.record({ before: await toPhoneOrder(db, before), after });
    return after;
  });
}
