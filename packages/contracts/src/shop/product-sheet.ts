import { type Static, Type } from 'typebox';
import { id, labelled, nullable, strictObject, timestamp } from '../fields.ts';
import { productFields } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** The most lines of a sheet of products. */
export const MAX_PRODUCT_LINES = 500;

/** The fields of a product that a cell can hold; documents, pictures, options and notices are no cells. */
const sheetFields = {
  name: productFields.name,
  category: productFields.category,
  is_active: productFields.is_active,
  original_price: productFields.original_price,
  price: productFields.price,
  is_marked_sold_out: productFields.is_marked_sold_out,
  description: productFields.description,
  shipping_fee: productFields.shipping_fee,
  is_free_shipping: productFields.is_free_shipping,
  min_free_shipping_amount: productFields.min_free_shipping_amount,
  shipping_fee_mountain: productFields.shipping_fee_mountain,
  shipping_days: productFields.shipping_days,
  shipping_group: productFields.shipping_group,
  stock_alarm: productFields.stock_alarm,
  point_fee_buyer: productFields.point_fee_buyer,
  point_fee_recommander: productFields.point_fee_recommander,
  point_fee_master: productFields.point_fee_master,
};
const given = Type.Partial(strictObject(sheetFields));
export type SheetFields = Static<typeof given>;

/** One line of a sheet of products; `row` is the number that the sheet displays. */
const productSheetLine = strictObject({
  row: Type.Integer({ minimum: 1 }),
  /** Code and name as the sheet has them, or the product. */
  code: Type.String({ label: '상품 코드' }),
  name: Type.String({ label: '상품' }),
  /** The product with this code and its version; null for a new one. */
  product_id: labelled('상품 번호', nullable(id)),
  updated: labelled('버전', nullable(timestamp)),
  /** The fields that change; all that the sheet has of a new product. */
  given,
  /** The units that come or go; of a new product what it starts with. */
  stock_amount: Type.Integer({ minimum: -SHOP_LIMITS.stock, maximum: SHOP_LIMITS.stock, label: '바뀌는 재고' }),
  stock_reason: Type.String({ label: '재고 사유' }),
  /** The same for people, in the order of the columns; `before` is null for a new product. */
  changes: Type.Array(strictObject({ column: Type.String(), before: nullable(Type.String()), after: Type.String() }), {
    maxItems: 20,
  }),
  /** Why the line cannot be applied, by the head of the column. */
  errors: Type.Array(strictObject({ column: Type.String(), reason: Type.String() }), { maxItems: 30 }),
});
export type ProductSheetLine = Static<typeof productSheetLine>;

/** The result of checking each line of a sheet of products. */
export const productSheet = strictObject({ lines: Type.Array(productSheetLine, { maxItems: MAX_PRODUCT_LINES }) });
export type ProductSheet = Static<typeof productSheet>;
