import { getCouponDay, listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { getVoucherCostTotals, listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listChoices } from './choices.ts';
import { listCosts, sumCosts } from './cost.repository.ts';
import { readToday } from './limits.ts';

/** Routes to what vouchers cost, to today's limit, and to what lists of coupons can be filtered by. */
export function registerCouponReportRoutes(app: FastifyInstance): void {
  route(app, listVoucherCosts, ({ db, query }) => listCosts(db, query));

  route(app, getVoucherCostTotals, ({ db, query }) => sumCosts(db, query));

  route(app, getCouponDay, ({ db, now }) => readToday(db, now));

  route(app, listCouponChoices, ({ db, query, now }) => listChoices(db, query.among, toBusinessDate(now)));
}
