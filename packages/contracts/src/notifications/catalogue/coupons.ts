import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { date, id, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { formatNumber, formatWon } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (name: string, title: string, content: (values: { title: string; memo: string }) => string) =>
  defineNotification({
    id: `coupons.${name}`,
    type: NotificationType.POINT,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values: strictObject({ application_id: id, title: Type.String(), memo: Type.String() }),
    title: () => title,
    content,
    path: ({ application_id }) => webPaths.couponApplication(application_id),
  });

const withMemo = ({ title, memo }: { title: string; memo: string }): string =>
  `'${title}'${memo === '' ? '' : `: ${memo}`}`;

/** To the owner of an application of a coupon. */
export const couponNotifications = {
  issued: define('issued', '상품권이 도착했어요', ({ title }) => `'${title}' 상품권을 보관함에서 확인해 보세요.`),
  canceled: define('canceled', '쿠폰 신청이 취소됐어요', withMemo),
  failed: define('failed', '상품권을 발급하지 못했어요', ({ title }) => `'${title}' 신청에 쓴 포인트를 돌려드렸어요.`),
  impossible: define(
    'impossible',
    '살 수 없게 된 상품이에요',
    ({ title }) => `'${title}' 신청에 쓴 포인트를 돌려드렸어요.`,
  ),
  refunded: define('refunded', '상품권을 환불했어요', ({ title }) => `'${title}' 상품권에 쓴 포인트를 돌려드렸어요.`),
  given: define(
    'given',
    '상품권을 받았어요',
    ({ title, memo }) => `${memo}: '${title}' 상품권을 보관함에서 확인해 보세요.`,
  ),
  returned: define('returned', '상품권을 돌려줬어요', ({ title }) => `'${title}' 상품권은 더 쓸 수 없어요.`),
  refundRefused: define('refund_refused', '상품권을 환불할 수 없어요', withMemo),
};

/** To the owner of a voucher that nobody has used. */
export const voucherNotifications = {
  expiresSoon: defineNotification({
    id: 'coupons.expires_soon',
    type: NotificationType.POINT,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values: strictObject({
      application_id: id,
      title: Type.String(),
      last_day: date('유효 기간'),
      days_left: Type.Integer({ minimum: 0 }),
    }),
    title: ({ days_left }) => `상품권을 ${days_left === 0 ? '오늘까지' : `${days_left}일 뒤까지`} 쓸 수 있어요`,
    content: ({ title, last_day }) =>
      `'${title}' 상품권의 유효 기간은 ${formatDate(last_day)}까지예요. 쓰지 않을 상품권은 보관함에서 환불할 수 있어요.`,
    path: ({ application_id }) => webPaths.couponApplication(application_id),
  }),
};

export const couponStaffNotifications = {
  balanceLow: defineNotification({
    id: 'coupons.balance_low',
    type: NotificationType.POINT,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({ balance: Type.Integer(), threshold: Type.Integer() }),
    title: () => '비즈머니가 얼마 남지 않았어요',
    content: ({ balance, threshold }) =>
      `상품권을 살 비즈머니가 ${formatWon(balance)} 남았어요. 알림 기준은 ${formatWon(threshold)}이에요. 충전해 주세요.`,
    path: () => webPaths.adminVouchers,
  }),
  giftSent: defineNotification({
    id: 'coupons.gift_sent',
    type: NotificationType.POINT,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({ gift_id: id, title: Type.String(), issued: Type.Integer(), failed: Type.Integer() }),
    title: ({ failed }) => (failed > 0 ? '보내지 못한 상품권이 있어요' : '상품권을 모두 보냈어요'),
    content: ({ title, issued, failed }) =>
      `'${title}' 상품권을 ${formatNumber(issued)}명에게 보냈어요.${failed > 0 ? ` ${formatNumber(failed)}명에게는 보내지 못했어요.` : ''}`,
    path: ({ gift_id }) => webPaths.adminCouponGift(gift_id),
  }),
  voucherFailed: defineNotification({
    id: 'coupons.voucher_failed',
    type: NotificationType.POINT,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({ application_id: id, title: Type.String(), reason: Type.String() }),
    title: () => '상품권을 발급하지 못했어요',
    content: ({ title, reason }) => `'${title}': ${reason}`,
    path: ({ application_id }) => webPaths.adminCouponApplication(application_id),
  }),
};
