import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nonEmptyString, strictObject, userId } from '../fields.ts';
import { phoneOrder, phoneQuote, phoneSelection, sentPhoneOrder } from './phone-order.ts';
import { SHOP_LIMITS } from './shop-limits.ts';
import { userAddress } from './user-address.ts';

const audience = ['staff'] as const;

export const listMemberAddresses = defineEndpoint({
  id: 'shops.list_member_addresses',
  title: '회원 배송지 목록',
  method: 'GET',
  path: '/api/shops/staff_user_address/',
  audience,
  reads: ['user_address'],
  origin: 'extension',
  showsPersonalData: true,
  summary: 'The delivery addresses of a member, for an order on the telephone: the default first, then the newest.',
  query: strictObject({ user_id: userId }),
  response: Type.Array(userAddress, { maxItems: SHOP_LIMITS.addresses }),
});

export const quotePhoneOrder = defineEndpoint({
  id: 'shops.quote_phone_order',
  title: '전화 주문 금액',
  method: 'POST',
  path: '/api/shops/staff_order/quote/',
  audience,
  reads: ['shop_product', 'shop_order'],
  origin: 'extension',
  isReadOnly: true,
  summary:
    'What products cost a member who orders on the telephone, with shipping to `address_code`, otherwise to the mainland, and until when they would be held. Lines that cannot be bought say so and count nothing. Points are not used.',
  body: phoneSelection,
  response: phoneQuote,
});

export const createPhoneOrder = defineEndpoint({
  id: 'shops.create_phone_order',
  title: '전화 주문 등록',
  method: 'POST',
  path: '/api/shops/staff_order/',
  audience,
  changes: ['shop_order', 'shop_product', 'staff_log'],
  origin: 'extension',
  summary:
    'Takes an order of a member on the telephone: one order for each product, reckoned as those of a cart. Points of the member are not used. The goods are held until the end of the next day in Korea; the member is told and pays it like any other order. 409 `conflict` names the product whose price is another one than the caller has seen or that cannot be had, or says that too many such orders of the member wait to be paid.',
  body: sentPhoneOrder,
  logged: phoneOrder,
  response: phoneOrder,
});

export const cancelPhoneOrder = defineEndpoint({
  id: 'shops.cancel_phone_order',
  title: '전화 주문 취소',
  method: 'POST',
  path: '/api/shops/staff_order/{id}/withdraw/',
  audience,
  changes: ['shop_order', 'shop_product', 'points', 'staff_log'],
  origin: 'extension',
  summary:
    'Cancels an order that was taken on the telephone and is not paid, with all that was ordered with it; the member is told. 409 `invalid_transition` for others.',
  body: strictObject({ reason: nonEmptyString('사유', 300) }),
  logged: phoneOrder,
  response: phoneOrder,
});
