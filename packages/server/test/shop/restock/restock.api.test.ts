import { beforeEach, expect, test } from '@jest/globals';
import { deleteProductRestock, putProductRestock } from '@danji/contracts/shop/product-restock.endpoints';
import { getStaffProduct } from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { lockProduct, updateProductRow } from '@danji/server/shop/products/product.repository';
import { refreshSoldOut } from '@danji/server/shop/products/stock.service';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { edit, makeCategory, makeProduct, moveStock, option, read, saveOptions } from '../products/product-fixture.ts';

let staff: TestAccount;
let member: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  const { create, reset } = testServer();
  await reset();
  [staff, member] = [await create.staff(), await create.general()];
  product = await makeProduct(staff, (await makeCategory(staff)).id, { stock: 0 });
});

const put = ({ token } = member) => call(putProductRestock, { token, params: { id: product.id } });
const take = () => call(deleteProductRestock, { token: member.token, params: { id: product.id } });
const isWanted = async (account?: TestAccount) => (await read('FS-001', account)).data.is_restock_wanted;
const told = async ({ token } = member) => (await listNotified(token)).map(({ content }) => content);
const reload = async () => (await call(getStaffProduct, { token: staff.token, params: { id: product.id } })).data;
const MESSAGE = "'분말 소화기' 상품을 다시 살 수 있어요.";

test('whoever waits is told once when the stock comes back, and no more', async () => {
  const vendor = await testServer().create.brand();
  expect([(await put()).data, (await put()).data]).toEqual([{ is_restock_wanted: true }, { is_restock_wanted: true }]);
  await put(vendor);
  expect([await isWanted(member), await isWanted(staff), await isWanted()]).toEqual([true, false, false]);
  const own = testServer().platform.contributions.of(personalData).get('product_restocks')?.own;
  expect((await own?.collect(testServer().db, member.id, testServer().platform.keyRing))?.data).toMatchObject([
    { 상품: '분말 소화기' },
  ]);
  expect(await told()).toEqual([]);
  await moveStock(staff, product, 5);
  await moveStock(staff, product, -5);
  await moveStock(staff, product, 5);
  expect([await told(), await told(vendor)]).toEqual([[MESSAGE], [MESSAGE]]);
  expect(await isWanted(member)).toBe(false);
  expect((await put()).status).toBe(409);
});

test('who does not wait any more hears nothing', async () => {
  await put();
  expect([(await take()).data, (await take()).data]).toEqual([
    { is_restock_wanted: false },
    { is_restock_wanted: false },
  ]);
  await moveStock(staff, product, 5);
  expect(await told()).toEqual([]);
});

test('a mark, an option and a hidden product count: it is told when the product can be bought', async () => {
  await edit(staff, await reload(), { is_marked_sold_out: true });
  await moveStock(staff, product, 5);
  await put();
  const groups = [{ name: '크기', options: [option('3.3kg', 27_000, { stock: 0 })] }];
  await saveOptions(staff, await reload(), { option_groups: groups });
  await edit(staff, await reload(), { is_marked_sold_out: false });
  expect(await told()).toEqual([]);
  await edit(staff, await reload(), { is_active: false });
  await saveOptions(staff, await reload(), {});
  expect(await told()).toEqual([]);
  await edit(staff, await reload(), { is_active: true });
  expect(await told()).toEqual([MESSAGE]);
});

test('nobody begins to wait for what is just coming back', async () => {
  const { db, clock } = testServer();
  const late = await transaction(db, async (held) => {
    await lockProduct(held, product.id);
    await updateProductRow(held, product.id, { stock: 1 });
    await refreshSoldOut(held, product.id, { now: clock.now() });
    const response = put();
    await untilSessionWaits();
    return { response };
  });
  expect((await late.response).status).toBe(409);
  expect(await isWanted(member)).toBe(false);
});
