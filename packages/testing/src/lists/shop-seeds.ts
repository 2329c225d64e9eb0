import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { AGO, DOCUMENT, marked, one, owned, type Seed, TEXT, TIMES } from './seed.ts';

/** The columns of a product that no list filters or orders by. */
export const PRODUCT_REST = {
  description: `''`,
  is_marked_sold_out: 'false',
  shipping_fee: '3000',
  shipping_fee_mountain: '3000',
  shipping_days: '1',
  shipping_group: `'기본'`,
  is_free_shipping: 'false',
  point_fee_buyer: '0',
  point_fee_recommander: '0',
  point_fee_master: '0',
  product_notice: `'[]'`,
  detail_info: DOCUMENT,
  shipping_info: DOCUMENT,
  return_info: DOCUMENT,
};

const products = (isActive: string): readonly Seed[] =>
  one('shop_product', {
    code: `'P' || n`,
    name: TEXT,
    ...PRODUCT_REST,
    original_price: '100000',
    price: '1 + n::bigint * 7919 % 100000',
    stock: `n::bigint * 7919 % 1000`,
    category_id: owned('shopCategory', 'otherShopCategory'),
    is_active: isActive,
    is_sold_out: 'other',
    stock_alarm: 'case when other then 1000 end',
    view_count: `n::bigint * 7919 % 100000`,
    sales_count: `n::bigint * 31 % 5000`,
    ...TIMES,
  });

/** Products that operators keep, of which the marked ones are hidden. */
export const PRODUCTS = products(marked('false', 'true'));
/** Products that everybody may buy. */
export const SHOWN_PRODUCTS = products('true');

/** As many products on the wish list of a member as it may have, and the others on that of another. */
export const PRODUCT_WISHES: readonly Seed[] = [
  ...SHOWN_PRODUCTS,
  {
    table: 'product_wish',
    columns: {
      product_id: 'product.id',
      user_id: `case when product.category_id = :shopCategory: and product.turn <= ${SHOP_LIMITS.wishes} then :general: else :other: end`,
      created: 'product.created',
    },
    from: `(select *, row_number() over (partition by category_id order by id) as turn from shop_product) as product where not exists (select from product_wish where product_id = product.id)`,
  },
];

export const STOCK_CHANGES = one('product_stock_change', {
  product_id: owned('product', 'otherProduct'),
  user_id: ':admin:',
  amount: '1',
  stock: '1',
  reason: `'입고'`,
  created: AGO,
});

/** Questions about two products, of which the marked ones wait. */
export const PRODUCT_QUESTIONS = one('product_question', {
  product_id: owned('product', 'otherProduct'),
  user_id: 'case when other then :general: else :other: end',
  title: TEXT,
  content: `''`,
  is_secret: 'other',
  is_hidden: 'false',
  is_held: 'false',
  answer: marked('null', `'답변'`),
  answered: marked('null', AGO),
  ...TIMES,
});

/** The columns of an order except its owner; the marked ones are delivered. */
const ORDER = {
  checkout_id: `'C' || n`,
  product_id: 'case when other then :product: else :otherProduct: end',
  product_name: TEXT,
  status: marked('5', '2'),
  total_price: '1000',
  shipping_fee: '0',
  point: '0',
  payment_price: '1000',
  accum_point: '0',
  shipping_group: `'기본'`,
  shipping_terms: `'{}'`,
  is_island: 'false',
  customer_name: `'김관리'`,
  customer_tel: `'010-1234-5678'`,
  customer_email: `''`,
  customer_address: `''`,
  customer_message: `''`,
  delivery_name: `'관리사무소'`,
  delivery_tel: `'010-1234-5678'`,
  delivery_address_code: `'10408'`,
  delivery_address: `'경기 고양시'`,
  delivery_message: `''`,
  ...TIMES,
};

/** Orders of two members. */
export const ORDERS = one('shop_order', { ...ORDER, user_id: 'case when other then :general: else :other: end' });
/** Orders of one member. */
export const OWN_ORDERS = one('shop_order', { ...ORDER, user_id: ':general:' });

/** Requests for tax documents, each of an order of its own; the marked ones wait. */
export const TAX_DOCUMENTS: readonly Seed[] = [
  ...ORDERS,
  {
    table: 'tax_document',
    columns: {
      order_id: '"order".id',
      user_id: '"order".user_id',
      kind: '0',
      state: 'case when "order".status = 5 then 0 else 3 end',
      number_encrypted: 'case when "order".user_id = :general: then :taxNumber: else :otherTaxNumber: end',
      company_name: `''`,
      representative: `''`,
      address: `''`,
      business_type: `''`,
      business_item: `''`,
      email: `''`,
      created: '"order".created',
      updated: '"order".created',
    },
    from: `shop_order as "order" where not exists (select from tax_document where order_id = "order".id)`,
  },
];

const reviews = (isHidden: string): readonly Seed[] => [
  ...ORDERS,
  {
    table: 'product_review',
    columns: {
      product_id: '"order".product_id',
      order_id: '"order".id',
      user_id: '"order".user_id',
      rating: '5',
      content: '"order".product_name',
      is_hidden: isHidden,
      is_held: isHidden,
      created: '"order".created',
      updated: '"order".created',
    },
    from: `shop_order as "order" where not exists (select from product_review where order_id = "order".id)`,
  },
];

/** Reviews of two products, each of an order of its own; the marked ones are held. */
export const PRODUCT_REVIEWS = reviews('"order".status = 5');
/** Reviews of two products that everybody may read. */
export const SHOWN_REVIEWS = reviews('false');

/** Payments of which the marked ones were given back in part, and as many others were made by transfer. */
export const PAYMENTS = one('shop_payment', {
  uuid: `lpad('P' || n, 21, '0')`,
  user_id: ':general:',
  status: marked('4', '1'),
  method: `case when other then 'bank' else 'card' end`,
  name: TEXT,
  order_price: '1000',
  shipping_fee: '0',
  used_point: '0',
  payment_price: '1000',
  balance: '500',
  payment_code: `'T' || n`,
  ...TIMES,
});

/** The comparisons of payments, one for each day. */
export const PAYMENT_CHECKS = one('payment_check', {
  day: `date '2020-01-01' + n::integer`,
  payments: '1',
  unanswered: '0',
  differences: '0',
  elapsed: '1',
  created: AGO,
});

/** Differences of two comparisons. */
export const PAYMENT_DIFFERENCES: readonly Seed[] = [
  ...PAYMENTS,
  {
    table: 'payment_difference',
    columns: {
      check_id: `case when payment.status = 4 then :general: else :other: end`,
      payment_id: 'payment.id',
      kind: `'state'`,
      our_status: 'payment.status',
      our_amount: '1000',
      their_status: `'paid'`,
      their_amount: '1000',
    },
    from: `shop_payment as payment where not exists (select from payment_difference where payment_id = payment.id)`,
  },
];
