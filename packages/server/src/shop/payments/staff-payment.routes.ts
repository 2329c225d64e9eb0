import {
  endRefundByHand,
  getStaffPayment,
  listStaffPayments,
  retryRefund,
} from '@danji/contracts/shop/payment-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { PaymentRun } from './payment-run.ts';
import { endByHand, retryRefused } from './refund.service.ts';
import { toStaffPayment } from './staff-payment.presenter.ts';
import { findPayment, listPayments } from './staff-payment.repository.ts';

/** Payments of all members for our staff. */
export function registerStaffPaymentRoutes(app: FastifyInstance, { keyRing }: PaymentRun): void {
  route(app, listStaffPayments, ({ db, query }) => listPayments(db, query));

  route(app, getStaffPayment, async ({ db, params: { id } }) => {
    const payment = await findPayment(db, id);
    if (!payment) throw new ProblemError('not_found', { title: '결제를 찾을 수 없어요.' });
    return toStaffPayment(db, payment, keyRing);
  });

  route(app, retryRefund, async ({ db, params: { id }, now, change }) => {
    const { before, after } = await retryRefused(db, id, now);
    change.record({ before, after });
    return after;
  });

  route(app, endRefundByHand, async ({ db, params: { id }, now, change }) => {
    const { before, after } = await endByHand(db, id, now);
    change.record({ before, after });
    return after;
  });
}
