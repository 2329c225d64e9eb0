import { defineEndpoint } from '../define-endpoint.ts';
import { date, strictObject } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { salesReport } from './sales.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

export const getSales = defineEndpoint({
  id: 'shops.sales',
  title: '매출 통계',
  method: 'GET',
  path: '/api/shops/sales/',
  audience: ['staff'],
  reads: ['shop_order'],
  origin: 'extension',
  summary: `Sales and refunds of the shop in a period: in all, by day, product, category and method. An order counts on the day of its payment, a cancel or a return on the day on which it was carried out. At most ${ANSWER_LIMITS.days} days; the first ${SHOP_LIMITS.salesRows} products and categories by sales.`,
  query: strictObject({ date_start: date('시작일'), date_end: date('종료일') }),
  response: salesReport,
});
