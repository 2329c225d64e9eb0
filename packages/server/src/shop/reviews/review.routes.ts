import {
  createProductReview,
  deleteProductReview,
  getReviewSummary,
  listProductReviews,
  listStaffReviews,
  updateProductReview,
  updateStaffReview,
} from '@danji/contracts/shop/product-review.endpoints';
import type { FastifyInstance } from 'fastify';
import { findBlocked, findReader } from '../../community/posts/index.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { emptyPage, mapPage } from '../../platform/records/read-page.ts';
import { getSeenByCode } from '../products/index.ts';
import { readReviewForm } from './review-form.ts';
import { toLogged, toReview, toStaffReview } from './review.presenter.ts';
import {
  countRatings,
  listAllReviews,
  listReviewsBy,
  listReviewsOf,
  type ReviewRow,
  toSummary,
} from './review.repository.ts';
import { changeReview, handleReview, removeReview, writeReview } from './review.service.ts';

const WRITES = { max: 30, timeWindow: '1 hour' };

/** Reviews of products, as buyers write them and our staff replies. */
export function registerReviewRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listProductReviews, async ({ db, query, user }) => {
    const present = (row: ReviewRow) => toReview(row, user);
    if (query.code === undefined)
      return user ? mapPage(await listReviewsBy(db, query, user.id), present) : emptyPage(query);
    const { id } = await getSeenByCode(db, query.code, user);
    const reader = await findReader(db, user);
    const { named: blocked } = await findBlocked(db, reader);
    const readers = { readerId: reader.id, isStaff: isStaff(user), blocked };
    return mapPage(await listReviewsOf(db, query, id, readers), present);
  });

  route(app, getReviewSummary, async ({ db, params: { code }, user }) =>
    toSummary(await countRatings(db, (await getSeenByCode(db, code, user)).id)),
  );

  route(
    app,
    createProductReview,
    async ({ user, request, now, commit }) => {
      const { texts, pictures } = await readReviewForm(request, { platform, owner: user.id });
      return commit(async (db) => toReview(await writeReview(db, texts, pictures, { user, now, platform }), user));
    },
    { transaction: 'own', rateLimit: WRITES },
  );

  route(
    app,
    updateProductReview,
    async ({ db, params: { id }, body, user, now }) =>
      toReview(await changeReview(db, id, body, { user, now, platform }), user),
    { rateLimit: WRITES },
  );

  route(app, deleteProductReview, async ({ db, params: { id }, user, now }) => {
    await removeReview(db, id, { user, now });
    return { ok: true } as const;
  });

  route(app, listStaffReviews, async ({ db, query }) => mapPage(await listAllReviews(db, query), toStaffReview));

  route(app, updateStaffReview, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await handleReview(db, id, body, { user, now });
    change.record({ before: toLogged(before), after: toLogged(after) });
    // The staff log holds the response too.
    return toLogged(after);
  });
}
