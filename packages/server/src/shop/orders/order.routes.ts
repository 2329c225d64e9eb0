import {
  cancelOrder,
  confirmOrder,
  createOrders,
  getOrder,
  listOrders,
  previewCancel,
  quoteOrder,
} from '@danji/contracts/shop/order.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { OrderQuote } from '@danji/contracts/shop/order';
import { toUsablePoints } from '@danji/contracts/shop/order-rules';
import { toLineAmount } from '@danji/contracts/shop/amounts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { getPointBalance } from '../../points/ledger/index.ts';
import { findDefaultPostCode } from '../addresses/index.ts';
import { type CartItem, toAmountLine } from '../cart/index.ts';
import { cancelByBuyer, readCancelPreview } from './cancel-paid.ts';
import { confirmByBuyer } from './confirm-order.ts';
import { createOrdersOf } from './create-orders.ts';
import { showAnew } from './move-order.ts';
import { withWay } from './give-back.ts';
import { toOrderDetail, toOrders } from './order.presenter.ts';
import { getOwnOrder } from './order.policy.ts';
import { listOrdersOf } from './order.repository.ts';
import { readSelection, reckon, type Selection } from './selection.ts';
import { findRecipients, findShares } from './shares.ts';

/** A person orders a few times a day; each order holds stock. */
const ORDERS = { max: 60, timeWindow: '1 hour' };

function toSelection({ cart_ids, product }: BodyOf<typeof quoteOrder>): Selection {
  if (product && !cart_ids) return { product: { ...product, amount: 0 } };
  if (cart_ids && !product) return { cart_ids };
  throw invalidField('cart_ids', '주문할 상품을 골라 주세요.');
}

/** The points that the buyer would get for what can be bought. */
async function findReward(db: Db, userId: number, items: readonly CartItem[]): Promise<number> {
  const ids = items.map(({ row }) => row.id);
  const shares = await findShares(db, (await findRecipients(db, userId)).slice(0, 1), ids);
  return items.reduce((sum, { row }) => sum + (shares.get(row.id)?.[0]?.unitPoints ?? 0) * row.quantity, 0);
}

async function quote(db: Db, user: Principal, body: BodyOf<typeof quoteOrder>, now: Date): Promise<OrderQuote> {
  const items = await readSelection(db, user, toSelection(body), now);
  const code = body.address_code ?? (await findDefaultPostCode(db, user.id)) ?? null;
  const bought = items.filter(({ state }) => state === 'available');
  const { amounts, groups, isIsland } = await reckon(db, bought, code);
  const { available } = await getPointBalance(db, user.id);
  return {
    ...amounts,
    ids: bought.flatMap(({ row }) => (row.line_id === 0 ? [] : [row.line_id])),
    groups,
    address_code: code,
    is_island: isIsland,
    lines: items.map((item) => ({
      id: item.row.line_id || null,
      product_id: item.row.id,
      name: item.row.name,
      amount: toLineAmount(toAmountLine(item)),
      state: item.state,
    })),
    usable_points: toUsablePoints(amounts.total, Math.max(0, available)),
    accum_point: await findReward(db, user.id, bought),
  };
}

/** Orders as their buyers make, read and end them. */
export function registerOrderRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listOrders, async ({ db, query, user }) => {
    const { results, ...page } = await listOrdersOf(db, query, user.id);
    return { ...page, results: await toOrders(platform, db, results) };
  });

  route(app, quoteOrder, ({ db, body, user, now }) => quote(db, user, body, now));

  route(
    app,
    createOrders,
    async ({ db, body, user, now }) => {
      const rows = await createOrdersOf(db, body, { user, now });
      await showAnew(db, rows, now);
      return toOrders(platform, db, rows);
    },
    { rateLimit: ORDERS },
  );

  route(app, getOrder, async ({ db, params: { id }, user }) =>
    toOrderDetail(platform, db, await getOwnOrder(db, id, user)),
  );

  route(app, previewCancel, async ({ db, params: { id }, query: { lines }, user }) =>
    withWay(platform, db, id, await readCancelPreview(db, await getOwnOrder(db, id, user), { actor: 'buyer', lines })),
  );

  route(app, cancelOrder, async ({ db, params: { id }, body, user, now }) => {
    const order = await getOwnOrder(db, id, user);
    const reason = body.reason?.trim() || null;
    const { payment_price: seen, lines } = body;
    const mover = { actor: 'buyer' as const, userId: user.id, reason, now };
    await cancelByBuyer(platform, db, order, { seen, lines }, mover);
    return toOrderDetail(platform, db, await getOwnOrder(db, id, user));
  });

  route(app, confirmOrder, async ({ db, params: { id }, user, now }) => {
    await getOwnOrder(db, id, user);
    await confirmByBuyer(db, id, user.id, now);
    return toOrderDetail(platform, db, await getOwnOrder(db, id, user));
  });
}
