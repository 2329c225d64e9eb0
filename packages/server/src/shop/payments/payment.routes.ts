import {
  createPayment,
  getPayment,
  getPaymentWays,
  setRefundAccount,
  updatePayment,
} from '@danji/contracts/shop/payment.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { choosePayment, createPayment as makePayment } from './create-payment.ts';
import { toPayment } from './payment.presenter.ts';
import { findById, findByUuid, type PaymentRow } from './payment.repository.ts';
import type { PaymentRun } from './payment-run.ts';
import { nameAccount } from './refund-account.ts';
import { settlePayments } from './settle.job.ts';

/** A payment of an account by its number or uuid. Throws `not_found` for those of others too. */
async function findOwn(db: Db, ref: string, userId: number): Promise<PaymentRow> {
  const found = /^\d+$/.test(ref) ? await findById(db, Number(ref)) : await findByUuid(db, ref);
  if (found?.user_id !== userId)
    throw new ProblemError('not_found', { title: '결제가 없어요. 주문 내역을 확인해 주세요.' });
  return found;
}

/** Payments of members. */
export function registerPaymentRoutes(app: FastifyInstance, { keyRing }: PaymentRun): void {
  const { platform } = app;
  const hasGateway = (): boolean => platform.config.nicepay !== undefined;

  route(app, getPaymentWays, () => ({ is_points_only: !hasGateway() }));

  route(app, createPayment, async ({ db, body, user, now }) =>
    toPayment(platform, db, await makePayment(db, body.order_ids, { userId: user.id, now })),
  );

  route(app, updatePayment, async ({ db, body: { uuid, ...choice }, user, now }) => {
    const { id } = await findOwn(db, uuid, user.id);
    return toPayment(
      platform,
      db,
      await choosePayment(db, id, choice, { userId: user.id, now, hasGateway: hasGateway() }),
    );
  });

  route(app, getPayment, async ({ db, params, user }) =>
    toPayment(platform, db, await findOwn(db, params.id, user.id)),
  );

  route(app, setRefundAccount, async ({ db, params, body, user, now }) => {
    const payment = await findOwn(db, params.id, user.id);
    await nameAccount(db, payment, { ...body, keyRing, now });
    await wake(db, settlePayments);
    return toPayment(platform, db, payment);
  });
}
