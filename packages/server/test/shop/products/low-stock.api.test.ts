import { expect, test } from '@jest/globals';
import { getStaffProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { transaction } from '@danji/server/platform/database/transaction';
import { lockProduct } from '@danji/server/shop/products/product.repository';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { idsOf, orderUnits, pay } from '../orders/order-fixture.ts';
import { edit, makeCategory, makeProduct, moveStock, option, saveOptions } from './product-fixture.ts';

test('our staff are told once when a stock becomes low, by a sale too and beside another change, until it is filled up', async () => {
  const { create, db, reset } = testServer();
  await reset();
  const [staff, buyer] = [await create.staff(), await create.general()];
  const told = async () =>
    (await listNotified(staff.token))
      .filter(({ title }) => title.startsWith('재고'))
      .map(({ title, content, link }) => [title, content, link]);
  const product = await makeProduct(staff, (await makeCategory(staff)).id, { stock: 8, stock_alarm: 5 });
  const path = webPaths.adminProductStock(String(product.id));
  const five = ['재고가 얼마 남지 않았어요', `'분말 소화기' 재고가 5개 남았어요. 채워 주세요.`, path];
  const ids = idsOf((await orderUnits(buyer, product, 3)).data);
  expect(await told()).toEqual([]);
  await pay(ids);
  expect(await told()).toEqual([five]);
  await moveStock(staff, product, -5);
  expect(await told()).toHaveLength(1);
  await moveStock(staff, product, 6);
  const late = await transaction(db, async (held) => {
    await lockProduct(held, product.id);
    const both = [moveStock(staff, product, -1), moveStock(staff, product, -1)];
    await untilSessionWaits();
    return { both };
  });
  await Promise.all(late.both);
  expect(await told()).toEqual([five, five]);

  const groups = { option_groups: [{ name: '용량', options: [option('1kg', 0), option('2kg', 0, { stock: 6 })] }] };
  const { data } = await saveOptions(
    staff,
    (await call(getStaffProduct, { token: staff.token, params: { id: product.id } })).data,
    groups,
  );
  await edit(staff, data, { stock_alarm: 5 });
  expect(await told()).toHaveLength(2);
  await moveStock(staff, product, -6, { option_id: data.option_groups[0]?.options[1]?.id ?? 0 });
  expect((await told())[0]).toEqual([
    '재고가 떨어졌어요',
    `'분말 소화기' (용량 · 2kg) 재고가 없어요. 채워 주세요.`,
    path,
  ]);
});
