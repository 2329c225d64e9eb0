import { Type } from 'typebox';
import { OrderStatus, ShippingMethod } from '../codes/order-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, search, strictObject, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { CARRIERS } from './carriers.ts';
import { chosenLines } from './order-lines.ts';
import { loggedOrder, order, orderCancelPreview, staffOrderDetail } from './order.ts';

const audience = ['staff'] as const;
const { PREPARING, SHIPPING, DELIVERED } = OrderStatus;

export const listStaffOrders = defineEndpoint({
  id: 'shops.list_staff_orders',
  title: '주문 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_order/',
  audience,
  reads: ['shop_order'],
  origin: 'extension',
  showsPersonalData: true,
  summary:
    'The orders of all members, the newest first, of one state with `status`. `search` finds a part of the product, of a name, a phone number, a tracking number or the number of the payment.',
  query: strictObject({ ...pageQuery, search, status: Type.Optional(labelled('상태', OrderStatus.schema)) }),
  response: pageOf(order),
});

export const getStaffOrder = defineEndpoint({
  id: 'shops.get_staff_order',
  title: '주문 관리 상세',
  method: 'GET',
  path: '/api/shops/staff_order/{id}/',
  audience,
  reads: ['shop_order'],
  origin: 'extension',
  showsPersonalData: true,
  summary: 'One order with what happened to it.',
  response: staffOrderDetail,
});

export const moveStaffOrder = defineEndpoint({
  id: 'shops.move_staff_order',
  title: '주문 처리',
  method: 'PUT',
  path: '/api/shops/staff_order/{id}/',
  audience,
  changes: ['shop_order', 'staff_log'],
  origin: 'extension',
  summary:
    'Takes a paid order on (3), ships it with carrier and tracking number (4), or says that it has arrived (5); its buyer is told. 4 again corrects the tracking number, unless `from` says that the caller ships an order of another state. Without a carrier an order goes from 3 to 5. 409 `invalid_transition` otherwise.',
  body: strictObject({
    status: labelled('상태', Type.Unsafe<3 | 4 | 5>({ type: 'integer', enum: [PREPARING, SHIPPING, DELIVERED] })),
    /** The state that the caller has seen: in another one nothing changes. */
    from: Type.Optional(labelled('지금 상태', OrderStatus.schema)),
    shipping_method: Type.Optional(labelled('배송 방법', ShippingMethod.schema)),
    post_company: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: CARRIERS.map(({ name }) => name), label: '택배사' }),
    ),
    post_tracking_number: Type.Optional(text('송장 번호', 40)),
  }),
  logged: loggedOrder,
  response: loggedOrder,
});

export const previewStaffCancel = defineEndpoint({
  id: 'shops.preview_staff_cancel',
  title: '주문 취소 처리 미리보기',
  method: 'GET',
  path: '/api/shops/staff_order/{id}/cancel/',
  audience,
  reads: ['shop_order'],
  origin: 'extension',
  summary:
    'What comes back to the buyer when a paid order, or `lines` of it, is cancelled now, or what its buyer has asked for. 409 `invalid_transition` when it cannot be cancelled.',
  query: strictObject({ lines: Type.Optional(chosenLines) }),
  response: orderCancelPreview,
});

export const answerCancel = defineEndpoint({
  id: 'shops.answer_cancel',
  title: '주문 취소 처리',
  method: 'POST',
  path: '/api/shops/staff_order/{id}/cancel/',
  audience,
  changes: ['shop_order', 'shop_product', 'points', 'staff_log'],
  origin: 'extension',
  summary:
    'Accepts a request to cancel (7 to 8), or cancels an order that is paid or prepared (2, 3), or `lines` of it: stock, points and money go back. When a part ends, the rest goes back to the state it came from. Otherwise refuses a request with a reason, and the order goes back to the state it came from. Its buyer is told. 409 `conflict` when `payment_price` is given and is not what comes back.',
  body: strictObject({
    is_accepted: Type.Boolean({ label: '취소 승인' }),
    /** Only without a request: that of the buyer says what it is about. */
    lines: Type.Optional(chosenLines),
    /** The refund that the operator has seen, won. */
    payment_price: Type.Optional(labelled('환불 금액', orderCancelPreview.properties.payment_price)),
    /** Needed unless a request is accepted. */
    reason: Type.Optional(text('사유', 300)),
  }),
  logged: loggedOrder,
  response: loggedOrder,
});
