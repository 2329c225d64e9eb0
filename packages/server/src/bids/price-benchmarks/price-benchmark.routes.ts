import { findBenchmark, toBenchmarkMeasure } from '@danji/contracts/bids/price-benchmark-rules';
import { getPriceBenchmark, type PriceBenchmark } from '@danji/contracts/bids/price-benchmark.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { listAwards } from './price-benchmark.repository.ts';

/** Registers the call for amounts of similar notices, for writers of notices: vendors would offer by it (ADR 0122). */
export function registerPriceBenchmarkRoutes(app: FastifyInstance): void {
  route(app, getPriceBenchmark, async ({ db, query, user, now }): Promise<PriceBenchmark> => {
    const { space_id, category, sigungu = null, number_of_units = null, except_nano_id: except = null } = query;
    requireRight(user, await findMembership(db, space_id, user.id), 'write_notices');
    const measure = toBenchmarkMeasure(category);
    const awards = await listAwards(db, { space_id, category, sigungu, except }, { measure, now });
    return { measure, found: findBenchmark(awards, number_of_units) };
  });
}
