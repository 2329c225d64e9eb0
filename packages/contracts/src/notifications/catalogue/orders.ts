import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, strictObject, timestamp } from '../../fields.ts';
import { formatDateTime } from '../../format/date.ts';
import { formatPoints, formatWon } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineAlimTalk } from '../alimtalk.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** The order and its product; nothing of its people. */
const values = { order_id: id, name: Type.String() };
const shared = {
  type: NotificationType.SHOP,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'required',
} as const;
const path = ({ order_id }: { order_id: number }) => webPaths.shopOrder(order_id);

/** `10,000원과 500P를`: what goes back, as the object of a sentence. */
function formatBack(amount: number, points: number): string {
  if (points === 0) return `${formatWon(amount)}을`;
  return amount === 0 ? `${formatPoints(points)}를` : `${formatWon(amount)}과 ${formatPoints(points)}를`;
}

/** To the buyer of an order. */
export const orderNotifications = {
  taken: defineNotification({
    ...shared,
    id: 'orders.taken',
    values: strictObject({ ...values, amount: Type.Integer({ minimum: 0 }), until: timestamp }),
    title: () => '전화로 주문한 상품을 결제해 주세요',
    content: ({ name, amount, until }) =>
      `'${name}' 주문을 접수했어요. ${formatDateTime(until)}까지 ${formatWon(amount)}을 결제해 주세요.`,
    path,
  }),
  unpaidEnded: defineNotification({
    ...shared,
    id: 'orders.unpaid_ended',
    values: strictObject(values),
    title: () => '전화 주문의 결제 기한이 지났어요',
    content: ({ name }) => `'${name}' 주문이 끝났어요. 필요하면 다시 주문해 주세요.`,
    path,
  }),
  withdrawn: defineNotification({
    ...shared,
    id: 'orders.withdrawn',
    values: strictObject(values),
    title: () => '전화 주문을 취소했어요',
    content: ({ name }) => `운영팀이 '${name}' 주문을 취소했어요. 결제하지 않아도 돼요.`,
    path,
  }),
  paid: defineNotification({
    ...shared,
    id: 'orders.paid',
    values: strictObject(values),
    title: () => '주문을 결제했어요',
    content: ({ name }) => `'${name}' 상품을 준비할게요.`,
    path,
  }),
  shipped: defineNotification({
    ...shared,
    id: 'orders.shipped',
    alimtalk: defineAlimTalk({
      code: 'DANJI_ORDER_SHIPPED',
      text: '[단지] 주문한 상품을 보냈어요.\n\n상품: #{상품}\n\n주문 내역에서 배송을 확인해 주세요.',
      variables: ({ name }: { name: string }) => ({ 상품: name }),
    }),
    values: strictObject(values),
    title: () => '상품을 보냈어요',
    content: ({ name }) => `'${name}' 상품이 어디까지 왔는지 확인해 보세요.`,
    path,
  }),
  delivered: defineNotification({
    ...shared,
    id: 'orders.delivered',
    values: strictObject(values),
    title: () => '상품이 도착했어요',
    content: ({ name }) => `'${name}' 상품을 확인하고 구매를 확정해 주세요.`,
    path,
  }),
  confirmed: defineNotification({
    ...shared,
    id: 'orders.confirmed',
    values: strictObject({ ...values, points: Type.Integer({ minimum: 0 }) }),
    title: () => '구매를 확정했어요',
    content: ({ name, points }) =>
      points > 0 ? `'${name}' 구매로 ${formatPoints(points)}가 쌓였어요.` : `'${name}' 상품의 후기를 남겨 주세요.`,
    path,
  }),
  canceled: defineNotification({
    ...shared,
    id: 'orders.canceled',
    values: strictObject(values),
    title: () => '주문을 취소했어요',
    content: ({ name }) => `'${name}' 주문의 결제 금액과 포인트를 돌려드릴게요.`,
    path,
  }),
  partCanceled: defineNotification({
    ...shared,
    id: 'orders.part_canceled',
    values: strictObject({ ...values, amount: Type.Integer({ minimum: 0 }), points: Type.Integer({ minimum: 0 }) }),
    title: () => '주문 일부를 취소했어요',
    content: ({ name, amount, points }) =>
      amount + points === 0
        ? `'${name}' 주문의 일부를 취소했어요. 배송비를 빼면 돌려드릴 금액이 없어요.`
        : `'${name}' 주문의 일부를 취소하고 ${formatBack(amount, points)} 돌려드려요.`,
    path,
  }),
  cancelRefused: defineNotification({
    ...shared,
    id: 'orders.cancel_refused',
    values: strictObject(values),
    title: () => '주문을 취소할 수 없어요',
    content: ({ name }) => `'${name}' 주문은 그대로 진행돼요. 사유를 확인해 주세요.`,
    path,
  }),
  returnOpened: defineNotification({
    ...shared,
    id: 'orders.return_opened',
    values: strictObject(values),
    title: () => '반품을 접수했어요',
    content: ({ name }) => `운영팀이 '${name}' 상품의 반품을 접수했어요.`,
    path,
  }),
  returnAccepted: defineNotification({
    ...shared,
    id: 'orders.return_accepted',
    values: strictObject(values),
    title: () => '반품을 승인했어요',
    content: ({ name }) => `'${name}' 상품을 회수할게요. 받은 그대로 포장해 주세요.`,
    path,
  }),
  returnRefused: defineNotification({
    ...shared,
    id: 'orders.return_refused',
    values: strictObject(values),
    title: () => '반품할 수 없어요',
    content: ({ name }) => `'${name}' 반품 요청을 받아들이지 못했어요. 사유를 확인해 주세요.`,
    path,
  }),
  returned: defineNotification({
    ...shared,
    id: 'orders.returned',
    values: strictObject({ ...values, amount: Type.Integer({ minimum: 0 }), points: Type.Integer({ minimum: 0 }) }),
    title: () => '반품한 상품을 환불해요',
    content: ({ name, amount, points }) => `'${name}' 상품의 ${formatBack(amount, points)} 돌려드려요.`,
    path,
  }),
  exchangeOpened: defineNotification({
    ...shared,
    id: 'orders.exchange_opened',
    values: strictObject(values),
    title: () => '교환을 접수했어요',
    content: ({ name }) => `운영팀이 '${name}' 상품의 교환을 접수했어요.`,
    path,
  }),
  exchangeAccepted: defineNotification({
    ...shared,
    id: 'orders.exchange_accepted',
    values: strictObject(values),
    title: () => '교환을 승인했어요',
    content: ({ name }) => `'${name}' 상품을 회수하고 새 상품을 보낼게요. 받은 그대로 포장해 주세요.`,
    path,
  }),
  exchangeRefused: defineNotification({
    ...shared,
    id: 'orders.exchange_refused',
    values: strictObject(values),
    title: () => '교환할 수 없어요',
    content: ({ name }) => `'${name}' 교환 요청을 받아들이지 못했어요. 사유를 확인하고, 원하면 반품을 요청해 주세요.`,
    path,
  }),
  exchanged: defineNotification({
    ...shared,
    id: 'orders.exchanged',
    values: strictObject(values),
    title: () => '교환할 상품을 준비할게요',
    content: ({ name }) => `'${name}' 상품을 다시 보내려고 새 주문을 만들었어요.`,
    path,
  }),
  depositExpired: defineNotification({
    ...shared,
    id: 'orders.deposit_expired',
    values: strictObject(values),
    title: () => '입금 기한이 지났어요',
    content: ({ name }) => `'${name}' 주문을 취소하고 쓴 포인트를 돌려드렸어요. 다시 주문해 주세요.`,
    path,
  }),
};

