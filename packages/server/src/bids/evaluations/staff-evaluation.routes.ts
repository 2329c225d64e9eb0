import { decideEvaluation, listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { decide } from './decide-evaluation.ts';
import { listForStaff } from './evaluation.repository.ts';

/** Routes by which our staff read evaluations with their reports, and decide about them. */
export function registerStaffEvaluationRoutes(app: FastifyInstance): void {
  route(app, listStaffEvaluations, ({ db, query }) => listForStaff(db, query));

  route(app, decideEvaluation, async ({ db, params: { id }, body, now, change }) => {
    const decided = await decide(db, id, body, now);
    change.record(decided);
    return decided.after;
  });
}
