import { type Static, Type } from 'typebox';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  MAX_INT4,
  nanoId,
  nonEmptyString,
  nullable,
  strictObject,
  text,
  updated,
} from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** The code of a product, by which its page is found: capitals, digits and hyphens. */
export const productCode = Type.String({ pattern: '^[A-Z0-9-]{2,30}$', label: '상품 코드' });

const won = (label: string) => count(label, SHOP_LIMITS.price);
const points = (label: string) => count(label, SHOP_LIMITS.points);
/** The figure for a recommend tier; without one the general figure counts. */
const tierPoints = (label: string) => labelled(label, nullable(points(label)));

/** Points for one unit: of the buyer, of whoever recommended the buyer, and of the master above (DECISIONS, Points). */
const pointFees = {
  point_fee_buyer: points('구매자 포인트'),
  point_fee_buyer_tier1: tierPoints('구매자 포인트 (1등급)'),
  point_fee_buyer_tier2: tierPoints('구매자 포인트 (2등급)'),
  point_fee_buyer_tier3: tierPoints('구매자 포인트 (3등급)'),
  point_fee_recommander: points('추천인 포인트'),
  point_fee_recommander_tier1: tierPoints('추천인 포인트 (1등급)'),
  point_fee_recommander_tier2: tierPoints('추천인 포인트 (2등급)'),
  point_fee_recommander_tier3: tierPoints('추천인 포인트 (3등급)'),
  point_fee_master: points('마스터 포인트'),
  point_fee_master_tier1: tierPoints('마스터 포인트 (1등급)'),
  point_fee_master_tier2: tierPoints('마스터 포인트 (2등급)'),
  point_fee_master_tier3: tierPoints('마스터 포인트 (3등급)'),
};

const lineFields = {
  name: nonEmptyString('상품 이름', 100),
  description: text('한 줄 설명', 200),
  /** Won, before a discount. */
  original_price: won('정가'),
  /** Won. */
  price: won('판매가'),
  /** The number of a category. */
  category: Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '분류' }),
  is_active: Type.Boolean({ label: '공개' }),
  /** Won. */
  shipping_fee: won('배송비'),
  is_free_shipping: Type.Boolean({ label: '무료 배송' }),
  /** The amount of one order from which shipping is free, won. */
  min_free_shipping_amount: labelled('무료 배송 금액', nullable(won('무료 배송 금액'))),
};

const shippingFields = {
  /** The surcharge of Jeju and islands beside the fee, also where shipping is free, won. */
  shipping_fee_mountain: won('제주·도서산간 추가 배송비'),
  /** Days until it is shipped. */
  shipping_days: count('출고까지 걸리는 날', SHOP_LIMITS.shippingDays),
  /** Products with the same name here ship together. */
  shipping_group: nonEmptyString('묶음 배송', 30),
};

const noticeRow = strictObject({ name: nonEmptyString('항목', 50), value: nonEmptyString('내용', 500) });
/** The rows of the product information notice (상품정보제공고시). */
const product_notice = Type.Array(noticeRow, { maxItems: SHOP_LIMITS.noticeRows, label: '상품정보제공고시' });

/** The texts of a product, documents of the editor. */
export const productTexts = {
  detail_info: labelled('상세 설명', richDocument),
  shipping_info: labelled('배송 안내', richDocument),
  return_info: labelled('교환·반품 안내', richDocument),
};

/** The fields of a product that operators write. Stock, options and pictures are beside them. */
export const productFields = {
  ...lineFields,
  ...shippingFields,
  ...pointFees,
  product_notice,
  /** Sold out whatever the stock is. */
  is_marked_sold_out: Type.Boolean({ label: '품절 표시' }),
  /** Up to how many units the stock is low. */
  stock_alarm: labelled('재고 부족 기준', nullable(count('재고 부족 기준', SHOP_LIMITS.stock))),
  ...productTexts,
};
const written = strictObject(productFields);
export type ProductFields = Static<typeof written>;

/** The pictures of a product in their order; at most one is the main one. */
export const sentImages = Type.Array(
  strictObject({ file_id: labelled('사진', nanoId), is_main: Type.Boolean({ label: '대표 사진' }) }),
  { maxItems: SHOP_LIMITS.images, label: '상품 사진' },
);
export type SentImage = Static<typeof sentImages>[number];

const productImage = entity('ProductImage', {
  id,
  product_id: labelled('상품 번호', id),
  /** Its address. */
  image: text('사진 주소', 200),
  /** The public id of the uploaded file. */
  file_id: labelled('파일', nanoId),
  is_main: Type.Boolean({ label: '대표 사진' }),
  order: Type.Integer({ minimum: 0, maximum: SHOP_LIMITS.images, label: '순서' }),
});
export type ProductImage = Static<typeof productImage>;

const shown = {
  id,
  code: productCode,
  ...lineFields,
  category_name: text('분류 이름', 30),
  /** Percent, rounded. */
  discount_ratio: Type.Integer({ minimum: 0, maximum: 100, label: '할인율' }),
  /** Marked so, without stock, or without an option that can be had. */
  is_sold_out: Type.Boolean({ label: '품절' }),
  view_count: count('조회 수', MAX_INT4),
  sales_count: count('판매 수', MAX_INT4),
  created,
};

const isWished = Type.Boolean({ label: '찜' });
/** Whether the caller is told when it can be bought again. */
export const isRestockWanted = Type.Boolean({ label: '재입고 알림' });
/** The address of the main picture. */
const mainImage = labelled('대표 사진', nullable(text('대표 사진', 200)));

/** A product in a list. */
export const productLine = entity('ShopProductLine', { ...shown, main_image: mainImage, is_wished: isWished });
export type ProductLine = Static<typeof productLine>;

const shownWhole = {
  ...shown,
  ...shippingFields,
  ...pointFees,
  stock: count('재고', SHOP_LIMITS.stock),
  product_notice,
  images: Type.Array(productImage, { maxItems: SHOP_LIMITS.images, label: '상품 사진' }),
  updated,
};

/** A product as its page shows it (SPEC §3). */
export const product = entity('ShopProduct', {
  ...shownWhole,
  ...productTexts,
  main_image: mainImage,
  is_wished: isWished,
  is_restock_wanted: isRestockWanted,
  /** The points of one unit for the caller, by the own tier and additional rate; for visitors the general figure. */
  buyer_points: points('받을 포인트'),
});
export type Product = Static<typeof product>;

/** A product in the staff log; its texts are in the request. */
export const loggedProduct = strictObject({
  ...shownWhole,
  is_marked_sold_out: productFields.is_marked_sold_out,
  stock_alarm: productFields.stock_alarm,
});

/** The same in the list of operators. */
export const staffProductLine = entity('StaffProductLine', {
  ...shown,
  main_image: mainImage,
  stock: shownWhole.stock,
  is_marked_sold_out: productFields.is_marked_sold_out,
  /** At or below what is stated as low. */
  is_low_stock: Type.Boolean({ label: '재고 부족' }),
  updated,
});
export type StaffProductLine = Static<typeof staffProductLine>;
