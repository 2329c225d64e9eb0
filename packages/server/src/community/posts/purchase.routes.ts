import {
  getCommunityIncome,
  listCommunityIncome,
  payCommunityDownload,
  purchaseCommunityPost,
  rateCommunityPost,
} from '@danji/contracts/community/community-purchase.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { toPost, toShownRating } from './community-post.presenter.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { listIncome, sumIncome } from './income.repository.ts';
import { payFiles } from './download.service.ts';
import { purchasePost, ratePost } from './purchase.service.ts';
import { findAuthor } from './reader.ts';

/** Members buy posts that are sold, and rate what they may read. */
export function registerPurchaseRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, purchaseCommunityPost, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    const row = await purchasePost(platform, db, { ref: id, price: body.price }, { author, now });
    return toPost(platform, db, row, author);
  });

  route(app, payCommunityDownload, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    const row = await payFiles(platform, db, { ref: id, price: body.price }, { author, now });
    return toPost(platform, db, row, author);
  });

  route(app, listCommunityIncome, ({ db, query, user }) => {
    checkPeriod(query);
    return listIncome(db, query, user.id);
  });

  route(app, getCommunityIncome, ({ db, query, user }) => {
    checkPeriod(query);
    return sumIncome(db, query, user.id);
  });

  route(app, rateCommunityPost, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    const { rating, rating_count } = await ratePost(db, id, body.rate, { author, now });
    return { rating: toShownRating(rating), rating_count, own_rate: body.rate };
  });
}
