import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, ok, seenVersion, strictObject } from '../fields.ts';
import { shopCategory, shopCategoryFields } from './shop-category.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const categories = Type.Array(shopCategory, { maxItems: SHOP_LIMITS.categories });

export const listShopCategories = defineEndpoint({
  id: 'shops.list_categories',
  title: '상품 분류',
  method: 'GET',
  path: '/api/shops/category/',
  audience: ['everybody'],
  reads: ['shop_category'],
  origin: 'extension',
  summary: 'The categories that the shop offers, in their order.',
  response: categories,
});

export const listStaffShopCategories = defineEndpoint({
  id: 'shops.list_staff_categories',
  title: '상품 분류 목록',
  method: 'GET',
  path: '/api/shops/staff_category/',
  audience: ['staff'],
  reads: ['shop_category'],
  origin: 'extension',
  summary: 'All categories in their order, the hidden ones too.',
  response: categories,
});

export const createShopCategory = defineEndpoint({
  id: 'shops.create_category',
  title: '상품 분류 등록',
  method: 'POST',
  path: '/api/shops/staff_category/',
  audience: ['staff'],
  changes: ['shop_category', 'staff_log'],
  origin: 'extension',
  summary: `Adds a category behind the others, of at most ${SHOP_LIMITS.categories}.`,
  body: strictObject(shopCategoryFields),
  logged: shopCategory,
  response: shopCategory,
});

export const updateShopCategory = defineEndpoint({
  id: 'shops.update_category',
  title: '상품 분류 수정',
  method: 'PUT',
  path: '/api/shops/staff_category/{id}/',
  audience: ['staff'],
  changes: ['shop_category', 'shop_product', 'staff_log'],
  origin: 'extension',
  summary: 'Renames, hides or shows a category. A hidden one is no filter any more; its products stay on sale.',
  body: strictObject({ ...shopCategoryFields, updated: seenVersion }),
  logged: shopCategory,
  response: shopCategory,
});

export const orderShopCategories = defineEndpoint({
  id: 'shops.order_categories',
  title: '상품 분류 순서',
  method: 'PUT',
  path: '/api/shops/staff_category_order/',
  audience: ['staff'],
  changes: ['shop_category', 'staff_log'],
  origin: 'extension',
  summary: 'Puts the categories in order: all of them, the hidden ones too, each once (409 otherwise).',
  body: strictObject({
    ids: Type.Array(id, { maxItems: SHOP_LIMITS.categories, uniqueItems: true, label: '분류 순서' }),
  }),
  response: ok,
});
