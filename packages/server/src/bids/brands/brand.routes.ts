import { findBrands, getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { getBrandSharePicture } from '@danji/contracts/bids/share-picture.endpoints';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { findApprovedBrands } from '../../accounts/businesses/index.ts';
import { sharePictureOf } from '../share-pictures/index.ts';
import { getProfile, toShareCard } from './brand.repository.ts';
import { route } from '../../platform/http/route.ts';

/** A search box asks after each pause in typing. */
const LOOK_UPS = { max: 120, timeWindow: '1 minute' };

/** Other sites ask once for each link, from few addresses. */
const PICTURES = { max: 300, timeWindow: '1 minute' };

export function registerBrandRoutes(app: FastifyInstance): void {
  route(app, getBrandProfile, ({ db, params: { id } }) => getProfile(db, id));

  route(
    app,
    getBrandSharePicture,
    async ({ db, params: { id }, query, reply }) =>
      sharePictureOf(app.platform, reply, { id, card: toShareCard(await getProfile(db, id)), asked: query.version }),
    { rateLimit: PICTURES },
  );

  route(app, findBrands, ({ db, query }) => findApprovedBrands(db, query.search, ANSWER_LIMITS.foundBrands), {
    rateLimit: LOOK_UPS,
  });
}
