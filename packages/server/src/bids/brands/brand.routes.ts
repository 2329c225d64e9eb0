import { findBrands, getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { findApprovedBrands } from '../../accounts/businesses/index.ts';
import { getProfile } from './brand.repository.ts';
import { route } from '../../platform/http/route.ts';

/** A search box asks after each pause in typing. */
const LOOK_UPS = { max: 120, timeWindow: '1 minute' };

export function registerBrandRoutes(app: FastifyInstance): void {
  route(app, getBrandProfile, ({ db, params: { id } }) => getProfile(db, id));

  route(app, findBrands, ({ db, query }) => findApprovedBrands(db, query.search, ANSWER_LIMITS.foundBrands), {
    rateLimit: LOOK_UPS,
  });
}
