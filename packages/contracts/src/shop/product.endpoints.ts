import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { MAX_INT4, oneOf, search, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { product, productCode, productLine } from './product.ts';
import { productOptions } from './product-options.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const bound = (label: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.price, label }));

/** Codes of products, separated by commas. */
const seenCodes = Type.String({
  pattern: `^[A-Z0-9-]{2,30}(,[A-Z0-9-]{2,30}){0,${SHOP_LIMITS.seen - 1}}$`,
  maxLength: 31 * SHOP_LIMITS.seen,
  label: '상품 코드',
});

export const listProducts = defineEndpoint({
  id: 'shops.list_products',
  title: '상품 목록',
  method: 'GET',
  path: '/api/shops/product/',
  audience: ['everybody'],
  reads: ['shop_product', 'shop_category', 'product_wish'],
  origin: 'extension',
  summary:
    'Products on sale, the newest first. A search finds parts of name, code and description, and the initial consonants of a name (ㅅㅎㄱ). Prices are won.',
  query: strictObject({
    ...pageQuery,
    search,
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '분류' })),
    min_price: bound('최저 가격'),
    max_price: bound('최고 가격'),
    ordering: Type.Optional(oneOf('-created', 'price', '-price', '-sales_count', '-view_count')),
  }),
  response: pageOf(productLine),
});

export const listSeenProducts = defineEndpoint({
  id: 'shops.list_seen_products',
  title: '최근 본 상품',
  method: 'GET',
  path: '/api/shops/product_seen/',
  audience: ['everybody'],
  reads: ['shop_product', 'shop_category', 'product_wish'],
  origin: 'extension',
  summary: `The products with these codes that are on sale, in this order; the browser remembers what was looked at. At most ${SHOP_LIMITS.seen}.`,
  query: strictObject({ codes: seenCodes }),
  response: Type.Array(productLine, { maxItems: SHOP_LIMITS.seen }),
});

export const getProduct = defineEndpoint({
  id: 'shops.get_product',
  title: '상품 보기',
  method: 'GET',
  path: '/api/shops/product/{code}/',
  params: strictObject({ code: productCode }),
  audience: ['everybody'],
  reads: ['shop_product', 'shop_category', 'product_wish', 'product_restock'],
  origin: 'extension',
  summary: 'One product on sale; operators also see a hidden one.',
  response: product,
});

export const getProductOptions = defineEndpoint({
  id: 'shops.get_product_options',
  title: '상품 옵션 보기',
  method: 'GET',
  path: '/api/shops/product/option/{id}/',
  audience: ['everybody'],
  reads: ['shop_product'],
  summary:
    'The options and additional items of a product that are offered, in their order. One without stock is sold out.',
  response: productOptions,
});

export const countProductView = defineEndpoint({
  id: 'shops.count_product_view',
  title: '상품 읽음',
  method: 'POST',
  path: '/api/shops/product_view/',
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'Counts that a product is looked at: a member once a day (Asia/Seoul); a browser sends it once a day for a visitor, of whom nothing is kept. Operators do not count.',
  body: strictObject({ code: productCode }),
  response: strictObject({ view_count: Type.Integer({ minimum: 0 }) }),
});
