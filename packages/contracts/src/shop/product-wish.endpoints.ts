import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { productLine } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const wish = strictObject({ is_wished: Type.Boolean({ label: '찜' }) });

export const putProductWish = defineEndpoint({
  id: 'shops.put_product_wish',
  title: '상품 찜하기',
  method: 'PUT',
  path: '/api/shops/product/wish/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_wish'],
  summary: `Puts a product on the wish list of the caller, at most ${SHOP_LIMITS.wishes} (409 conflict). A repetition changes nothing.`,
  response: wish,
});

export const deleteProductWish = defineEndpoint({
  id: 'shops.delete_product_wish',
  title: '상품 찜 취소',
  method: 'DELETE',
  path: '/api/shops/product/wish/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_wish'],
  summary: 'Takes a product off the wish list of the caller. A repetition changes nothing.',
  response: wish,
});

export const listProductWishes = defineEndpoint({
  id: 'shops.list_product_wishes',
  title: '찜한 상품',
  method: 'GET',
  path: '/api/shops/product/wish/',
  audience: ['general', 'brand'],
  reads: ['product_wish', 'shop_product', 'shop_category'],
  origin: 'extension',
  summary: 'The wish list of the caller, the last one first. A product that is hidden meanwhile has `is_active` false.',
  query: strictObject(pageQuery),
  response: pageOf(productLine),
});
