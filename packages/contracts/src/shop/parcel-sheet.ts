import { type Static, Type } from 'typebox';
import { nullable, strictObject } from '../fields.ts';

/** The most lines of a sheet of tracking numbers. */
export const MAX_PARCEL_LINES = 1_000;

/** One line of a sheet of tracking numbers; `row` is the number that the sheet displays. */
const parcelLine = strictObject({
  row: Type.Integer({ minimum: 1 }),
  /** As it is written in the sheet, and as a number when an order can have it. */
  order_text: Type.String({ label: '주문번호' }),
  order_id: nullable(Type.Integer({ label: '주문번호' })),
  /** The ordered product, so that an operator recognises it; blank without an order. */
  product_name: Type.String(),
  delivery_name: Type.String(),
  post_company: Type.String({ label: '택배사' }),
  /** Without hyphens when it can be a tracking number. */
  post_tracking_number: Type.String({ label: '송장번호' }),
  /** It has gone with this number already: nothing is left to do. */
  is_sent: Type.Boolean({ label: '이미 발송' }),
  reasons: Type.Array(Type.String(), { maxItems: 10 }),
});
export type ParcelLine = Static<typeof parcelLine>;

/** The result of checking each line of a sheet of tracking numbers. */
export const parcelSheet = strictObject({ lines: Type.Array(parcelLine, { maxItems: MAX_PARCEL_LINES }) });
export type ParcelSheet = Static<typeof parcelSheet>;
