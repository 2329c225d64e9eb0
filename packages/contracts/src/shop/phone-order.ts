import { type Static, Type } from 'typebox';
import { OrderStatus } from '../codes/order-codes.ts';
import { count, created, entity, id, labelled, oneOf, strictObject, text, timestamp, won } from '../fields.ts';
import { cartAmounts, sentCartLine } from './cart.ts';
import { orderPeople } from './order.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const LINES = { minItems: 1, maxItems: SHOP_LIMITS.phoneLines };

/** The member for whom our staff takes an order on the telephone, what is ordered, and where it goes. */
export const phoneSelection = strictObject({
  user_id: labelled('회원', id),
  lines: Type.Array(sentCartLine, { ...LINES, label: '주문 상품' }),
  address_code: Type.Optional(Type.String({ pattern: String.raw`^\d{5}$`, maxLength: 5, label: '우편번호' })),
});

/** An order that our staff takes on the telephone. The amounts are what the operator has seen and told: others are refused. */
export const sentPhoneOrder = strictObject({
  user_id: labelled('회원', id),
  lines: Type.Array(strictObject({ ...sentCartLine.properties, amount: won('화면에서 본 금액') }), {
    ...LINES,
    label: '주문 상품',
  }),
  ...orderPeople,
  /** Beside the first event of the orders, which their buyer reads too. */
  memo: text('접수 메모', 300),
  /** The amount that is left to be paid by the member, won. */
  payment_price: won('결제할 금액'),
});
export type SentPhoneOrder = Static<typeof sentPhoneOrder>;

const { ids: _ids, ...amounts } = cartAmounts.properties;

/** The costs of an order on the telephone, before it is taken; its lines are in the order in which they were sent. */
export const phoneQuote = entity('PhoneQuote', {
  ...amounts,
  lines: Type.Array(
    strictObject({
      product_id: labelled('상품 번호', id),
      amount: won('금액'),
      /** Units that can be had beside the other lines. */
      max_quantity: count('살 수 있는 수량', SHOP_LIMITS.stock),
      state: labelled('상태', oneOf('available', 'short', 'sold_out', 'ended')),
    }),
    { ...LINES, label: '주문 상품' },
  ),
  /** Until when goods would be held for it. */
  hold_until: labelled('결제 기한', timestamp),
});
export type PhoneQuote = Static<typeof phoneQuote>;

/** An order that was taken on the telephone, without the people in it: one order of the shop for each product. */
export const phoneOrder = entity('PhoneOrder', {
  /** That of its first order. */
  id,
  order_ids: Type.Array(id, { ...LINES, label: '주문 번호' }),
  user_id: labelled('회원 번호', id),
  status: labelled('상태', OrderStatus.schema),
  product_name: text('상품 이름', 120),
  payment_price: won('결제 금액'),
  hold_until: labelled('결제 기한', timestamp),
  memo: text('접수 메모', 300),
  created,
});
export type PhoneOrder = Static<typeof phoneOrder>;
