import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { oneOf, search, seenVersion, strictObject, MAX_INT4 } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import { loggedProduct, productCode, productFields, sentImages, staffProductLine } from './product.ts';
import { sentProductOptions } from './product-options.ts';
import { SHOP_LIMITS } from './shop-limits.ts';
import { loggedOptions, staffProduct, stockChange, stockChangeInput } from './staff-product.ts';

/** Three documents beside the other fields. */
const maxBodyBytes = 3 * DOCUMENT_BODY_BYTES;

/** The calls of operators about products. */
export const listStaffProducts = defineEndpoint({
  id: 'shops.list_staff_products',
  title: '상품 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_product/',
  audience: ['staff'],
  reads: ['shop_product', 'shop_category'],
  origin: 'extension',
  summary: 'All products, the hidden ones too; `stock` puts those with the fewest units first.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '분류' })),
    is_active: Type.Optional(Type.Boolean({ label: '공개' })),
    is_sold_out: Type.Optional(Type.Boolean({ label: '품절' })),
    is_low_stock: Type.Optional(Type.Boolean({ label: '재고 부족' })),
    ordering: Type.Optional(oneOf('-created', '-updated', 'stock', '-sales_count')),
  }),
  response: pageOf(staffProductLine),
});

export const createProduct = defineEndpoint({
  id: 'shops.create_product',
  title: '상품 등록',
  method: 'POST',
  path: '/api/shops/staff_product/',
  audience: ['staff'],
  changes: ['shop_product', 'staff_log'],
  origin: 'extension',
  summary: 'Adds a product under a code that stays. `stock` is what it starts with.',
  maxBodyBytes,
  body: strictObject({
    code: productCode,
    stock: Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.stock, label: '재고' }),
    ...productFields,
    images: sentImages,
  }),
  logged: loggedProduct,
  response: staffProduct,
});

export const getStaffProduct = defineEndpoint({
  id: 'shops.get_staff_product',
  title: '상품 관리 상세',
  method: 'GET',
  path: '/api/shops/staff_product/{id}/',
  audience: ['staff'],
  reads: ['shop_product', 'shop_category'],
  origin: 'extension',
  summary: 'One product with all its options.',
  response: staffProduct,
});

export const updateProduct = defineEndpoint({
  id: 'shops.update_product',
  title: '상품 수정',
  method: 'PUT',
  path: '/api/shops/staff_product/{id}/',
  audience: ['staff'],
  changes: ['shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Changes the given fields of a product. `images` are all its pictures in their order. `updated` is that of the version the caller has seen.',
  maxBodyBytes,
  body: strictObject({
    ...Type.Partial(strictObject({ ...productFields, images: sentImages })).properties,
    updated: seenVersion,
  }),
  logged: loggedProduct,
  response: staffProduct,
});

export const saveProductOptions = defineEndpoint({
  id: 'shops.save_product_options',
  title: '상품 옵션 저장',
  method: 'PUT',
  path: '/api/shops/staff_product_option/{id}/',
  audience: ['staff'],
  changes: ['shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Saves all options and additional items of a product. Those with an id stay the same and keep their stock, those without are new, and the others are taken away.',
  maxBodyBytes: 6 * LIMITS.bodyBytes,
  body: strictObject({ ...sentProductOptions, updated: seenVersion }),
  logged: loggedOptions,
  response: staffProduct,
});

export const changeProductStock = defineEndpoint({
  id: 'shops.change_product_stock',
  title: '재고 변경',
  method: 'POST',
  path: '/api/shops/staff_product_stock/{id}/',
  audience: ['staff'],
  changes: ['shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Changes the stock of a product, or of one of its options or additional items, which is never below 0 (409 conflict).',
  body: stockChangeInput,
  logged: stockChange,
  response: stockChange,
});

export const listStockChanges = defineEndpoint({
  id: 'shops.list_stock_changes',
  title: '재고 변경 이력',
  method: 'GET',
  path: '/api/shops/staff_product_stock/{id}/',
  audience: ['staff'],
  reads: ['shop_product'],
  origin: 'extension',
  summary: 'What came and went of a product and its options, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(stockChange),
});
