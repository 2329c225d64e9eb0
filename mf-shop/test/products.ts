import type { BodyOf } from '@danji/contracts/define-endpoint';
import { createProduct, saveProductOptions } from '@danji/contracts/shop/product-staff.endpoints';
import { createShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { call } from '@danji/testing/call';
import { type ProductBody, productBody } from '@danji/testing/product-body';
import { testServer } from '@danji/testing/test-server';

/** A shop with one category, and what adds products to it. */
export async function openShop() {
  const { token } = await testServer().create.staff();
  const { id } = (await call(createShopCategory, { token, body: { name: '소방', is_active: true } })).data;
  return {
    /** Puts a fire extinguisher on sale; `given` is what a test is about. */
    sell: async (name: string, given: Partial<ProductBody> = {}): Promise<StaffProduct> => {
      const { status, data, problem } = await call(createProduct, {
        token,
        body: productBody(id, { name, ...given }),
      });
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
      return data;
    },
    /** Saves the options of a product and its additional items. */
    offer: ({ id, updated }: StaffProduct, body: Omit<BodyOf<typeof saveProductOptions>, 'updated'>) =>
      call(saveProductOptions, { token, params: { id }, body: { ...body, updated } }),
  };
}

/** An option or an additional item with a price in won. */
export const option = (name: string, price: number, stock: number) => ({ name, price, stock, is_active: true });
