import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import type { Insertable } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { GoodsRow } from './giftishow-body.ts';

type Field = string | number | null | undefined;
const MAX_WON = 100_000_000;

const toText = (value: Field, maxLength: number): string =>
  String(value ?? '')
    .trim()
    .slice(0, maxLength);

function toCount(value: Field, maximum: number): number {
  const number = Math.round(Number(value ?? 0));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), maximum) : 0;
}

/** `20991231` or `2099-12-31…` as a date; anything else is none. */
function toDay(value: Field): string | null {
  const digits = String(value ?? '')
    .replace(/\D/g, '')
    .slice(0, 8);
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return digits.length === 8 && isCalendarDay(day) ? day : null;
}

/** Returns the price that a good costs us: the discounted one where the provider gives one. */
const toSalePrice = ({ salePrice, saleDiscountPrice, discountPrice }: GoodsRow): number =>
  toCount([saleDiscountPrice, discountPrice].find((price) => Number(price) > 0) ?? salePrice, MAX_WON);

/** A good of the provider as our table holds it. */
export const toGood = (row: GoodsRow, now: Date): Insertable<Database['voucher_good']> => ({
  goods_code: row.goodsCode,
  goods_name: toText(row.goodsName, 200),
  brand_code: toText(row.brandCode, 30),
  brand_name: toText(row.brandName, 100),
  category: toText(row.goodsTypeDtlNm, 50),
  goods_type: toText(row.goodsTypeNm, 50),
  affiliate: toText(row.affiliate, 100),
  picture_url: toText(row.goodsImgB || row.goodsImgS, 500),
  real_price: toCount(row.realPrice, MAX_WON),
  sale_price: toSalePrice(row),
  discount_rate: toCount(row.discountRate, 100),
  limit_day: toCount(row.limitDay, 10_000),
  end_date: toDay(row.endDate),
  state: row.goodsStateCd === 'SALE' ? 'SALE' : 'SUS',
  is_amount: String(row.goodsTypeNm ?? '').includes('금액'),
  has_picture: row.mmsBarcdCreateYn !== 'N',
  content: [toText(row.content, 3000), toText(row.contentAddDesc, 900)].filter((text) => text !== '').join('\n\n'),
  data: toJson(row),
  first_seen: now,
  last_seen: now,
});
