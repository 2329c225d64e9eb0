import {
  getCouponGift,
  getGiftTemplate,
  giveCoupon,
  listCouponGifts,
  retryCouponGift,
} from '@danji/contracts/points/coupon-gift.endpoints';
import { type CouponGift, GIFT_REASON_CHARACTERS } from '@danji/contracts/points/coupon-gift';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { orderGiftAgain, keepOfferedCoupon } from '../coupons/index.ts';
import { readUploadedSheet, toText, writeTemplate } from '../../site/sheets/index.ts';
import { GIFT_COLUMNS } from './gift-columns.ts';
import type { GiftRow } from './gift.parser.ts';
import { findGift, listGiftRows, reopenGift } from './gift.repository.ts';
import { runGift } from './gift.service.ts';

const SHEETS = { max: 20, timeWindow: '1 minute' };
const parser = new URL('./gift.parser.ts', import.meta.url);
const TEMPLATE = {
  name: '상품권 보내기',
  columns: GIFT_COLUMNS,
  example: [null, '(예시) 김단지. 이름은 비워도 돼요. 이 줄은 지우고 적어 주세요.'],
};

async function readGift(db: Db, id: number): Promise<CouponGift> {
  const found = await findGift(db, id);
  if (!found) throw new ProblemError('not_found', { title: '보낸 상품권을 찾을 수 없어요.' });
  return found;
}

function toReason(text: string | undefined): string {
  const reason = toText(text);
  if (reason === '') throw invalidField('reason', '사유를 입력해 주세요.');
  if (reason.length > GIFT_REASON_CHARACTERS)
    throw invalidField('reason', `사유는 ${GIFT_REASON_CHARACTERS}자까지 적을 수 있어요.`);
  return reason;
}

function toCouponId(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw invalidField('coupon_id', '쿠폰을 골라 주세요.');
  return Number(text);
}

/** Vouchers for many members, from a sheet. */
export function registerGiftRoutes(app: FastifyInstance): void {
  route(app, listCouponGifts, ({ db, query }) => listGiftRows(db, query));

  route(app, getCouponGift, ({ db, params }) => readGift(db, params.id));

  route(app, getGiftTemplate, () => writeTemplate(TEMPLATE), { rateLimit: SHEETS });

  route(
    app,
    giveCoupon,
    async ({ user, request, now, change, commit }) => {
      const { rows, isDryRun, texts } = await readUploadedSheet<GiftRow>(request, user.id, {
        parser,
        texts: ['coupon_id', 'reason'],
      });
      const [couponId, reason] = [toCouponId(texts['coupon_id']), toReason(texts['reason'])];
      return commit(async (db) => {
        const coupon = await keepOfferedCoupon(db, couponId);
        if (!coupon) throw invalidField('coupon_id', '삭제된 쿠폰이에요. 다른 쿠폰을 골라 주세요.');
        const report = await runGift(db, rows, { coupon, reason, isDryRun, user, now });
        const { lines, cost } = report;
        if (report.is_saved) change.after = { coupon: coupon.title, reason, members: lines.length, cost };
        return report;
      });
    },
    { transaction: 'own', rateLimit: SHEETS },
  );

  route(app, retryCouponGift, async ({ db, params, user, now, change }) => {
    change.before = await readGift(db, params.id);
    await reopenGift(db, params.id);
    await orderGiftAgain(db, params.id, user.id, now);
    const after = await readGift(db, params.id);
    change.after = after;
    return after;
  });
}
