import { ApplicationStatus, isUnusedPin, toPinLabel } from '@danji/contracts/codes/coupon-codes';
import { checkVoucher, getVoucherPicture, resendCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { MAX_RESENDS } from '@danji/contracts/points/coupon-application';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { askProvider, type GiftishowClient } from '../voucher-goods/index.ts';
import { readSecrets, toApplication } from './application.presenter.ts';
import { findLatestOrder, updateApplication } from './application.repository.ts';
import { getIssuedOrder, lockOwnApplication, readApplication, readByUuid } from './application.service.ts';
import { updateOrder } from './order.repository.ts';
import { queueMessage } from './voucher-message.ts';
import { toEndDate, toPinFields } from './pin-fields.ts';

const ASKS = { max: 60, timeWindow: '1 minute' };

/** Routes to issued vouchers. */
export function registerVoucherRoutes(app: FastifyInstance, client: GiftishowClient): void {
  route(
    app,
    checkVoucher,
    async ({ db, body, user, now }) => {
      const row = await readByUuid(db, user, body.coupon_application_uuid);
      const order = await getIssuedOrder(db, row);
      const info = await askProvider(() => client.findVoucher(order.tr_id));
      if (!info)
        throw new ProblemError('not_found', { title: '상품권 회사에 없는 상품권이에요. 고객센터로 문의해 주세요.' });
      const fields = toPinFields(info, now);
      await updateOrder(db, order.id, fields);
      return {
        tr_id: order.tr_id,
        send_result: String(info.sendRstMsg ?? info.sendStatusCd ?? '').slice(0, 100),
        pin_status: info.pinStatusCd,
        end_date: toEndDate(info.validPrdEndDt),
        remain_amount: fields.remain_amount,
      };
    },
    { transaction: 'own', rateLimit: ASKS },
  );

  route(
    app,
    resendCoupon,
    async ({ db, body, user, now, change }) => {
      const row = await readApplication(db, user, body.coupon_application_id);
      change.before = toApplication(row, await findLatestOrder(db, row.id));
      const order = await getIssuedOrder(db, row);
      // The attempt counts before the call, so that no number of tabs sends a fourth message.
      await transaction(db, async (db) => {
        const locked = await lockOwnApplication(db, user, row.id);
        if (locked.application_status !== ApplicationStatus.DONE) throw new ProblemError('invalid_transition');
        if (locked.coupon_request_count >= MAX_RESENDS)
          throw new ProblemError('too_many_requests', {
            title: `상품권은 ${MAX_RESENDS}번까지만 다시 보낼 수 있어요. 받은 문자가 없으면 고객센터로 문의해 주세요.`,
          });
        await updateApplication(db, row.id, {
          coupon_request_count: locked.coupon_request_count + 1,
          latest_send_datetime: now,
          updated: now,
        });
        if (order.gubun === 'I') await queueMessage(db, row.id, now);
      });
      if (order.gubun === 'N') await askProvider(() => client.resend(order.tr_id));
      const after = toApplication(await readApplication(db, user, row.id), await findLatestOrder(db, row.id));
      change.after = after;
      return after;
    },
    { transaction: 'own', rateLimit: { max: 10, timeWindow: '1 minute' } },
  );
}

/** The picture is asked for at each look, and stays nowhere in clear. */
export function registerVoucherPictureRoute(app: FastifyInstance, client: GiftishowClient): void {
  const { platform } = app;

  route(
    app,
    getVoucherPicture,
    async ({ db, params, user }) => {
      const row = await readApplication(db, user, params.id);
      const order = await getIssuedOrder(db, row);
      const { img_url: url } = readSecrets(platform, order);
      if (url === null || row.application_status !== ApplicationStatus.DONE)
        throw new ProblemError('not_found', { title: '바코드가 없는 상품권이에요. 받은 문자를 확인해 주세요.' });
      if (order.pin_status !== null && !isUnusedPin(order.pin_status))
        throw new ProblemError('conflict', { title: `${toPinLabel(order.pin_status)} 상태의 상품권이에요.` });
      const { bytes, type } = await askProvider(() => client.readPicture(url));
      return { picture: `data:${type};base64,${bytes.toString('base64')}` };
    },
    { rateLimit: ASKS },
  );
}
