import { deleteProductWish, listProductWishes, putProductWish } from '@danji/contracts/shop/product-wish.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { getSeen, toLine } from '../products/index.ts';
import { addWish, countWishes, listWishes, removeWish } from './wish.repository.ts';

/** Wish lists of members. The lock of the account keeps their length exact. */
export function registerWishRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listProductWishes, async ({ db, query, user }) =>
    mapPage(await listWishes(db, query, user.id), (row) => toLine(platform, row)),
  );

  route(app, putProductWish, async ({ db, params: { id }, user, now }) => {
    await getSeen(db, id, user);
    await lockAccount(db, user.id);
    await addWish(db, id, user.id, now);
    if ((await countWishes(db, user.id)) > SHOP_LIMITS.wishes)
      throw new ProblemError('conflict', {
        title: `상품은 ${SHOP_LIMITS.wishes}개까지 찜할 수 있어요. 이제 보지 않는 상품을 빼고 다시 담아 주세요.`,
      });
    return { is_wished: true };
  });

  route(app, deleteProductWish, async ({ db, params: { id }, user }) => {
    await removeWish(db, id, user.id);
    return { is_wished: false };
  });
}
