import type { SheetFields } from '@danji/contracts/shop/product-sheet';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';

const { price, points, stock, shippingDays } = SHOP_LIMITS;
type Choice = readonly [yes: string, no: string];
export type FieldColumn = { field: keyof SheetFields; head: string; width: number } & (
  | { kind: 'category' }
  | { kind: 'text'; max: number; isOptional?: true }
  | { kind: 'figure'; max: number; unit: string; isNullable?: true }
  | { kind: 'choice'; choice: Choice }
);

const YES_NO: Choice = ['예', '아니요'];
const won = { kind: 'figure', max: price, unit: '원', width: 12 } as const;
const perUnit = { kind: 'figure', max: points, unit: 'P', width: 12 } as const;

export const CODE_HEAD = '상품 코드';
export const STOCK_HEAD = '재고';
export const REASON_HEAD = '재고 사유';
/** The word for a figure that a product does not have. */
export const NONE = '없음';

/**
 * The columns of the fields of a product. The first ones are those of the list of products that operators save as a file, so
 * that they can change that file and upload it.
 */
export const FIELD_COLUMNS: readonly FieldColumn[] = [
  { field: 'name', head: '상품', width: 28, kind: 'text', max: 100 },
  { field: 'category', head: '분류', width: 14, kind: 'category' },
  { field: 'is_active', head: '상태', width: 10, kind: 'choice', choice: ['판매 중', '숨김'] },
  { field: 'original_price', head: '정가', ...won },
  { field: 'price', head: '판매가', ...won },
  { field: 'is_marked_sold_out', head: '품절 표시', width: 10, kind: 'choice', choice: YES_NO },
  { field: 'description', head: '한 줄 설명', width: 30, kind: 'text', max: 200, isOptional: true },
  { field: 'shipping_fee', head: '배송비', ...won },
  { field: 'is_free_shipping', head: '무료 배송', width: 10, kind: 'choice', choice: YES_NO },
  { field: 'min_free_shipping_amount', head: '무료 배송 금액', ...won, isNullable: true },
  { field: 'shipping_fee_mountain', head: '제주·도서산간 추가 배송비', ...won, width: 24 },
  { field: 'shipping_days', head: '출고까지 걸리는 날', width: 18, kind: 'figure', max: shippingDays, unit: '일' },
  { field: 'shipping_group', head: '묶음 배송', width: 12, kind: 'text', max: 30 },
  { field: 'stock_alarm', head: '재고 부족 기준', width: 14, kind: 'figure', max: stock, unit: '개', isNullable: true },
  { field: 'point_fee_buyer', head: '구매자 포인트', ...perUnit },
  { field: 'point_fee_recommander', head: '추천인 포인트', ...perUnit },
  { field: 'point_fee_master', head: '마스터 포인트', ...perUnit },
];

export type SheetColumn = keyof SheetFields | 'code' | 'stock' | 'stock_reason';

/** All columns of a sheet of products. */
export const SHEET_COLUMNS: readonly { field: SheetColumn; head: string; width: number }[] = [
  { field: 'code', head: CODE_HEAD, width: 14 },
  ...FIELD_COLUMNS.slice(0, 5),
  { field: 'stock', head: STOCK_HEAD, width: 10 },
  { field: 'stock_reason', head: REASON_HEAD, width: 20 },
  ...FIELD_COLUMNS.slice(5),
];
