import {
  addToCart,
  countCartLines,
  deleteCartLine,
  getCartAmounts,
  listCartLines,
  updateCartLine,
} from '@danji/contracts/shop/cart.endpoints';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { route } from '../../platform/http/route.ts';
import { readCartAmounts } from './cart-amounts.ts';
import { checkBuys } from './cart.policy.ts';
import { countLines, deleteLines } from './cart.repository.ts';
import { changeLine, putIntoCart } from './cart.service.ts';
import { readCart, toCartLine } from './read-cart.ts';

/** The other tabs and devices of the owner read the cart again. */
const showAnew = (db: Db, userId: number, now: Date): Promise<void> =>
  publishChange(db, [userId], { tags: ['cart'] }, now);

/** Carts of members and guests. The lock of the account keeps quantities and the number of lines exact. */
export function registerCartRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listCartLines, async ({ db, user }) => {
    checkBuys(user);
    return (await readCart(db, user.id)).map((item) => toCartLine(platform, item));
  });

  route(app, getCartAmounts, async ({ db, query, user }) => {
    checkBuys(user);
    return (await readCartAmounts(db, user.id, query)).amounts;
  });

  route(app, countCartLines, async ({ db, user }) => {
    checkBuys(user);
    return { count: await countLines(db, user.id) };
  });

  route(app, addToCart, async ({ db, body, user, now }) => {
    checkBuys(user);
    const line = await putIntoCart(db, user, body, now);
    await showAnew(db, user.id, now);
    return line;
  });

  route(app, updateCartLine, async ({ db, params: { id }, body, user, now }) => {
    checkBuys(user);
    await changeLine(db, user.id, id, body);
    await showAnew(db, user.id, now);
    return { ok: true } as const;
  });

  route(app, deleteCartLine, async ({ db, params: { id }, user, now }) => {
    checkBuys(user);
    await lockAccount(db, user.id);
    await deleteLines(db, user.id, [id]);
    await showAnew(db, user.id, now);
    return { ok: true } as const;
  });
}
