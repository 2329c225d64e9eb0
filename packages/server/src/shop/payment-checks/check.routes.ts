import {
  getPaymentCheck,
  listPaymentChecks,
  listPaymentDifferences,
} from '@danji/contracts/shop/payment-check.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findCheck, listChecks, listDifferences } from './check.repository.ts';

/** The comparisons with the books of the gateway for our staff. */
export function registerPaymentCheckRoutes(app: FastifyInstance): void {
  route(app, listPaymentChecks, ({ db, query }) => listChecks(db, query));

  route(app, getPaymentCheck, async ({ db, params: { id } }) => {
    const check = await findCheck(db, id);
    if (!check) throw new ProblemError('not_found');
    return check;
  });

  route(app, listPaymentDifferences, ({ db, params: { id }, query }) => listDifferences(db, id, query));
}
