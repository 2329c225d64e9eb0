import { beforeEach, expect, test } from '@jest/globals';
import {
  createShopCategory,
  listShopCategories,
  listStaffShopCategories,
  orderShopCategories,
  updateShopCategory,
} from '@danji/contracts/shop/shop-category.endpoints';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';

let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
});

const shown = async () => (await call(listShopCategories)).data.map(({ name }) => name);
const order = (ids: number[]) => call(orderShopCategories, { token: staff.token, body: { ids } });

test('operators make, order, rename and hide categories; the products of a hidden one stay on sale', async () => {
  const [fire, clean, light] = [
    await makeCategory(staff, '소방'),
    await makeCategory(staff, '청소'),
    await makeCategory(staff, '조명'),
  ];
  await makeProduct(staff, clean.id);
  expect((await order([light.id, fire.id, clean.id])).status).toBe(200);
  const change = (body: { name: string; is_active: boolean }, updated = clean.updated) =>
    call(updateShopCategory, { token: staff.token, params: { id: clean.id }, body: { ...body, updated } });
  expect((await change({ name: ' 청소·미화 ', is_active: false })).data.name).toBe('청소·미화');
  expect((await change({ name: '다른 이름', is_active: true })).status).toBe(409);
  expect(await shown()).toEqual(['조명', '소방']);
  const { data: all } = await call(listStaffShopCategories, { token: staff.token });
  expect(all.map(({ name, order }) => [name, order])).toEqual([
    ['조명', 0],
    ['소방', 1],
    ['청소·미화', 2],
  ]);
  const { data: products } = await call(listProducts);
  expect(products.results[0]).toMatchObject({ category: clean.id, category_name: '청소·미화' });
});

test('a name is taken once, and an order names every category', async () => {
  const [fire, clean] = [await makeCategory(staff, '소방'), await makeCategory(staff, '청소')];
  const again = await call(createShopCategory, { token: staff.token, body: { name: '소방 ', is_active: true } });
  expect([again.status, Object.keys(again.problem.fields ?? {})]).toEqual([422, ['name']]);
  expect([(await order([fire.id])).status, (await order([fire.id, 999_999])).status]).toEqual([409, 409]);
  expect((await order([clean.id, fire.id])).status).toBe(200);
  expect(await shown()).toEqual(['청소', '소방']);
});
