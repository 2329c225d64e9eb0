import { beforeEach, expect, test } from '@jest/globals';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { deleteProductWish, listProductWishes, putProductWish } from '@danji/contracts/shop/product-wish.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { lockAccount } from '@danji/server/accounts/accounts/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { sql } from 'kysely';
import { edit, makeCategory, makeProduct, read } from '../products/product-fixture.ts';

let staff: TestAccount;
let member: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  member = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const put = (id = product.id) => call(putProductWish, { token: member.token, params: { id } });
const take = () => call(deleteProductWish, { token: member.token, params: { id: product.id } });
const wishes = async () => (await call(listProductWishes, { token: member.token })).data;

test('a product is on the wish list once, until it is taken off, and marked for its member alone', async () => {
  expect([(await put()).data, (await put()).data]).toEqual([{ is_wished: true }, { is_wished: true }]);
  expect((await wishes()).results.map(({ code, is_wished }) => [code, is_wished])).toEqual([['FS-001', true]]);
  expect((await read('FS-001', member)).data.is_wished).toBe(true);
  expect((await read('FS-001')).data.is_wished).toBe(false);
  expect((await call(listProducts, { token: member.token })).data.results[0]?.is_wished).toBe(true);
  const own = testServer().platform.contributions.of(personalData).get('product_wishes')?.own;
  expect((await own?.collect(testServer().db, member.id, testServer().platform.keyRing))?.data).toMatchObject([
    { 상품: '분말 소화기' },
  ]);
  expect([(await take()).data, (await take()).data]).toEqual([{ is_wished: false }, { is_wished: false }]);
  expect((await wishes()).count).toBe(0);
});

test('a hidden product stays on the list as such, and is not put there', async () => {
  await put();
  await edit(staff, product, { is_active: false });
  expect((await wishes()).results[0]?.is_active).toBe(false);
  await take();
  expect((await put()).status).toBe(404);
});

test('a list has no more products than the limit, also not by a request beside another one', async () => {
  const { db } = testServer();
  const late = await transaction(db, async (held) => {
    await lockAccount(held, member.id);
    const columns = sql.raw(await listColumns());
    await sql`with made as (insert into shop_product (code, ${columns})
        select 'COPY-' || n, ${columns} from shop_product cross join generate_series(1, ${SHOP_LIMITS.wishes}::integer) as n
        returning id)
      insert into product_wish (user_id, product_id, created) select ${member.id}::bigint, id, now() from made`.execute(
      held,
    );
    const response = put();
    await untilSessionWaits();
    return { response };
  });
  expect((await late.response).status).toBe(409);
  expect((await wishes()).count).toBe(SHOP_LIMITS.wishes);
  expect((await read('FS-001', member)).data.is_wished).toBe(false);
});

/** The columns of a product that can be copied. */
const listColumns = async (): Promise<string> => {
  const { rows } = await sql<{ names: string }>`select string_agg(column_name, ', ') as names
    from information_schema.columns where table_name = 'shop_product' and is_generated = 'NEVER'
      and column_name not in ('id', 'code')`.execute(testServer().db);
  return rows[0]?.names ?? '';
};
