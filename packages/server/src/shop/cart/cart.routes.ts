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
import { route } from '../../platform/http/route.ts';
import { readCartAmounts } from './cart-amounts.ts';
import { checkBuys } from './cart.policy.ts';
import { countLines, deleteLines } from './cart.repository.ts';
import { changeLine, putIntoCart } from './cart.service.ts';
import { readCart, toCartLine } from './read-cart.ts';

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

  route(app, addToCart, ({ db, body, user, now }) => {
    checkBuys(user);
    return putIntoCart(db, user, body, now);
  });

  route(app, updateCartLine, async ({ db, params: { id }, body, user }) => {
    checkBuys(user);
    await changeLine(db, user.id, id, body);
    return { ok: true } as const;
  });

  route(app, deleteCartLine, async ({ db, params: { id }, user }) => {
    checkBuys(user);
    await lockAccount(db, user.id);
    await deleteLines(db, user.id, [id]);
    return { ok: true } as const;
  });
}
