import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { created, entity, id, labelled, nonEmptyString, nullable, oneOf, strictObject, text } from '../fields.ts';
import { loggedProduct, productTexts } from './product.ts';
import { productOptionGroups } from './product-options.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** A product as operators edit it, with all its options. */
export const staffProduct = entity('StaffProduct', {
  ...loggedProduct.properties,
  ...productTexts,
  ...productOptionGroups,
});
export type StaffProduct = Static<typeof staffProduct>;

/** The product and its options, as the staff log holds a change of them. */
export const loggedOptions = strictObject({
  id,
  code: loggedProduct.properties.code,
  name: loggedProduct.properties.name,
  ...productOptionGroups,
});

const stock = Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.stock, label: '남은 재고' });

/** A change of the stock of a product, or of one of its options or additional items. */
export const stockChangeInput = strictObject({
  /** The option or additional item; null means the product itself. */
  option_id: labelled('옵션', nullable(id)),
  /** `move` adds units, or takes them away; `count` states the number of units. */
  kind: labelled('방식', oneOf('move', 'count')),
  amount: Type.Integer({ minimum: -SHOP_LIMITS.stock, maximum: SHOP_LIMITS.stock, label: '수량' }),
  reason: nonEmptyString('사유', 200),
});
export type StockChangeInput = Static<typeof stockChangeInput>;

/** An entry of the stock history; one without a user was made by the system. */
export const stockChange = entity('ProductStockChange', {
  id,
  product_id: labelled('상품 번호', id),
  option_id: labelled('옵션 번호', nullable(id)),
  /** Group and name of the option; empty for the product itself. */
  option_name: text('옵션', 130),
  user: labelled('바꾼 사람', nullable(personRef)),
  /** Units that came or went. */
  amount: Type.Integer({ minimum: -SHOP_LIMITS.stock, maximum: SHOP_LIMITS.stock, label: '바뀐 수량' }),
  /** The stock that was left then. */
  stock,
  reason: text('사유', 200),
  created,
});
export type StockChange = Static<typeof stockChange>;
