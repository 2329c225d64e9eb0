import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatNumber, formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Option } from '@danji/ui';
import type { ProductDraft } from '../shared/product-draft.ts';

type Name = keyof ProductDraft;

/** Whose points a sale gives, in the order of the form. */
export const POINT_ROLES = [
  { role: 'buyer', label: '구매자' },
  { role: 'recommander', label: '추천인' },
  { role: 'master', label: '마스터' },
] as const;
export const POINT_TIERS = [1, 2, 3] as const;

const LABELS: Readonly<Partial<Record<Name, string>>> = {
  name: '상품 이름',
  description: '한 줄 설명',
  category: '분류',
  images: '사진',
  original_price: '정가',
  price: '판매가',
  shipping_fee: '배송비',
  is_free_shipping: '무료 배송',
  min_free_shipping_amount: '무료 배송 금액',
  shipping_fee_mountain: '제주·도서산간 추가 배송비',
  shipping_days: '출고까지 걸리는 날',
  shipping_group: '묶음 배송',
  product_notice: '상품정보제공고시',
  detail_info: '상세 설명',
  shipping_info: '배송 안내',
  return_info: '교환·반품 안내',
  is_active: '상점에 보이기',
  is_marked_sold_out: '품절 표시',
  stock_alarm: '재고 부족 기준',
};

const POINT_LABELS: ReadonlyMap<string, string> = new Map(
  POINT_ROLES.flatMap(({ role, label }): [string, string][] => [
    [`point_fee_${role}`, `${label} 포인트`],
    ...POINT_TIERS.map((tier): [string, string] => [`point_fee_${role}_tier${tier}`, `${label} 포인트 (${tier}등급)`]),
  ]),
);

export const labelField = (name: Name): string => LABELS[name] ?? POINT_LABELS.get(name) ?? name;

const isDocument = (value: unknown): value is RichDocument =>
  typeof value === 'object' && value !== null && 'children' in value;

function describeFigure(name: Name, value: number | null): string {
  if (POINT_LABELS.has(name)) return value === null ? '기본과 같음' : formatPoints(value);
  if (value === null) return '없음';
  return name === 'shipping_days' ? `${formatNumber(value)}일` : formatWon(value);
}

/** Formats a field of a draft for reading. */
export function describeField(draft: ProductDraft, name: Name, categories: readonly Option[]): string {
  const value = draft[name];
  if (name === 'category') return categories.find((option) => option.value === draft.category)?.label ?? '';
  if (name === 'product_notice') return draft.product_notice.map((row) => `${row.name}: ${row.value}`).join('\n');
  if (name === 'images') {
    const main = draft.images.findIndex(({ is_main }) => is_main);
    return draft.images.length === 0 ? '' : `${draft.images.length}장, ${Math.max(main, 0) + 1}번째가 대표 사진`;
  }
  if (isDocument(value)) return toPlainText(value);
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  return typeof value === 'string' ? value : describeFigure(name, value as number | null);
}
