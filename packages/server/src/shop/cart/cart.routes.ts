import { toAmounts, toShippingGroups } from '@danji/contracts/shop/amounts';
import type { CartAmounts } from '@danji/contracts/shop/cart';
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
import { route } from '../../platform/http/route.ts';
import { findDefaultPostCode, isIslandPostCode } from '../addresses/index.ts';
import { checkBuys } from './cart.policy.ts';
import { countLines, deleteLines } from './cart.repository.ts';
import { changeLine, putIntoCart } from './cart.service.ts';
import { readCart, toAmountLine, toCartLine } from './read-cart.ts';

type Selection = { ids?: string; address_code?: string };

/** What the selected lines cost that can be bought, with shipping. */
async function findAmounts(db: Db, userId: number, { ids, address_code }: Selection): Promise<CartAmounts> {
  const selected = ids === undefined ? undefined : new Set(ids.split(',').map(Number));
  const items = (await readCart(db, userId)).filter(
    ({ row, state }) => state === 'available' && (selected?.has(row.line_id) ?? true),
  );
  const code = address_code ?? (await findDefaultPostCode(db, userId)) ?? null;
  const isIsland = code !== null && (await isIslandPostCode(db, code));
  const lines = items.map(toAmountLine);
  const groups = toShippingGroups(lines, isIsland);
  return {
    ids: items.map(({ row }) => row.line_id),
    ...toAmounts(lines, groups),
    groups,
    address_code: code,
    is_island: isIsland,
  };
}

/** Carts of members and guests. The lock of the account keeps quantities and the number of lines exact. */
export function registerCartRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listCartLines, async ({ db, user }) => {
    checkBuys(user);
    return (await readCart(db, user.id)).map((item) => toCartLine(platform, item));
  });

  route(app, getCartAmounts, ({ db, query, user }) => {
    checkBuys(user);
    return findAmounts(db, user.id, query);
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
