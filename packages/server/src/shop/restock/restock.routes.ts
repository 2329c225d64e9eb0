import { deleteProductRestock, putProductRestock } from '@danji/contracts/shop/product-restock.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getSeen, lockProduct } from '../products/index.ts';
import { addRestock, countRestocks, removeRestock } from './restock.repository.ts';

/** Registers the calls of members who want to be told when a product can be bought again. */
export function registerRestockRoutes(app: FastifyInstance): void {
  route(app, putProductRestock, async ({ db, params: { id }, user, now }) => {
    await getSeen(db, id, user);
    await lockAccount(db, user.id);
    // Under the lock under which its stock changes, so that nobody waits for what is there.
    if (!(await lockProduct(db, id))?.is_sold_out)
      throw new ProblemError('conflict', { title: '지금 살 수 있는 상품이에요. 화면을 새로 고친 뒤 골라 주세요.' });
    await addRestock(db, id, user.id, now);
    if ((await countRestocks(db, user.id)) > SHOP_LIMITS.restocks)
      throw new ProblemError('conflict', {
        title: `재입고 알림은 상품 ${SHOP_LIMITS.restocks}개까지 받을 수 있어요. 기다리지 않는 상품의 알림을 꺼 주세요.`,
      });
    return { is_restock_wanted: true };
  });

  route(app, deleteProductRestock, async ({ db, params: { id }, user }) => {
    await removeRestock(db, id, user.id);
    return { is_restock_wanted: false };
  });
}
