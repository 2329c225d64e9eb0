import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { OrderStatus, ShippingMethod } from '../codes/order-codes.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  MAX_INT4,
  nonEmptyString,
  nullable,
  oneOf,
  phone,
  strictObject,
  text,
  timestamp,
  updated,
  won,
} from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { cartAmounts, sentCartLine } from './cart.ts';
import { byAccount, orderReturn, returnFee } from './order-return.ts';
import { productCode } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const points = (label: string) => count(label, MAX_INT4);
/** The price of a line that the buyer has seen, with its additional items. */
const seenAmount = won('화면에서 본 금액');

/** The selection of an order: chosen lines of the cart, or one product now. */
const orderSelection = {
  cart_lines: Type.Optional(
    Type.Array(strictObject({ id, amount: seenAmount }), {
      minItems: 1,
      maxItems: SHOP_LIMITS.cartLines,
      label: '고른 줄',
    }),
  ),
  product: Type.Optional(strictObject({ ...sentCartLine.properties, amount: seenAmount })),
};

const addressCode = Type.String({ minLength: 5, maxLength: 5, pattern: '^\\d{5}$', label: '우편번호' });

/** The buyer, and the recipient with the address. */
export const orderPeople = {
  customer_name: nonEmptyString('주문하는 분', 50),
  customer_tel: Type.String({ ...phone('주문하는 분 연락처'), minLength: 1 }),
  customer_email: text('주문하는 분 이메일', 100),
  customer_address: text('주문하는 분 주소', 400),
  /** To the shop. */
  customer_message: text('주문 메모', 200),
  delivery_name: nonEmptyString('받는 분', 50),
  delivery_tel: Type.String({ ...phone('받는 분 연락처'), minLength: 1 }),
  delivery_address_code: addressCode,
  delivery_address: nonEmptyString('배송지 주소', 400),
  /** To the carrier. */
  delivery_message: text('배송 메시지', 100),
};

/** An order as its buyer sends it. The amounts are what the buyer has seen: others are refused, so that nobody pays a price unseen. */
export const sentOrder = strictObject({
  ...orderSelection,
  ...orderPeople,
  /** Points to use. */
  point: points('사용할 포인트'),
  /** The amount left to be paid, won. */
  payment_price: won('결제할 금액'),
});
export type SentOrder = Static<typeof sentOrder>;

const orderProduct = entity('OrderProduct', {
  id,
  code: productCode,
  /** As it was when it was ordered. */
  name: text('상품 이름', 100),
  main_image: labelled('대표 사진', nullable(text('대표 사진', 200))),
});

const orderOption = entity('OrderOption', {
  id,
  group_name: text('그룹 이름', 60),
  name: text('이름', 60),
  price: won('가격'),
});
export type OrderOption = Static<typeof orderOption>;

const quantity = count('수량', SHOP_LIMITS.cartQuantity);
/** Units that were cancelled or returned while the rest of the order stayed; one that ended whole has none. */
const ended_quantity = count('취소·반품한 수량', SHOP_LIMITS.cartQuantity);
/** Units of an open request to cancel or return a part; none in one for the whole order. */
const asked_quantity = count('취소·반품을 요청한 수량', SHOP_LIMITS.cartQuantity);

/** Units of the product with one choice of options (SPEC §3). */
const orderItem = entity('OrderItem', {
  id,
  order_id: labelled('주문 번호', id),
  product_id: labelled('상품 번호', id),
  quantity,
  ended_quantity,
  asked_quantity,
  /** The price of a unit with its options, won. */
  price_at_order: won('주문할 때 가격'),
  options: Type.Array(orderOption, { maxItems: SHOP_LIMITS.groups, label: '옵션' }),
});

const orderAdditional = entity('OrderAdditional', {
  id,
  /** The item beside which it was chosen. */
  item_id: labelled('주문 상품 번호', id),
  quantity,
  ended_quantity,
  asked_quantity,
  price_at_order: won('주문할 때 가격'),
  additional: labelled('추가 상품', orderOption),
});

