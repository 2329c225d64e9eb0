import {
  cancelCouponApplication,
  countCouponApplications,
  createCouponApplication,
  getCouponApplication,
  listCouponApplications,
  orderCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import type { CouponApplication } from '@danji/contracts/points/coupon-application';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { toApplication, toApplications, toDetail } from './application.presenter.ts';
import { countStatuses, findLatestOrder, listApplicationRows } from './application.repository.ts';
import {
  approve,
  cancelApplication,
  lockOwnApplication,
  moveAsAsked,
  readApplication,
  readByUuid,
} from './application.service.ts';
import { applyForCoupon } from './apply.service.ts';
import { lockLimits } from './limits.ts';
import { moveApplication } from './move-application.ts';
import { settleRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';
import { settleVouchers } from './settle.job.ts';

const { REFUND_APPLY, REFUNDED } = ApplicationStatus;
const CHANGES = { max: 60, timeWindow: '1 minute' };
/** An expired voucher costs nobody anything: its points come back in full (FACTS §10.3). */
const EXPIRED = '08';

const ownerOf = (user: Principal): number | undefined => (isStaff(user) ? undefined : user.id);

async function present(db: Db, user: Principal, id: number): Promise<CouponApplication> {
  const row = await readApplication(db, user, id);
  return toApplication(row, await findLatestOrder(db, id));
}

/** Routes to applications, for members and operators. */
export function registerApplicationRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listCouponApplications, async ({ db, query, user }) => {
    const page = await listApplicationRows(db, query, ownerOf(user));
    return { ...page, results: await toApplications(db, page.results) };
  });

  route(app, countCouponApplications, ({ db, user, query }) => countStatuses(db, ownerOf(user), query.coupon__nano_id));

  route(app, getCouponApplication, async ({ db, params, user }) =>
    toDetail(platform, db, await readApplication(db, user, params.id), user),
  );

  route(
    app,
    createCouponApplication,
    async ({ db, body, user, now }) => {
      const { id, orderId } = await applyForCoupon(db, user, body.coupon, now);
      if (orderId !== undefined) await wake(db, settleVouchers);
      return present(db, user, id);
    },
    { rateLimit: CHANGES },
  );

  route(app, cancelCouponApplication, async ({ db, params, user, now, change }) => {
    const row = await lockOwnApplication(db, user, params.id);
    change.before = await present(db, user, row.id);
    await cancelApplication(db, row, { user, now });
    return { ok: true as const };
  });
}

/** Routes that move an application and wait for the provider. */
export function registerMoveRoutes(app: FastifyInstance, client: GiftishowClient): void {
  const { platform } = app;
  const run = { db: platform.db, clock: platform.clock, keyRing: platform.keyRing, client };

  route(
    app,
    updateCouponApplication,
    async ({ db, params, body, user, now, change }) => {
      const before = await present(db, user, params.id);
      const orderId = await transaction(db, async (db) =>
        moveAsAsked(db, await lockOwnApplication(db, user, params.id), {
          status: body.application_status,
          memo: body.memo,
          user,
          now,
        }),
      );
      if (orderId !== undefined) await settleRefund(run, orderId);
      if (isStaff(user) && body.application_status === REFUNDED) await finishByOperator(db, user, params.id, now);
      const after = await present(db, user, params.id);
      change.record({ before, after });
      return after;
    },
    { transaction: 'own', rateLimit: CHANGES },
  );

  route(
    app,
    orderCoupon,
    async ({ db, body, user, now, change, commit }) => {
      const { id } = await readByUuid(db, user, body.coupon_application_uuid);
      change.before = await present(db, user, id);
      const orderId = await transaction(db, async (db) => {
        // The approvals of operators count for the day, and are not limited: they decide.
        await lockLimits(db);
        return approve(db, await lockOwnApplication(db, user, id), user, now);
      });
      await settleOrder(run, orderId);
      return commit(async (db) => {
        const after = await present(db, user, id);
        change.after = after;
        return after;
      });
    },
    { transaction: 'own', rateLimit: { max: 300, timeWindow: '1 minute' } },
  );
}

/** An operator refunds what the provider could not cancel: only an expired voucher. */
async function finishByOperator(db: Db, user: Principal, id: number, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    const row = await lockOwnApplication(db, user, id);
    if (row.application_status !== REFUND_APPLY) return;
    const order = await findLatestOrder(db, id);
    if (order?.pin_status !== EXPIRED)
      throw new ProblemError('invalid_transition', {
        title: '사용하지 않은 상품권만 환불할 수 있어요. 상태를 확인해 주세요.',
        extra: { from: REFUND_APPLY, to: REFUNDED },
      });
    await moveApplication(db, row, REFUNDED, { by: user.id, now });
  });
}
