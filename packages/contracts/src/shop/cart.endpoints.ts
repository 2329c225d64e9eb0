import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, id, ok, strictObject } from '../fields.ts';
import { cartAmounts, cartLine, cartSelection, changedCartLine, sentCartLine } from './cart.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** Members and guests; operators have no cart. */
const audience = ['signed_in'] as const;

export const listCartLines = defineEndpoint({
  id: 'shops.list_cart_lines',
  title: '장바구니',
  method: 'GET',
  path: '/api/shops/product/cart/',
  audience,
  reads: ['cart', 'shop_product', 'shop_category', 'product_wish'],
  origin: 'extension',
  summary:
    'The lines of the cart of the caller, the last one first, with prices as they are now and what has changed since. Lines that cannot be bought any more stay, with the reason in `state`.',
  response: Type.Array(cartLine, { maxItems: SHOP_LIMITS.cartLines }),
});

export const getCartAmounts = defineEndpoint({
  id: 'shops.get_cart_amounts',
  title: '장바구니 금액',
  method: 'GET',
  path: '/api/shops/product/cart/amounts/',
  audience,
  reads: ['cart', 'shop_product', 'user_address'],
  origin: 'extension',
  summary:
    'What the lines with these `ids` cost with shipping, all of them without `ids`; lines that cannot be bought count nothing. Shipping goes to `address_code`, otherwise to the default address of the caller.',
  query: cartSelection,
  response: cartAmounts,
});

export const countCartLines = defineEndpoint({
  id: 'shops.count_cart_lines',
  title: '장바구니 개수',
  method: 'GET',
  path: '/api/shops/product/cart/count/',
  audience,
  reads: ['cart'],
  summary: 'How many lines the cart of the caller has.',
  response: strictObject({ count: count('개수', SHOP_LIMITS.cartLines) }),
});

export const addToCart = defineEndpoint({
  id: 'shops.add_to_cart',
  title: '장바구니에 담기',
  method: 'POST',
  path: '/api/shops/product/cart/',
  audience,
  changes: ['cart'],
  origin: 'extension',
  summary: `Puts a product into the cart of the caller; the same product with the same options adds up. 409 \`conflict\` for more than there is, what is sold out, or more than ${SHOP_LIMITS.cartLines} lines.`,
  body: sentCartLine,
  response: strictObject({ id, quantity: count('수량', SHOP_LIMITS.cartQuantity) }),
});

export const updateCartLine = defineEndpoint({
  id: 'shops.update_cart_line',
  title: '장바구니 수정',
  method: 'PUT',
  path: '/api/shops/product/cart/{id}/',
  audience,
  changes: ['cart'],
  origin: 'extension',
  summary:
    'Changes the quantities of a line of the caller; the prices of now count as seen. 409 `conflict` for more than there is.',
  body: changedCartLine,
  response: ok,
});

export const deleteCartLine = defineEndpoint({
  id: 'shops.delete_cart_line',
  title: '장바구니에서 빼기',
  method: 'DELETE',
  path: '/api/shops/product/cart/{id}/',
  audience,
  changes: ['cart'],
  summary: 'Takes a line out of the cart of the caller. A repetition changes nothing.',
  response: ok,
});
