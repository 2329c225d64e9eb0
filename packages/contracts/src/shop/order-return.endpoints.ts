import { Type } from 'typebox';
import { ReturnReason } from '../codes/order-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, id, labelled, nonEmptyString, strictObject, text } from '../fields.ts';
import { CARRIERS } from './carriers.ts';
import { chosenLines } from './order-lines.ts';
import { exchangeChoices } from './order-exchange.ts';
import { loggedOrder, orderDetail } from './order.ts';
import { ORDER_TIMES } from './order-rules.ts';
import { orderReturnPreview, returnFee, returnKind } from './order-return.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const members = ['general', 'brand'] as const;
const staff = ['staff'] as const;
const changes = ['shop_order', 'shop_product', 'points', 'account'] as const;
const staffChanges = ['shop_order', 'shop_product', 'points', 'staff_log'] as const;

const kind = Type.Optional(labelled('처리 방법', returnKind));
/** In an exchange, the options that come instead; lines that are not named keep theirs. */
const choices = Type.Optional(exchangeChoices);
const reasonCode = labelled('반품 사유', ReturnReason.schema);
const reason = text('자세한 사유', SHOP_LIMITS.returnReason);

export const previewReturn = defineEndpoint({
  id: 'shops.preview_return',
  title: '반품 미리보기',
  method: 'GET',
  path: '/api/shops/product/order/{id}/return/',
  audience: members,
  reads: ['shop_order'],
  origin: 'extension',
  summary: `What comes back when the caller sends the goods of an order, or \`lines\` of it, back for a reason: money, points, shipping, less the way back when the caller only has changed the mind. 409 \`invalid_transition\` before it was sent, after its confirmation, or later than ${ORDER_TIMES.returnDays} days after the delivery, ${ORDER_TIMES.returnMonthsOfDefect} months when something is wrong with them. With \`kind\` \`exchange\`: what the caller pays for both ways; 409 \`conflict\` when the goods that should come instead are sold out.`,
  query: strictObject({ kind, reason_code: reasonCode, lines: Type.Optional(chosenLines), choices }),
  response: orderReturnPreview,
});

export const requestReturn = defineEndpoint({
  id: 'shops.request_return',
  title: '반품 요청',
  method: 'POST',
  path: '/api/shops/product/order/{id}/return/',
  audience: members,
  changes,
  refusedWhileActing: true,
  origin: 'extension',
  encoding: 'multipart',
  summary: `Asks to send the goods of an order, or \`lines\` of it, back (4, 5 to 9), with up to ${SHOP_LIMITS.returnImages} pictures that the caller and our staff can see. Our staff is told. With \`kind\` \`exchange\` for others of the same product and price, as a new order without a payment. 409 as in the preview.`,
  body: strictObject({
    kind,
    reason_code: reasonCode,
    /** Needed when something is wrong with the goods. */
    reason: Type.Optional(reason),
    lines: Type.Optional(chosenLines),
    choices,
    images: Type.Optional(Type.Array(binary, { maxItems: SHOP_LIMITS.returnImages, label: '사진' })),
  }),
  response: orderDetail,
});

export const withdrawReturn = defineEndpoint({
  id: 'shops.withdraw_return',
  title: '반품 요청 취소',
  method: 'DELETE',
  path: '/api/shops/product/order/{id}/return/',
  audience: members,
  changes,
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'The caller keeps the goods: the order goes back to the state it came from, and is confirmed as much later as the request was open. 409 `invalid_transition` once our staff has accepted it.',
  response: orderDetail,
});

export const previewStaffReturn = defineEndpoint({
  id: 'shops.preview_staff_return',
  title: '반품 처리 미리보기',
  method: 'GET',
  path: '/api/shops/staff_order/{id}/return/',
  audience: staff,
  reads: ['shop_order'],
  origin: 'extension',
  summary:
    'What comes back to the buyer with the goods, for the reason of the open return or `reason_code`, with the fee of the rule or `return_fee`. 409 `invalid_transition` when they cannot come back.',
  query: strictObject({
    reason_code: Type.Optional(reasonCode),
    return_fee: Type.Optional(returnFee),
    /** Before a return is entered; an open one says what it is about. */
    lines: Type.Optional(chosenLines),
  }),
  response: orderReturnPreview,
});

