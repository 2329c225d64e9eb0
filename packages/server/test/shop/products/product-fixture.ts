import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { SentProductOption } from '@danji/contracts/shop/product-options';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import {
  changeProductStock,
  createProduct,
  saveProductOptions,
  updateProduct,
} from '@danji/contracts/shop/product-staff.endpoints';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { createShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

export type ProductBody = BodyOf<typeof createProduct>;

/** A fire extinguisher; `given` is what a test is about. */
export const productBody = (category: number, given: Partial<ProductBody> = {}): ProductBody => ({
  code: 'FS-001',
  stock: 10,
  name: '분말 소화기',
  description: '복도에 두는 소화기',
  original_price: 30_000,
  price: 27_000,
  category,
  is_active: true,
  is_marked_sold_out: false,
  shipping_fee: 3_000,
  shipping_fee_mountain: 5_000,
  shipping_days: 2,
  shipping_group: '기본',
  is_free_shipping: false,
  min_free_shipping_amount: 50_000,
  point_fee_buyer: 270,
  point_fee_buyer_tier1: null,
  point_fee_buyer_tier2: null,
  point_fee_buyer_tier3: 500,
  point_fee_recommander: 100,
  point_fee_recommander_tier1: null,
  point_fee_recommander_tier2: null,
  point_fee_recommander_tier3: null,
  point_fee_master: 50,
  point_fee_master_tier1: null,
  point_fee_master_tier2: null,
  point_fee_master_tier3: null,
  product_notice: [{ name: '제조국', value: '대한민국' }],
  detail_info: toDocument('분말이 굳지 않는 소화기예요.'),
  shipping_info: toDocument('이틀 안에 보내요.'),
  return_info: toDocument('7일 안에 바꿔 드려요.'),
  images: [],
  ...given,
});

export async function makeCategory({ token }: TestAccount, name = '소방'): Promise<ShopCategory> {
  const { status, data, problem } = await call(createShopCategory, { token, body: { name, is_active: true } });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

export async function makeProduct(
  { token }: TestAccount,
  category: number,
  given: Partial<ProductBody> = {},
): Promise<StaffProduct> {
  const { status, data, problem } = await call(createProduct, { token, body: productBody(category, given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** Changes the version of a product that was seen. */
export const edit = (
  { token }: TestAccount,
  { id, updated }: StaffProduct,
  body: Omit<BodyOf<typeof updateProduct>, 'updated'>,
) => call(updateProduct, { token, params: { id }, body: { ...body, updated } });

export const option = (name: string, price: number, given: Partial<SentProductOption> = {}): SentProductOption => ({
  name,
  price,
  is_active: true,
  ...given,
});

/** Saves the options of a product, without additional items unless some are given. */
export const saveOptions = (
  { token }: TestAccount,
  { id, updated }: Pick<StaffProduct, 'id' | 'updated'>,
  body: Partial<Omit<BodyOf<typeof saveProductOptions>, 'updated'>>,
) =>
  call(saveProductOptions, {
    token,
    params: { id },
    body: { option_groups: [], additional_groups: [], ...body, updated },
  });

/** Adds units to the stock of a product, or takes them away. */
export const moveStock = (
  { token }: TestAccount,
  { id }: Pick<StaffProduct, 'id'>,
  amount: number,
  given: Partial<BodyOf<typeof changeProductStock>> = {},
) =>
  call(changeProductStock, {
    token,
    params: { id },
    body: { option_id: null, kind: 'move', amount, reason: '입고', ...given },
  });

/** A product as an account, or a visitor, sees it. */
export const read = (code: string, account?: TestAccount) =>
  call(getProduct, { params: { code }, ...(account && { token: account.token }) });
