import type { BodyOf } from '@danji/contracts/define-endpoint';
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
import { type ProductBody, productBody } from '@danji/testing/product-body';

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
