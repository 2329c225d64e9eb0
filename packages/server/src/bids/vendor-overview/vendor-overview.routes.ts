import { getVendorOverview } from '@danji/contracts/bids/vendor-overview.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readOverview } from './vendor-overview.repository.ts';

export function registerVendorOverviewRoutes(app: FastifyInstance): void {
  route(app, getVendorOverview, ({ db, user, now }) => readOverview(db, user.id, now));
}