export const openStaffReturn = defineEndpoint({
  id: 'shops.open_staff_return',
  title: '반품 접수',
  method: 'POST',
  path: '/api/shops/staff_order/{id}/return/',
  audience: staff,
  changes: staffChanges,
  origin: 'extension',
  summary:
    'Enters a return of an order, or of `lines` of it, for the buyer, also of a confirmed order (4, 5, 6 to 9), whatever the time since the delivery, or an exchange. Its buyer is told.',
  body: strictObject({
    kind,
    reason_code: reasonCode,
    reason: nonEmptyString('자세한 사유', SHOP_LIMITS.returnReason),
    lines: Type.Optional(chosenLines),
    choices,
  }),
  logged: loggedOrder,
  response: loggedOrder,
});

export const collectReturn = defineEndpoint({
  id: 'shops.collect_return',
  title: '반품 승인',
  method: 'PUT',
  path: '/api/shops/staff_order/{id}/return/',
  audience: staff,
  changes: staffChanges,
  origin: 'extension',
  summary:
    'Accepts a return: the goods are collected (9 to 10), with carrier and tracking number when there are any. Again it corrects these. The goods that come instead in an exchange are held from now on; 409 `conflict` when they are sold out. Its buyer is told.',
  body: strictObject({
    post_company: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: CARRIERS.map(({ name }) => name), label: '회수 택배사' }),
    ),
    post_tracking_number: Type.Optional(text('회수 송장 번호', 40)),
  }),
  logged: loggedOrder,
  response: loggedOrder,
});

export const refuseReturn = defineEndpoint({
  id: 'shops.refuse_return',
  title: '반품 거절',
  method: 'POST',
  path: '/api/shops/staff_order/{id}/return/refuse/',
  audience: staff,
  changes: staffChanges,
  origin: 'extension',
  summary: 'Refuses a return with a reason (9, 10): the order goes back to the state it came from. Its buyer is told.',
  body: strictObject({ reason: nonEmptyString('거절 사유', 300) }),
  logged: loggedOrder,
  response: loggedOrder,
});

export const refundReturn = defineEndpoint({
  id: 'shops.refund_return',
  title: '반품 환불',
  method: 'POST',
  path: '/api/shops/staff_order/{id}/return/refund/',
  audience: staff,
  changes: staffChanges,
  origin: 'extension',
  summary:
    'The goods are back (9, 10 to 11, or to the state they came from when a part stays): money and points go back less the fee, points that a confirmation gave are taken back from the buyer and those above, and what can be sold again goes into the stock. An exchange gives no money back and makes the new order instead, with what was paid for these goods. Its buyer is told. 409 `conflict` when `payment_price` is given and is not what comes back.',
  body: strictObject({
    /** Another fee than that of the rule, with its reason. */
    return_fee: Type.Optional(returnFee),
    fee_reason: Type.Optional(text('배송비를 바꾼 사유', 300)),
    /** The lines of the order that can be sold again. */
    restock_items: Type.Array(id, { maxItems: SHOP_LIMITS.cartLines, uniqueItems: true, label: '재판매할 상품' }),
    restock_additionals: Type.Array(id, {
      maxItems: SHOP_LIMITS.cartLines * SHOP_LIMITS.cartAdditionals,
      uniqueItems: true,
      label: '재판매할 추가 상품',
    }),
    /** The refund that the caller has seen, won. */
    payment_price: Type.Optional(labelled('환불 금액', orderReturnPreview.properties.payment_price)),
  }),
  logged: loggedOrder,
  response: loggedOrder,
});
