import type { TestAccount } from '@danji/testing/factories/account-factory';
import { addAddress } from '../shop/addresses/address-fixture.ts';
import { makeCategory, makeProduct } from '../shop/products/product-fixture.ts';
import { secret } from './secrets.ts';

/** A delivery address of a member, and a category with a product on sale and a hidden one. */
export async function makeShopScene(member: TestAccount, staff: TestAccount) {
  const shopCategory = await makeCategory(staff);
  const hidden = { code: 'HIDDEN-001', name: secret('operators', '숨긴 상품'), is_active: false };
  return {
    address: (await addAddress(member, { name: secret('personal') })).data,
    shopCategory,
    product: await makeProduct(staff, shopCategory.id),
    hiddenProduct: await makeProduct(staff, shopCategory.id, hidden),
  };
}