/** The most lines of an order, which is one product of a cart. */
const LINES = { maxItems: SHOP_LIMITS.cartLines };

/** An order: one product of a checkout (SPEC §3). All orders of a checkout are paid together. */
const shown = {
  id,
  /** The same for all orders that were made together. */
  checkout_id: text('주문 묶음', 21),
  product_id: labelled('상품 번호', id),
  product: labelled('상품', orderProduct),
  user_id: labelled('회원 번호', id),
  user: labelled('회원', personRef),
  status: labelled('상태', OrderStatus.schema),
  /** Whether its return that is open, or was the last one, is an exchange. */
  is_exchange: Type.Boolean({ label: '교환' }),
  /** The order whose goods came back for those of this one. */
  exchange_of: labelled('교환한 주문 번호', nullable(id)),
  /** Whether our staff took it on the telephone. */
  is_by_phone: Type.Boolean({ label: '전화 주문' }),
  /** The goods, won. */
  total_price: won('상품 금액'),
  /** The goods of it that were cancelled or returned while the rest stayed. */
  ended_price: won('취소·반품한 상품 금액'),
  /** With the surcharge of islands; the part of this product in what ships together. */
  shipping_fee: won('배송비'),
  /** The amount of the payment, won: goods and shipping less the points. */
  payment_price: won('결제 금액'),
  /** Points that are used. */
  point: points('사용 포인트'),
  /** The amounts that were given back of the payment, won, and of the points. */
  refund_price: won('환불 금액'),
  refund_point: points('돌려드린 포인트'),
  /** The amounts that went over to the orders of its exchanges, won and points. */
  exchanged_price: won('교환 주문으로 넘어간 금액'),
  exchanged_point: points('교환 주문으로 넘어간 포인트'),
  /** The fee that was kept for the way back of the goods, won. */
  return_fee: returnFee,
  /** Points that the buyer gets at the confirmation. */
  accum_point: points('적립 포인트'),
  items: Type.Array(orderItem, { ...LINES, label: '주문 상품' }),
  additionals: Type.Array(orderAdditional, {
    maxItems: SHOP_LIMITS.cartLines * SHOP_LIMITS.cartAdditionals,
    label: '추가 상품',
  }),
  ...orderPeople,
  customer_tel: text('주문하는 분 연락처', 20),
  delivery_tel: text('받는 분 연락처', 20),
  is_reviewed: Type.Boolean({ label: '후기 작성' }),
  cancel_reason: labelled('취소 사유', nullable(text('취소 사유', 300))),
  refund_reason: labelled('환불 사유', nullable(text('환불 사유', 300))),
  shipping_method: labelled('배송 방법', ShippingMethod.schema),
  post_company: labelled('택배사', nullable(text('택배사', 30))),
  post_tracking_number: labelled('송장 번호', nullable(text('송장 번호', 40))),
  /** The page of the carrier on which the parcel is. */
  tracking_url: labelled('배송 조회', nullable(text('배송 조회', 300))),
  payment_uuid: labelled('결제 번호', nullable(text('결제 번호', 64))),
  /** The number of the gateway. */
  payment_code: labelled('거래 번호', nullable(text('거래 번호', 64))),
  payment_date: labelled('결제한 때', nullable(timestamp)),
  receipt_url: labelled('영수증', nullable(text('영수증', 500))),
  /** Until when its stock is held while it is not paid. */
  hold_until: labelled('결제 기한', nullable(timestamp)),
  /** When it is confirmed by itself. */
  confirm_due: labelled('자동 구매확정', nullable(timestamp)),
  created,
  updated,
};
export const order = entity('Order', shown);
export type Order = Static<typeof order>;

