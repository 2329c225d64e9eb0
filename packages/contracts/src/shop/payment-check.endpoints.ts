import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import { paymentCheck, paymentDifference } from './payment-check.ts';

const shared = { method: 'GET', audience: ['staff'], reads: ['payment_check'], origin: 'extension' } as const;

export const listPaymentChecks = defineEndpoint({
  ...shared,
  id: 'shops.list_payment_checks',
  title: '결제 대조 기록',
  path: '/api/shops/payment_check/',
  summary: 'The days whose payments were compared with the books of the gateway, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(paymentCheck),
});

export const getPaymentCheck = defineEndpoint({
  ...shared,
  id: 'shops.get_payment_check',
  title: '결제 대조 보기',
  path: '/api/shops/payment_check/{id}/',
  summary: 'The comparison of one day.',
  response: paymentCheck,
});

export const listPaymentDifferences = defineEndpoint({
  ...shared,
  id: 'shops.list_payment_differences',
  title: '결제 대조의 차이',
  path: '/api/shops/payment_differences/{id}/',
  summary: 'The payments of a compared day that differ from the books of the gateway.',
  query: strictObject(endlessPageQuery),
  response: pageOf(paymentDifference),
});
