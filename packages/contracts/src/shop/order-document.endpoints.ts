import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject } from '../fields.ts';
import { cartSelection } from './cart.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const PDF = { response: Type.Unsafe<unknown>(binary), responseTypes: ['application/pdf'] } as const;

export const getEstimate = defineEndpoint({
  id: 'shops.get_estimate',
  title: '견적서 내려받기',
  method: 'GET',
  path: '/api/shops/product/cart/estimate/',
  audience: ['signed_in'],
  origin: 'extension',
  summary:
    'What lines of the cart of the caller cost, as a PDF, reckoned as the amounts of the cart. 409 `conflict` when none can be bought, and when `total` is not what they cost now.',
  query: strictObject({
    ...cartSelection.properties,
    /** The total that the caller has seen, won. */
    total: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, label: '화면에서 본 합계' }),
  }),
  ...PDF,
});

export const getOrderStatement = defineEndpoint({
  id: 'shops.get_order_statement',
  title: '거래명세서 내려받기',
  method: 'GET',
  path: '/api/shops/product/order/{id}/statement/',
  audience: ['general', 'brand'],
  origin: 'extension',
  summary:
    'What an order of the caller sold, as a PDF. 409 `invalid_transition` before it is paid and after it was cancelled or refunded.',
  ...PDF,
});

export const getStaffOrderStatement = defineEndpoint({
  id: 'shops.get_staff_order_statement',
  title: '주문 관리 거래명세서 내려받기',
  method: 'GET',
  path: '/api/shops/staff_order/{id}/statement/',
  audience: ['staff'],
  origin: 'extension',
  showsPersonalData: true,
  summary: 'The statement of an order of any member, as its buyer gets it.',
  ...PDF,
});

export const getOrderForm = defineEndpoint({
  id: 'shops.get_order_form',
  title: '주문서 내려받기',
  method: 'GET',
  path: '/api/shops/product/order/{id}/form/',
  audience: ['general', 'brand'],
  origin: 'extension',
  summary:
    'An order of the caller as it was placed, as a PDF: its people and goods, its state, and what is to be paid or was.',
  ...PDF,
});

export const getStaffOrderForm = defineEndpoint({
  id: 'shops.get_staff_order_form',
  title: '주문 관리 주문서 내려받기',
  method: 'GET',
  path: '/api/shops/staff_order/{id}/form/',
  audience: ['staff'],
  origin: 'extension',
  showsPersonalData: true,
  summary: 'The order form of an order of any member, as its buyer gets it.',
  ...PDF,
});

const ID = String.raw`[1-9]\d{0,14}`;

export const getPackingSlips = defineEndpoint({
  id: 'shops.get_packing_slips',
  title: '출고 명세서 내려받기',
  method: 'GET',
  path: '/api/shops/staff_packing_slip/',
  audience: ['staff'],
  origin: 'extension',
  showsPersonalData: true,
  summary: `The goods that are left to be packed of chosen orders, with their recipients, as one PDF: of ${SHOP_LIMITS.packingSlips} at most, in their order. Orders that are not there, not paid or ended are left out; 409 \`conflict\` when none is left.`,
  query: strictObject({
    /** Numbers of orders, separated by commas. */
    ids: Type.String({
      pattern: `^${ID}(,${ID}){0,${SHOP_LIMITS.packingSlips - 1}}$`,
      maxLength: 16 * SHOP_LIMITS.packingSlips,
      label: '주문 번호',
    }),
  }),
  ...PDF,
});
