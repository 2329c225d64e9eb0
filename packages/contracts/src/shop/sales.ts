import { type Static, Type } from 'typebox';
import { PAYMENT_METHODS } from '../codes/payment-codes.ts';
import { date, entity, id, labelled, nullable, oneOf, text } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const total = (label: string) => Type.Integer({ minimum: 0, label });

/** Sales and refunds, each by its own date. Amounts are won of money and points together, with shipping. */
const figures = {
  /** Orders that were paid, one for each product of a checkout. */
  orders: total('주문'),
  sales: total('매출'),
  /** Cancels and returns, of whole orders and of parts of them, by which something came back. */
  refunds: total('환불 건수'),
  refund_amount: total('환불'),
};

const salesFigures = entity('SalesFigures', figures);
export type SalesFigures = Static<typeof salesFigures>;

const salesDay = entity('SalesDay', { date: date('날짜'), ...figures });

const salesProduct = entity('SalesProduct', { id, name: text('상품', 100), ...figures });
/** The category that its products have now. */
const salesCategory = entity('SalesCategory', { id, name: text('분류', 30), ...figures });
/**
 * The money of a method; `point` has the points of all orders. An order that was paid by both counts in two rows, so orders
 * and refunds of the rows can be more than those of the period, while amounts never are.
 */
const salesMethod = entity('SalesMethod', {
  method: labelled('결제 수단', nullable(oneOf(...PAYMENT_METHODS))),
  ...figures,
});

/** The sales of the shop in a period of business days, and the refunds of that period. */
export const salesReport = entity('SalesReport', {
  sums: labelled('합계', salesFigures),
  /** Every day of the period. */
  days: Type.Array(salesDay, { maxItems: ANSWER_LIMITS.days, label: '날짜별' }),
  /** The first ones by sales, and those that had refunds alone last. */
  products: Type.Array(salesProduct, { maxItems: SHOP_LIMITS.salesRows, label: '상품별' }),
  categories: Type.Array(salesCategory, { maxItems: SHOP_LIMITS.salesRows, label: '분류별' }),
  methods: Type.Array(salesMethod, { maxItems: PAYMENT_METHODS.length + 1, label: '결제 수단별' }),
});
export type SalesReport = Static<typeof salesReport>;
