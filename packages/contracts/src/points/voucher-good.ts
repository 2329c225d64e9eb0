import { Type, type Static } from 'typebox';
import { count, date, entity, id, labelled, nullable, oneOf, strictObject, text, timestamp } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

const won = (label: string) => count(label, 100_000_000);
export const goodsCode = Type.String({ pattern: '^[A-Za-z0-9]{1,30}$', maxLength: 30, label: '상품 코드' });

/** A good of the voucher provider as the last reading of its catalogue gave it (SPEC §3, FACTS §3). */
export const voucherGood = entity('VoucherGood', {
  id,
  goods_code: goodsCode,
  goods_name: text('상품 이름', 200),
  brand_code: text('브랜드 코드', 30),
  brand_name: text('브랜드', 100),
  category: text('분류', 50),
  goods_type: text('상품 종류', 50),
  affiliate: text('교환처', 100),
  /** The picture, on our own host. */
  image_url: text('이미지', 200),
  real_price: won('정상 가격'),
  sale_price: won('구매 가격'),
  discount_rate: count('할인율', 100),
  limit_day: count('유효 기간(일)', 10_000),
  end_date: labelled('판매 종료일', nullable(date('판매 종료일'))),
  /** SALE on sale, SUS suspended, GONE no longer in the catalogue. */
  state: labelled('판매 상태', oneOf('SALE', 'SUS', 'GONE')),
  /** Whether the voucher is worth an amount that may be used in parts. */
  is_amount: Type.Boolean({ label: '금액권' }),
  /** Whether the provider issues a picture of the barcode; otherwise the voucher comes by message. */
  has_picture: Type.Boolean({ label: '바코드 이미지' }),
  content: text('이용 안내', 4000),
});
export type VoucherGood = Static<typeof voucherGood>;

/** A change that a reading of the catalogue has found; at most 200 of each kind are listed. */
const goodChange = strictObject({
  goods_code: goodsCode,
  goods_name: text('상품 이름', 200),
  before: nullable(won('이전 가격')),
  after: nullable(won('새 가격')),
});
export type GoodChange = Static<typeof goodChange>;

/** A reading of the provider's catalogue; without `finished` it is running. */
export const voucherSync = strictObject({
  id,
  started: timestamp,
  finished: nullable(timestamp),
  read: count('읽은 상품'),
  total: count('전체 상품'),
  added: Type.Array(goodChange, { maxItems: ANSWER_LIMITS.goodChanges }),
  repriced: Type.Array(goodChange, { maxItems: ANSWER_LIMITS.goodChanges }),
  gone: Type.Array(goodChange, { maxItems: ANSWER_LIMITS.goodChanges }),
  /** Applications that became impossible, with their points given back. */
  closed: count('닫은 신청'),
  /** Why it ended without a result. */
  error: nullable(text('오류', 200)),
});
export type VoucherSync = Static<typeof voucherSync>;

/** The balance at the provider (SPEC §7): what is left to buy vouchers with, and when the catalogue was read last. */
export const voucherBalance = strictObject({
  thumb_last_datetime: labelled('상품 갱신', nullable(timestamp)),
  balance: won('비즈머니'),
  /** The balance below which operators are notified. */
  threshold: won('알림 기준'),
  sync: nullable(voucherSync),
});
