import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';
import type { ProductFields, ProductImage } from '@danji/contracts/shop/product';
import { validateProduct } from '@danji/contracts/shop/product-rules';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';

/** A picture in the form; `id` is the public id of its file. */
export type Picture = { id: ProductImage['file_id']; url: string; is_main: boolean };
/** A row of the product information notice; its key stays with it when rows change places. */
export type NoticeRow = ProductFields['product_notice'][number] & { key: string };

/** The figures of the form; null is a blank one. */
const FIGURES = [
  'price',
  'shipping_fee',
  'shipping_fee_mountain',
  'shipping_days',
  'point_fee_buyer',
  'point_fee_recommander',
  'point_fee_master',
] as const;
type Figure = (typeof FIGURES)[number];

/** The values of the form. Code and first stock are those of a new product only. */
export type ProductDraft = Omit<ProductFields, Figure | 'original_price' | 'category' | 'product_notice'> &
  Record<Figure | 'original_price' | 'stock', number | null> & {
    code: string;
    category: string;
    product_notice: NoticeRow[];
    images: Picture[];
  };

export const BLANK_PRODUCT: ProductDraft = {
  code: '',
  name: '',
  description: '',
  category: '',
  images: [],
  original_price: null,
  price: null,
  stock: 0,
  shipping_fee: 0,
  is_free_shipping: false,
  min_free_shipping_amount: null,
  shipping_fee_mountain: 0,
  shipping_days: 1,
  shipping_group: '기본',
  point_fee_buyer: 0,
  point_fee_buyer_tier1: null,
  point_fee_buyer_tier2: null,
  point_fee_buyer_tier3: null,
  point_fee_recommander: 0,
  point_fee_recommander_tier1: null,
  point_fee_recommander_tier2: null,
  point_fee_recommander_tier3: null,
  point_fee_master: 0,
  point_fee_master_tier1: null,
  point_fee_master_tier2: null,
  point_fee_master_tier3: null,
  product_notice: [],
  detail_info: BLANK_DOCUMENT,
  shipping_info: BLANK_DOCUMENT,
  return_info: BLANK_DOCUMENT,
  is_active: false,
  is_marked_sold_out: false,
  stock_alarm: null,
};

/** The fields that the form and a stored product have in common. */
const SAME = (Object.keys(BLANK_PRODUCT) as (keyof ProductDraft)[]).filter(
  (name) => name !== 'category' && name !== 'product_notice' && name !== 'images' && name !== 'stock',
);

export const toProductDraft = (product: StaffProduct): ProductDraft => ({
  ...BLANK_PRODUCT,
  ...Object.fromEntries(SAME.map((name) => [name, product[name]])),
  category: String(product.category),
  images: product.images.map(({ file_id, image, is_main }) => ({ id: file_id, url: image, is_main })),
  product_notice: product.product_notice.map((row, index) => ({ ...row, key: `stored-${index}` })),
});

const toFigures = (draft: Pick<ProductDraft, Figure>) =>
  Object.fromEntries(FIGURES.map((name) => [name, draft[name] ?? 0])) as Record<Figure, number>;

/** The fields of both calls. */
export function toProductFields({ code: _code, stock: _stock, ...draft }: ProductDraft) {
  const figures = toFigures(draft);
  return {
    ...draft,
    ...figures,
    name: draft.name.trim(),
    description: draft.description.trim(),
    shipping_group: draft.shipping_group.trim(),
    original_price: draft.original_price ?? figures.price,
    category: Number(draft.category),
    product_notice: draft.product_notice.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
    images: draft.images.map(({ id, is_main }) => ({ file_id: id, is_main })),
  };
}

const isBlankRow = ({ name, value }: NoticeRow): boolean => name.trim() === '' || value.trim() === '';

/** Checks that the contract does not make, and better sentences than its own. `isNew`: the code is typed too. */
export function validateDraft(draft: ProductDraft, isNew: boolean): FieldErrors<ProductDraft> {
  const { code, category, price, product_notice } = draft;
  return {
    ...(isNew &&
      !/^[A-Z0-9-]{2,30}$/.test(code) && {
        code:
          code === ''
            ? '상품 코드를 입력해 주세요.'
            : '상품 코드는 영문 대문자, 숫자, 하이픈(-)으로 2자에서 30자까지 쓸 수 있어요.',
      }),
    ...(category === '' && { category: '분류를 골라 주세요.' }),
    ...(price === null && { price: '판매가를 입력해 주세요.' }),
    ...(product_notice.some(isBlankRow) && { product_notice: '빈칸을 채우거나 그 항목을 빼 주세요.' }),
    ...validateProduct(toProductFields(draft)),
  };
}
