import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { date, id, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { formatWon } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const won = Type.Integer({ minimum: 0 });
const shared = {
  type: NotificationType.SHOP,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'required',
  values: strictObject({ order_id: id, amount: won }),
  path: ({ order_id }: { order_id: number }) => webPaths.shopOrder(order_id),
} as const;

/** To the buyer of a payment. */
export const paymentNotifications = {
  refunded: defineNotification({
    ...shared,
    id: 'payments.refunded',
    title: () => '환불했어요',
    content: ({ amount }) => `${formatWon(amount)}을 결제하신 방법으로 돌려드렸어요.`,
  }),
  needsAccount: defineNotification({
    ...shared,
    id: 'payments.needs_account',
    title: () => '환불받을 계좌를 알려 주세요',
    content: ({ amount }) => `${formatWon(amount)}을 돌려드릴 계좌가 필요해요.`,
  }),
};

const staffShared = {
  ...shared,
  audience: [UserType.STAFF],
  path: ({ order_id }: { order_id: number }) => webPaths.adminOrder(order_id),
} as const;

/** To our staff. */
export const paymentStaffNotifications = {
  unclear: defineNotification({
    ...staffShared,
    id: 'payments.unclear',
    title: () => '결제 결과를 아직 몰라요',
    content: ({ amount }) =>
      `${formatWon(amount)} 결제를 10분 넘게 확인하지 못했어요. 결제 회사에 문제가 있는지 봐 주세요.`,
  }),
  refundFailed: defineNotification({
    ...staffShared,
    id: 'payments.refund_failed',
    title: () => '환불하지 못했어요',
    content: ({ amount }) => `${formatWon(amount)}을 결제 회사에서 돌려주지 못해요. 다른 방법으로 돌려주세요.`,
  }),
  refundByHand: defineNotification({
    ...staffShared,
    id: 'payments.refund_by_hand',
    title: () => '계좌로 환불해 주세요',
    content: ({ amount }) => `${formatWon(amount)}을 회원이 알려 준 계좌로 보내 주세요. 카드 일부만 취소할 수 없어요.`,
  }),
  differ: defineNotification({
    ...staffShared,
    id: 'payments.differ',
    values: strictObject({ check_id: id, day: date('날'), differences: Type.Integer({ minimum: 1 }) }),
    path: ({ check_id }) => webPaths.adminPaymentCheck(check_id),
    title: () => '결제 대조에서 차이가 나왔어요',
    content: ({ day, differences }) =>
      `${formatDate(day)} 결제 ${differences}건이 결제 회사의 기록과 달라요. 어느 쪽이 맞는지 확인해 주세요.`,
  }),
};
