import { listOrders } from '@danji/contracts/shop/order.endpoints';
import { listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import { listPaymentChecks, listPaymentDifferences } from '@danji/contracts/shop/payment-check.endpoints';
import { listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { listProductQuestions, listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { listProductReviews, listStaffReviews } from '@danji/contracts/shop/product-review.endpoints';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { listStaffProducts, listStockChanges } from '@danji/contracts/shop/product-staff.endpoints';
import { listProductWishes } from '@danji/contracts/shop/product-wish.endpoints';
import { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import * as shop from './shop-seeds.ts';
import { list, type ListCall, PERIOD } from './list-call.ts';

/** The lists of products and orders. */
export const SHOP_LIST_CALLS: readonly ListCall[] = [
  list(listProducts, shop.SHOWN_PRODUCTS, { category: 'shopCategory', min_price: 40_000, max_price: 60_000 }),
  list(listStaffProducts, shop.PRODUCTS, {
    category: 'shopCategory',
    is_active: false,
    is_sold_out: true,
    is_low_stock: true,
  }),
  list(listProductWishes, shop.PRODUCT_WISHES, {}, { few: ['list'] }),
  list(listOrders, shop.OWN_ORDERS, { status: 5 }),
  list(listStaffOrders, shop.ORDERS, { status: 5 }),
  list(listStaffTaxDocuments, shop.TAX_DOCUMENTS, { state: 0 }),
  list(listStaffPayments, shop.PAYMENTS, { status: 4, method: 'bank', ...PERIOD }, { few: ['search'] }),
  list(listPaymentChecks, shop.PAYMENT_CHECKS),
  list(listPaymentDifferences, shop.PAYMENT_DIFFERENCES, {}, { id: 'general' }),
  list(listProductQuestions, shop.PRODUCT_QUESTIONS, { mine: true }, { few: ['mine'], query: { code: 'OWN-PRODUCT' } }),
  list(listStaffQuestions, shop.PRODUCT_QUESTIONS, { state: 0 }),
  list(listProductReviews, shop.SHOWN_REVIEWS, {}, { query: { code: 'OWN-PRODUCT' } }),
  list(listStaffReviews, shop.PRODUCT_REVIEWS, { is_held: true }),
  list(listStockChanges, shop.STOCK_CHANGES, {}, { id: 'product' }),
];
