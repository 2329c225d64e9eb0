import { Type } from 'typebox';
import { OrderStatus } from '../codes/order-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, strictObject, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentCartLine } from './cart.ts';
import { order, orderCancelPreview, orderDetail, orderQuote, sentOrder } from './order.ts';
import { chosenLines } from './order-lines.ts';
import { ORDER_TIMES } from './order-rules.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** Members; guests have a cart and no orders. */
const audience = ['general', 'brand'] as const;
const changes = ['shop_order', 'shop_product', 'cart', 'points', 'account'] as const;

export const listOrders = defineEndpoint({
  id: 'shops.list_orders',
  title: '주문 목록',
  method: 'GET',
  path: '/api/shops/product/order/',
  audience,
  reads: ['shop_order'],
  summary: 'The orders of the caller, the newest first, of one state with `status`.',
  query: strictObject({ ...pageQuery, status: Type.Optional(labelled('상태', OrderStatus.schema)) }),
  response: pageOf(order),
});

export const getOrder = defineEndpoint({
  id: 'shops.get_order',
  title: '주문 상세',
  method: 'GET',
  path: '/api/shops/product/order/{id}/',
  audience,
  reads: ['shop_order'],
  origin: 'extension',
  summary: 'One order of the caller with what happened to it.',
  response: orderDetail,
});

export const quoteOrder = defineEndpoint({
  id: 'shops.quote_order',
  title: '주문 금액',
  method: 'POST',
  path: '/api/shops/product/order/quote/',
  audience,
  reads: ['cart', 'shop_product', 'user_address', 'points'],
  origin: 'extension',
  isReadOnly: true,
  summary:
    'What chosen lines of the cart, or one product now, cost with shipping to `address_code`, otherwise to the default address of the caller, and how many points can be used. Lines that cannot be bought count nothing.',
  body: strictObject({
    cart_ids: Type.Optional(
      Type.Array(id, { minItems: 1, maxItems: SHOP_LIMITS.cartLines, uniqueItems: true, label: '고른 줄' }),
    ),
    product: Type.Optional(sentCartLine),
    address_code: Type.Optional(Type.String({ pattern: String.raw`^\d{5}$`, maxLength: 5, label: '우편번호' })),
  }),
  response: orderQuote,
});

export const createOrders = defineEndpoint({
  id: 'shops.create_orders',
  title: '주문하기',
  method: 'POST',
  path: '/api/shops/product/order/',
  audience,
  changes,
  refusedWhileActing: true,
  summary: `Orders chosen lines of the cart, or one product now: one order for each product. Prices are reckoned by the server; 409 \`conflict\` names the line whose price is another one than the caller has seen, or that cannot be had. Stock and points are held for ${ORDER_TIMES.holdMinutes} minutes; orders of the caller that still wait to be paid are replaced.`,
  body: sentOrder,
  response: Type.Array(order, { maxItems: SHOP_LIMITS.cartLines }),
});

export const previewCancel = defineEndpoint({
  id: 'shops.preview_cancel',
  title: '주문 취소 미리보기',
  method: 'GET',
  path: '/api/shops/product/order/{id}/cancel/',
  audience,
  reads: ['shop_order'],
  origin: 'extension',
  summary:
    'What comes back when the caller cancels an order, or `lines` of it, now: money, points, shipping. Other orders that ship with it may cost more then. 409 `invalid_transition` when it cannot be cancelled, `conflict` when less is left of a line.',
  query: strictObject({ lines: Type.Optional(chosenLines) }),
  response: orderCancelPreview,
});

export const cancelOrder = defineEndpoint({
  id: 'shops.cancel_order',
  title: '주문 취소',
  method: 'POST',
  path: '/api/shops/product/order/{id}/cancel/',
  audience,
  changes,
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Cancels an order of the caller. Before it is paid, all that was ordered with it ends too. A paid one (2) is cancelled at once: stock, points and money go back. Of one that is prepared (3) our staff is asked (7). With `lines` only those end, once it is paid, and the rest stays as it is. 409 `conflict` when `payment_price` is given and is not what comes back.',
  body: strictObject({
    reason: Type.Optional(text('취소 사유', 300)),
    lines: Type.Optional(chosenLines),
    /** The refund that the caller has seen, won. */
    payment_price: Type.Optional(labelled('환불 금액', orderCancelPreview.properties.payment_price)),
  }),
  response: orderDetail,
});

export const confirmOrder = defineEndpoint({
  id: 'shops.confirm_order',
  title: '구매확정',
  method: 'POST',
  path: '/api/shops/product/order/{id}/confirm/',
  audience,
  changes,
  refusedWhileActing: true,
  summary: `The caller has received an order and keeps it: the points are given. It happens by itself ${ORDER_TIMES.confirmDays} days after the delivery.`,
  response: orderDetail,
});
