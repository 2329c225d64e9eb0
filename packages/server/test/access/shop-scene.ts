import type { TestAccount } from '@danji/testing/factories/account-factory';
import { addAddress } from '../shop/addresses/address-fixture.ts';
import { makeCategory, makeProduct } from '../shop/products/product-fixture.ts';
import { ask } from '../shop/questions/question-fixture.ts';
import { secret } from './secrets.ts';

/** A delivery address of a member, a category with a product on sale and a hidden one, and a secret question of the member. */
export async function makeShopScene(member: TestAccount, staff: TestAccount) {
  const shopCategory = await makeCategory(staff);
  const hidden = { code: 'HIDDEN-001', name: secret('operators', '숨긴 상품'), is_active: false };
  const product = await makeProduct(staff, shopCategory.id);
  const question = { title: secret('inquiry'), content: secret('inquiry'), is_secret: true };
  return {
    address: (await addAddress(member, { name: secret('personal') })).data,
    shopCategory,
    product,
    productQuestion: await ask(member, question),
    hiddenProduct: await makeProduct(staff, shopCategory.id, hidden),
  };
}
