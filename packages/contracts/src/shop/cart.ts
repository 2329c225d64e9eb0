import { type Static, Type } from 'typebox';
import {
  count,
  created,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  oneOf,
  strictObject,
  text,
} from '../fields.ts';
import { productLine } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const quantity = Type.Integer({ minimum: 1, maximum: SHOP_LIMITS.cartQuantity, label: '수량' });

/** Additional items with their own quantities. */
const sentAdditionals = Type.Array(strictObject({ id, quantity }), {
  maxItems: SHOP_LIMITS.cartAdditionals,
  label: '추가 상품',
});

/** A line that is put into a cart: a product with one option of each of its groups. */
export const sentCartLine = strictObject({
  product_id: labelled('상품 번호', id),
  option_ids: Type.Array(id, { maxItems: SHOP_LIMITS.groups, uniqueItems: true, label: '옵션' }),
  quantity,
  additionals: Type.Optional(sentAdditionals),
});
export type SentCartLine = Static<typeof sentCartLine>;

/** A changed line as a whole. */
export const changedCartLine = strictObject({ quantity, additionals: sentAdditionals });

/** Numbers of lines, separated by commas; empty for none. */
const lineIds = Type.String({
  pattern: String.raw`^([1-9]\d{0,14}(,[1-9]\d{0,14}){0,${SHOP_LIMITS.cartLines - 1}})?$`,
  maxLength: 16 * SHOP_LIMITS.cartLines,
  label: '고른 줄',
});

/** The lines of the cart that amounts are about, and where they go. */
export const cartSelection = strictObject({
  ids: Type.Optional(lineIds),
  address_code: Type.Optional(Type.String({ pattern: String.raw`^\d{5}$`, maxLength: 5, label: '우편번호' })),
});

/** Won; sums of many units exceed the largest price. */
const amount = (label: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, label });

const chosen = {
  id,
  group_name: nonEmptyString('그룹 이름', 60),
  name: nonEmptyString('이름', 60),
  /** Won, now. */
  price: count('가격', SHOP_LIMITS.price),
};
const cartOption = entity('CartOption', chosen);

const maxQuantity = count('살 수 있는 수량', SHOP_LIMITS.stock);
/** The price when the line was last changed, where it is another one now; won. */
const priceBefore = labelled('담을 때 가격', nullable(amount('담을 때 가격')));

const cartAdditional = entity('CartAdditional', {
  ...chosen,
  quantity,
  max_quantity: maxQuantity,
  price_before: priceBefore,
});

/**
 * A line of a cart. It stays when it cannot be bought, with the reason in `state`: `short` is more than there is, `sold_out`
 * none is left, `ended` the product or what was chosen is not sold any more.
 */
export const cartLine = entity('CartLine', {
  id,
  product: productLine,
  shipping_group: nonEmptyString('묶음 배송', 30),
  /** The ids of the options, joined with hyphens. */
  option_key: text('옵션 키', 100),
  options: Type.Array(cartOption, { maxItems: SHOP_LIMITS.groups, label: '옵션' }),
  additionals: Type.Array(cartAdditional, { maxItems: SHOP_LIMITS.cartAdditionals, label: '추가 상품' }),
  quantity,
  /** The price of a unit with its options, now. */
  unit_price: amount('단가'),
  price_before: priceBefore,
  /** The present amount of the line, with its additional items. */
  amount: amount('금액'),
  /** Units that can be had beside the other lines of the cart. */
  max_quantity: maxQuantity,
  state: labelled('상태', oneOf('available', 'short', 'sold_out', 'ended')),
  created,
});
export type CartLine = Static<typeof cartLine>;
export type CartAdditional = Static<typeof cartAdditional>;

const shippingGroup = entity('ShippingGroup', {
  name: nonEmptyString('묶음 배송', 30),
  product_ids: Type.Array(id, { maxItems: SHOP_LIMITS.cartLines, label: '상품 번호' }),
  goods_amount: amount('상품 금액'),
  /** Once for all its products. */
  shipping_fee: amount('배송비'),
  /** Once for all its products, on Jeju and islands. */
  island_surcharge: amount('제주·도서산간 추가 배송비'),
  /** The amount missing until shipping is free; 0 when it is, null when it never is. */
  until_free: labelled('무료 배송까지', nullable(amount('무료 배송까지'))),
});

/** The amounts of a selection of lines, won: the lines of a quotation. `total` is the goods less the discount, with shipping and surcharge. */
export const cartAmounts = entity('CartAmounts', {
  /** The lines that were counted: those that can be bought. */
  ids: Type.Array(id, { maxItems: SHOP_LIMITS.cartLines, label: '고른 줄' }),
  goods: amount('상품 금액'),
  discount: amount('할인'),
  shipping_fee: amount('배송비'),
  island_surcharge: amount('제주·도서산간 추가 배송비'),
  total: amount('합계'),
  groups: Type.Array(shippingGroup, { maxItems: SHOP_LIMITS.cartLines, label: '묶음 배송' }),
  /** The post code that was counted with; null without one. */
  address_code: labelled('우편번호', nullable(text('우편번호', 5))),
  is_island: Type.Boolean({ label: '제주·도서산간' }),
});
export type CartAmounts = Static<typeof cartAmounts>;
