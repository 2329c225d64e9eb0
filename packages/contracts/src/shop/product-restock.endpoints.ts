import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { isRestockWanted } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const restock = strictObject({ is_restock_wanted: isRestockWanted });

export const putProductRestock = defineEndpoint({
  id: 'shops.put_product_restock',
  title: '재입고 알림 받기',
  method: 'PUT',
  path: '/api/shops/product/restock/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_restock'],
  origin: 'extension',
  summary: `Tells the caller once when a sold out product can be bought again; of at most ${SHOP_LIMITS.restocks} products (409 conflict). A repetition changes nothing.`,
  response: restock,
});

export const deleteProductRestock = defineEndpoint({
  id: 'shops.delete_product_restock',
  title: '재입고 알림 취소',
  method: 'DELETE',
  path: '/api/shops/product/restock/{id}/',
  audience: ['general', 'brand'],
  changes: ['product_restock'],
  origin: 'extension',
  summary: 'The caller is not told of the product any more. A repetition changes nothing.',
  response: restock,
});