const toStaff = {
  type: NotificationType.SHOP,
  audience: [UserType.STAFF],
  importance: 'required',
  path: ({ order_id }: { order_id: number }) => webPaths.adminOrder(order_id),
} as const;

/** To our staff. */
export const orderStaffNotifications = {
  received: defineNotification({
    ...toStaff,
    id: 'orders.received',
    values: strictObject(values),
    title: () => '새 주문이 들어왔어요',
    content: ({ name }) => `'${name}' 주문을 확인해 주세요.`,
  }),
  cancelRequested: defineNotification({
    ...toStaff,
    id: 'orders.cancel_requested',
    values: strictObject(values),
    title: () => '주문 취소 요청이 들어왔어요',
    content: ({ name }) => `'${name}' 주문의 취소를 승인하거나 거절해 주세요.`,
  }),
  canceledByBuyer: defineNotification({
    ...toStaff,
    id: 'orders.canceled_by_buyer',
    values: strictObject(values),
    title: () => '주문이 취소됐어요',
    content: ({ name }) => `'${name}' 주문을 보내지 마세요.`,
  }),
  partCanceledByBuyer: defineNotification({
    ...toStaff,
    id: 'orders.part_canceled_by_buyer',
    values: strictObject(values),
    title: () => '주문 일부가 취소됐어요',
    content: ({ name }) => `'${name}' 주문에서 취소한 상품은 빼고 보내 주세요.`,
  }),
  returnRequested: defineNotification({
    ...toStaff,
    id: 'orders.return_requested',
    values: strictObject(values),
    title: () => '반품 요청이 들어왔어요',
    content: ({ name }) => `'${name}' 상품의 반품을 승인하거나 거절해 주세요.`,
  }),
  returnWithdrawn: defineNotification({
    ...toStaff,
    id: 'orders.return_withdrawn',
    values: strictObject(values),
    title: () => '반품 요청이 취소됐어요',
    content: ({ name }) => `'${name}' 상품은 회수하지 마세요.`,
  }),
  exchangeRequested: defineNotification({
    ...toStaff,
    id: 'orders.exchange_requested',
    values: strictObject(values),
    title: () => '교환 요청이 들어왔어요',
    content: ({ name }) => `'${name}' 상품의 교환을 승인하거나 거절해 주세요.`,
  }),
  exchangeWithdrawn: defineNotification({
    ...toStaff,
    id: 'orders.exchange_withdrawn',
    values: strictObject(values),
    title: () => '교환 요청이 취소됐어요',
    content: ({ name }) => `'${name}' 상품은 회수하지 마세요.`,
  }),
  pointsNotReturned: defineNotification({
    ...toStaff,
    id: 'orders.points_not_returned',
    values: strictObject({ ...values, points: Type.Integer({ minimum: 1 }) }),
    title: () => '돌려드리지 못한 포인트가 있어요',
    content: ({ name, points }) => `'${name}' 주문의 회원이 탈퇴해서 ${formatPoints(points)}가 남았어요.`,
  }),
};