const orderEvent = entity('OrderEvent', {
  id,
  from_status: labelled('이전 상태', nullable(OrderStatus.schema)),
  to_status: labelled('상태', OrderStatus.schema),
  actor: labelled('한 사람', oneOf('buyer', 'staff', 'payment', 'clock')),
  reason: labelled('사유', nullable(text('사유', 300))),
  /** Whether it is about an exchange. */
  is_exchange: Type.Boolean({ label: '교환' }),
  /** The goods that it is about, when it is not about the whole order. */
  lines: labelled('취소·반품한 상품', nullable(text('취소·반품한 상품', 300))),
  created,
});

/** An order with what happened to it, the first event first. */
export const orderDetail = entity('OrderDetail', {
  ...shown,
  events: Type.Array(orderEvent, { maxItems: ANSWER_LIMITS.trail, label: '진행 내역' }),
  /** Returns of its goods, the newest first. */
  returns: Type.Array(orderReturn, { maxItems: SHOP_LIMITS.orderReturns, label: '반품' }),
});
export type OrderDetail = Static<typeof orderDetail>;

/** The same as our staff reads it. */
export const staffOrderDetail = entity('StaffOrderDetail', {
  ...orderDetail.properties,
  /** The operator who took it on the telephone. */
  entered_by: labelled('접수한 운영자', nullable(personRef)),
});
export type StaffOrderDetail = Static<typeof staffOrderDetail>;

/** An order without the people in it, as the staff log holds it. */
export const loggedOrder = entity('LoggedOrder', {
  id,
  product_id: shown.product_id,
  product_name: text('상품 이름', 100),
  status: shown.status,
  total_price: shown.total_price,
  ended_price: shown.ended_price,
  shipping_fee: shown.shipping_fee,
  payment_price: shown.payment_price,
  point: shown.point,
  refund_price: shown.refund_price,
  refund_point: shown.refund_point,
  exchanged_price: shown.exchanged_price,
  exchanged_point: shown.exchanged_point,
  return_fee: shown.return_fee,
  shipping_method: shown.shipping_method,
  post_company: shown.post_company,
  post_tracking_number: shown.post_tracking_number,
  confirm_due: shown.confirm_due,
  updated,
});
export type LoggedOrder = Static<typeof loggedOrder>;

/**
 * The result when an order is cancelled now, with the exact refund: the goods and `shipping_fee` less
 * `shipping_deduction` are `payment_price` and `point`. Nothing but points comes back before it is paid.
 */
export const orderCancelPreview = entity('OrderCancelPreview', {
  /** The orders that end: all of the checkout before it is paid, otherwise this one. */
  order_ids: Type.Array(id, { maxItems: SHOP_LIMITS.cartLines, label: '주문' }),
  /** 8 at once, or 7, which our staff has to accept; the state in which it stays when only a part ends. */
  to_status: labelled('상태', OrderStatus.schema),
  /** The goods that end, when the rest stays. */
  lines: labelled('취소하는 상품', nullable(text('취소하는 상품', 300))),
  total_price: won('상품 금액'),
  shipping_fee: won('돌려드리는 배송비'),
  /** The additional shipping cost of the other orders without this one. */
  shipping_deduction: won('차감하는 배송비'),
  /** The money that goes back the way it was paid. */
  payment_price: won('환불 금액'),
  point: points('돌려드리는 포인트'),
  is_by_account: byAccount,
});
export type OrderCancelPreview = Static<typeof orderCancelPreview>;

/** The costs of a checkout, before it is ordered. */
export const orderQuote = entity('OrderQuote', {
  ...cartAmounts.properties,
  lines: Type.Array(
    strictObject({
      /** The line of the cart; null for a product now. */
      id: labelled('줄 번호', nullable(id)),
      product_id: labelled('상품 번호', id),
      name: text('상품 이름', 100),
      amount: won('금액'),
      state: labelled('상태', oneOf('available', 'short', 'sold_out', 'ended')),
    }),
    { ...LINES, label: '고른 줄' },
  ),
  /** Points of the caller that can be used on this, all or as many as leave what a card pays. */
  usable_points: points('쓸 수 있는 포인트'),
  accum_point: points('적립 포인트'),
});
export type OrderQuote = Static<typeof orderQuote>;
