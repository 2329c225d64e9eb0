import { Type } from 'typebox';
import { PAYMENT_METHODS, PaymentStatus } from '../codes/payment-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, labelled, oneOf, search, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { loggedRefund, staffPayment, staffPaymentDetail } from './payment-staff.ts';

const audience = ['staff'] as const;

export const listStaffPayments = defineEndpoint({
  id: 'shops.list_staff_payments',
  title: '결제 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_payment/',
  audience,
  reads: ['shop_payment'],
  origin: 'extension',
  summary:
    'The payments of all members, the newest first, of one state, one method or some days in Korea. `search` finds exactly the number of an order, of the gateway or of the payment.',
  query: strictObject({
    ...pageQuery,
    search,
    status: Type.Optional(labelled('상태', PaymentStatus.schema)),
    method: Type.Optional(labelled('결제 수단', oneOf(...PAYMENT_METHODS))),
    date_start: Type.Optional(date('시작일')),
    date_end: Type.Optional(date('종료일')),
  }),
  response: pageOf(staffPayment),
});

export const getStaffPayment = defineEndpoint({
  id: 'shops.get_staff_payment',
  title: '결제 관리 상세',
  method: 'GET',
  path: '/api/shops/staff_payment/{id}/',
  audience,
  reads: ['shop_payment', 'shop_order'],
  origin: 'extension',
  showsPersonalData: true,
  summary:
    'One payment with its orders, its refunds and what the gateway has answered: codes, amounts and times. Account numbers are masked, except one to which our staff has to send money.',
  response: staffPaymentDetail,
});

export const retryRefund = defineEndpoint({
  id: 'shops.retry_refund',
  title: '환불 다시 시도',
  method: 'POST',
  path: '/api/shops/staff_refund/{id}/retry/',
  audience,
  changes: ['shop_payment', 'staff_log'],
  origin: 'extension',
  summary:
    'Asks the gateway again for a refund that it has refused for good. 409 `conflict` for one in another state: nothing is given back twice.',
  logged: loggedRefund,
  response: loggedRefund,
});

export const endRefundByHand = defineEndpoint({
  id: 'shops.end_refund_by_hand',
  title: '직접 환불 완료',
  method: 'POST',
  path: '/api/shops/staff_refund/{id}/sent/',
  audience,
  changes: ['shop_payment', 'staff_log'],
  origin: 'extension',
  summary:
    'Our staff has sent the money of a refund to the account of its buyer, since the card could not be cancelled in parts; the buyer is told. 409 `conflict` for a refund in another state.',
  logged: loggedRefund,
  response: loggedRefund,
});
