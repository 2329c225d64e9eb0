import { type Static, Type } from 'typebox';
import { OrderStatus, ReturnReason } from '../codes/order-codes.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  MAX_INT4,
  nullable,
  oneOf,
  text,
  timestamp,
  updated,
  won,
} from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const points = (label: string) => count(label, MAX_INT4);

/** The fee that is kept for the way back of goods, won. */
export const returnFee = Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.price, label: '반품 배송비' });

/** Whether the money goes back, or others of the same price come as a new order. */
/** The card is cancelled as a whole or not at all: the money goes to an account that the buyer names. */
export const byAccount = Type.Boolean({ label: '계좌로 환불' });

export const returnKind = oneOf('refund', 'exchange');

const returnImage = entity('OrderReturnImage', { id, image: text('사진 주소', 200) });

/** Goods of an order that go back, or were asked to. */
export const orderReturn = entity('OrderReturn', {
  id,
  kind: labelled('처리 방법', returnKind),
  reason_code: labelled('반품 사유', ReturnReason.schema),
  reason: text('자세한 사유', SHOP_LIMITS.returnReason),
  images: Type.Array(returnImage, { maxItems: SHOP_LIMITS.returnImages, label: '사진' }),
  /** Whether our staff has entered it for the buyer. */
  is_by_staff: Type.Boolean({ label: '운영팀 접수' }),
  /** The goods that go back, when the rest stays. */
  lines: labelled('반품하는 상품', nullable(text('반품하는 상품', 300))),
  /** The goods that come instead, in an exchange. */
  wanted_lines: labelled('새로 보내는 상품', nullable(text('새로 보내는 상품', 300))),
  /** The order that brings them, once the others are back. */
  new_order_id: labelled('새 주문 번호', nullable(id)),
  state: labelled('반품 상태', oneOf('requested', 'collecting', 'refunded', 'refused', 'withdrawn')),
  /** Why it was refused. */
  answer: labelled('거절 사유', nullable(text('거절 사유', 300))),
  /** How the goods come back. */
  post_company: labelled('회수 택배사', nullable(text('회수 택배사', 30))),
  post_tracking_number: labelled('회수 송장 번호', nullable(text('회수 송장 번호', 40))),
  tracking_url: labelled('회수 조회', nullable(text('회수 조회', 300))),
  /**
   * The fee that was kept for the way back, or that its buyer has paid beside it for both ways of an exchange, won; null until
   * it ends.
   */
  return_fee: labelled('반품 배송비', nullable(returnFee)),
  /** Why it is another one than the rule says. */
  fee_reason: labelled('배송비를 바꾼 사유', nullable(text('배송비를 바꾼 사유', 300))),
  /** The amounts that came back by it, won and points; null until then. */
  refund_price: labelled('환불 금액', nullable(won('환불 금액'))),
  refund_point: labelled('돌려드린 포인트', nullable(points('돌려드린 포인트'))),
  created,
  updated,
});
export type OrderReturn = Static<typeof orderReturn>;

/**
 * Exactly what comes back when the goods of an order come back: the goods and `shipping_fee` less `shipping_deduction` and
 * `return_fee` are `payment_price` and `point`. In an exchange nothing comes back, and the fee is paid beside it.
 */
export const orderReturnPreview = entity('OrderReturnPreview', {
  kind: labelled('처리 방법', returnKind),
  reason_code: labelled('반품 사유', ReturnReason.schema),
  status: labelled('상태', OrderStatus.schema),
  /** Until when its buyer can ask for it; null while nobody has said that the goods arrived. */
  until: labelled('요청 기한', nullable(timestamp)),
  /** The goods that go back, when the rest stays. */
  lines: labelled('반품하는 상품', nullable(text('반품하는 상품', 300))),
  /** The goods that come instead, in an exchange. */
  wanted_lines: labelled('새로 보내는 상품', nullable(text('새로 보내는 상품', 300))),
  total_price: won('상품 금액'),
  shipping_fee: won('돌려드리는 배송비'),
  /** The additional shipping cost of the other orders without this one. */
  shipping_deduction: won('차감하는 배송비'),
  return_fee: returnFee,
  /** The money that goes back the way it was paid. */
  payment_price: won('환불 금액'),
  point: points('돌려드리는 포인트'),
  /** Points of the buyer that the confirmation gave, and that are taken back. */
  reward_point: points('회수하는 적립 포인트'),
  /** The part of them that is not there any more: it is owed, and never taken from the money. */
  reward_owed: points('회수 예정 포인트'),
  is_by_account: byAccount,
});
export type OrderReturnPreview = Static<typeof orderReturnPreview>;
