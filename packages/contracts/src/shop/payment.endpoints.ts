import { Type } from 'typebox';
import { PAYMENT_METHODS } from '../codes/payment-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, id, labelled, MAX_INT4, nonEmptyString, oneOf, publicId, recordRef, strictObject } from '../fields.ts';
import { LEAST_CARD_AMOUNT } from './order-rules.ts';
import { payment, paymentWays } from './payment.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** Members; guests have a cart and no orders. */
const audience = ['general', 'brand'] as const;
const changes = ['shop_payment', 'shop_order', 'points', 'account'] as const;

export const getPaymentWays = defineEndpoint({
  id: 'shops.payment_ways',
  title: '결제 가능 여부',
  method: 'GET',
  path: '/api/shops/payment_ways/',
  audience: [...audience, 'staff'],
  reads: ['shop_payment'],
  origin: 'extension',
  summary: 'Whether the shop takes money now, or points only because no gateway is set up.',
  response: paymentWays,
});

export const createPayment = defineEndpoint({
  id: 'shops.create_payment',
  title: '결제 만들기',
  method: 'POST',
  path: '/api/shops/product/order/payment/',
  audience,
  changes,
  refusedWhileActing: true,
  summary:
    'Makes one payment of orders of the caller that wait to be paid. A repetition with the same orders answers the payment that there is; another choice replaces it.',
  body: strictObject({
    order_ids: Type.Array(id, { minItems: 1, maxItems: SHOP_LIMITS.cartLines, uniqueItems: true, label: '주문' }),
  }),
  response: payment,
});

export const updatePayment = defineEndpoint({
  id: 'shops.update_payment',
  title: '결제 수단 고르기',
  method: 'PUT',
  path: '/api/shops/product/order/payment/',
  audience,
  changes,
  refusedWhileActing: true,
  summary: `Sets method and points of a payment of the caller that has not been made. With points for everything it is made at once, without the gateway; otherwise the buyer opens \`data.window_path\`. A rest of 1 to ${LEAST_CARD_AMOUNT - 1} won is refused. 409 \`conflict\` while the gateway is asked, or once it is made.`,
  body: strictObject({
    uuid: labelled('결제 번호', publicId),
    method: labelled('결제 수단', oneOf(...PAYMENT_METHODS)),
    used_point: Type.Optional(count('사용 포인트', MAX_INT4)),
  }),
  response: payment,
});

export const getPayment = defineEndpoint({
  id: 'shops.get_payment',
  title: '결제',
  method: 'GET',
  path: '/api/shops/product/order/payment/{id}/',
  params: strictObject({ id: recordRef }),
  audience,
  reads: ['shop_payment', 'shop_order'],
  summary: 'A payment of the caller by its number or uuid, with its orders.',
  response: payment,
});

export const setRefundAccount = defineEndpoint({
  id: 'shops.set_refund_account',
  title: '환불 계좌 정하기',
  method: 'PUT',
  path: '/api/shops/product/order/payment/{id}/refund_account/',
  params: strictObject({ id: recordRef }),
  audience,
  changes: ['shop_payment'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Names the account to which the money of a virtual account, or a part of a card that is not cancelled in parts, is given back: for the refunds of the payment that wait for it.',
  body: strictObject({
    bank_code: Type.String({ pattern: '^\\d{3}$', maxLength: 3, label: '은행' }),
    account: Type.String({ pattern: '^\\d{6,16}$', maxLength: 16, label: '계좌 번호' }),
    holder: nonEmptyString('예금주', 10),
  }),
  response: payment,
});
