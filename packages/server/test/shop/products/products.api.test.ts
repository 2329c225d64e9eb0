import { beforeEach, describe, expect, test } from '@jest/globals';
import type { NanoId } from '@danji/contracts/fields';
import { toDocument } from '@danji/contracts/documents/document-text';
import {
  countProductView,
  getProductOptions,
  listProducts,
  listSeenProducts,
} from '@danji/contracts/shop/product.endpoints';
import {
  createProduct,
  getStaffProduct,
  listStaffProducts,
  listStockChanges,
} from '@danji/contracts/shop/product-staff.endpoints';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { lockProduct, updateProductRow } from '@danji/server/shop/products/product.repository';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { productBody } from '@danji/testing/product-body';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { uploadPicture } from '../../community/notices/notice-fixture.ts';
import { edit, makeCategory, makeProduct, moveStock, option, read, saveOptions } from './product-fixture.ts';

let staff: TestAccount;
let category: ShopCategory;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  category = await makeCategory(staff);
});

const make = (given: Parameters<typeof makeProduct>[2] = {}) => makeProduct(staff, category.id, given);
const reload = async (id: number) => (await call(getStaffProduct, { token: staff.token, params: { id } })).data;
const optionsOf = async (id: number) => (await call(getProductOptions, { params: { id } })).data;
const codes = async (query: Parameters<typeof call<typeof listProducts>>[1]) =>
  (await call(listProducts, query)).data.results.map(({ code }) => code);

const view = async (account?: TestAccount) =>
  (await call(countProductView, { body: { code: 'FS-001' }, ...(account && { token: account.token }) })).data
    .view_count;
/** Returns the refused fields of a new product. */
const refuse = async (given: Parameters<typeof productBody>[1]) => {
  const body = productBody(category.id, { code: 'NEW-1', ...given });
  const { status, problem } = await call(createProduct, { token: staff.token, body });
  return [status, Object.keys(problem.fields ?? {})];
};
const image = (file_id = '', is_main = false) => ({ file_id: file_id as NanoId, is_main });

describe('the catalogue', () => {
  test('shows a product with its discount; a hidden one is there for operators alone', async () => {
    const product = await make();
    const { data } = await read('FS-001');
    expect(data).toMatchObject({
      id: product.id,
      category: category.id,
      category_name: '소방',
      discount_ratio: 10,
      is_sold_out: false,
      is_wished: false,
      point_fee_buyer_tier3: 500,
      buyer_points: 270,
      main_image: null,
      product_notice: [{ name: '제조국', value: '대한민국' }],
    });
    const buyer = await testServer().create.general();
    const terms = { recommand_tier: 3, bonus_point_rate: 5 } as const;
    await testServer().db.updateTable('user_account').where('id', '=', buyer.id).set(terms).execute();
    expect((await read('FS-001', buyer)).data.buyer_points).toBe(525);
    expect(data).not.toHaveProperty('is_marked_sold_out');
    await edit(staff, product, { is_active: false });
    expect((await read('FS-001')).status).toBe(404);
    expect((await read('FS-001', staff)).data.is_active).toBe(false);
    expect((await call(getProductOptions, { params: { id: product.id } })).status).toBe(404);
    expect((await call(countProductView, { body: { code: 'FS-001' } })).status).toBe(404);
    expect(await codes({})).toEqual([]);
    const { data: all } = await call(listStaffProducts, { token: staff.token, query: { is_active: false } });
    expect(all.results.map(({ code }) => code)).toEqual(['FS-001']);
  });

  test('is searched by parts of words and initial consonants, filtered and ordered', async () => {
    const cleaning = await makeCategory(staff, '청소');
    await make({ price: 27_000 });
    await make({ code: 'CL-001', name: '대걸레 청소 세트', description: '', price: 9_000, category: cleaning.id });
    await make({ code: 'EL-001', name: 'LED 직부등', description: '', price: 12_000 });
    expect(await codes({ query: { search: '소화' } })).toEqual(['FS-001']);
    expect(await codes({ query: { search: 'ㅊㅅ' } })).toEqual(['CL-001']);
    expect(await codes({ query: { search: 'led ㅈㅂㄷ' } })).toEqual(['EL-001']);
    expect(await codes({ query: { search: '청소세트' } })).toEqual(['CL-001']);
    expect(await codes({ query: { search: 'ㅂㅁㅅㅎ' } })).toEqual(['FS-001']);
    expect(await codes({ query: { search: 'cl-0' } })).toEqual(['CL-001']);
    expect(await codes({ query: { search: 'ㅋㅋ' } })).toEqual([]);
    expect(await codes({ query: { category: cleaning.id } })).toEqual(['CL-001']);
    expect(await codes({ query: { min_price: 9_001, max_price: 12_000 } })).toEqual(['EL-001']);
    expect(await codes({ query: { ordering: 'price' } })).toEqual(['CL-001', 'EL-001', 'FS-001']);
    expect(await codes({ query: { ordering: '-price', max_price: 12_000 } })).toEqual(['EL-001', 'CL-001']);
    expect(await codes({})).toEqual(['EL-001', 'CL-001', 'FS-001']);
    const seen = await call(listSeenProducts, { query: { codes: 'FS-001,GONE-1,EL-001' } });
    expect(seen.data.map(({ code }) => code)).toEqual(['FS-001', 'EL-001']);
  });

  test('counts a view of a member once a day, and none of operators', async () => {
    await make();
    const member = await testServer().create.general();
    expect([await view(member), await view(member), await view(staff), await view()]).toEqual([1, 1, 1, 2]);
    testServer().clock.advance(86_400);
    expect(await view(await testServer().create.general())).toBe(3);
  });
});

describe('a product of operators', () => {
  test('is refused with what is wrong, and leaves nothing behind', async () => {
    await make();
    expect(await refuse({ code: 'FS-001' })).toEqual([422, ['code']]);
    expect(await refuse({ code: 'lower' })).toEqual([422, ['code']]);
    expect(await refuse({ price: 30_001 })).toEqual([422, ['original_price']]);
    expect(await refuse({ category: 999_999 })).toEqual([422, ['category']]);
    expect(await refuse({ stock: -1 })).toEqual([422, ['stock']]);
    const foreign = (await uploadPicture((await testServer().create.general()).token)) as NanoId;
    expect(await refuse({ images: [{ file_id: foreign, is_main: true }] })).toEqual([422, ['images']]);
    expect(await codes({})).toEqual(['FS-001']);
  });

  test('changes by fields, of the version that was seen, and the staff log names them in Korean', async () => {
    const product = await make();
    const { data } = await edit(staff, product, {
      name: ' 분말 소화기 3.3kg ',
      shipping_info: toDocument('오늘 보내요.'),
    });
    expect(data).toMatchObject({ name: '분말 소화기 3.3kg', price: 27_000, stock: 10 });
    const late = await edit(staff, product, { price: 1 });
    expect([late.status, (await reload(product.id)).price]).toEqual([409, 27_000]);
    const log = await call(listStaffLog, {
      token: (await testServer().create.admin()).token,
      query: { method: 'PUT' },
    });
    expect(log.data.results[0]?.new_object).toMatchObject({ name: '분말 소화기 3.3kg' });
  });

  test('shows its pictures in their order, each under the same number as before', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => uploadPicture(staff.token)));
    const product = await make({ images: [image(first), image(second, true)] });
    const [, main] = product.images;
    expect((await call(listProducts, {})).data.results[0]?.main_image).toBe(main?.image);
    const { data } = await edit(staff, product, { images: [image(second), image(third, true)] });
    expect(data.images.map(({ file_id, is_main, order }) => [file_id, is_main, order])).toEqual([
      [second, false, 0],
      [third, true, 1],
    ]);
    expect(data.images[0]?.id).toBe(main?.id);
    const { app } = testServer();
    expect((await app.inject({ url: data.images[1]?.image ?? '' })).statusCode).toBe(200);
    const twice = await edit(staff, data, { images: [image(third, true), image(second, true)] });
    expect([twice.status, Object.keys(twice.problem.fields ?? {})]).toEqual([422, ['images']]);
  });
});

describe('options', () => {
  test('are saved whole: those with an id stay with their stock, others are new, and the rest goes', async () => {
    const product = await make();
    const { data: first } = await saveOptions(staff, product, {
      option_groups: [
        { name: '용량', options: [option('1kg', 10_000, { stock: 5 }), option('3kg', 20_000, { stock: 2 })] },
      ],
      additional_groups: [{ name: '받침대', additionals: [option('철제', 4_000, { stock: 3 })] }],
    });
    const [group] = first.option_groups;
    const [small, large] = group?.options ?? [];
    const { data, status } = await saveOptions(staff, first, {
      option_groups: [
        {
          ...(group && { id: group.id }),
          name: '무게',
          options: [
            option('5kg', 30_000, { stock: 1, is_active: false }),
            option('3킬로', 21_000, large ? { id: large.id } : {}),
          ],
        },
      ],
    });
    expect(status).toBe(200);
    expect(data.option_groups).toMatchObject([
      {
        id: group?.id,
        name: '무게',
        options: [{ name: '5kg' }, { id: large?.id, group_name: '무게', name: '3킬로', price: 21_000, stock: 2 }],
      },
    ]);
    // Everybody sees those that are offered.
    const offered = await optionsOf(product.id);
    expect(offered.option_groups[0]?.options.map(({ name }) => name)).toEqual(['3킬로']);
    expect(offered.additional_groups).toEqual([]);
    expect((await moveStock(staff, product, 1, { option_id: small?.id ?? 0 })).status).toBe(404);
    const history = await call(listStockChanges, { token: staff.token, params: { id: product.id } });
    expect(history.data.results.map(({ option_name, amount }) => [option_name, amount])).toEqual([
      ['무게 · 5kg', 1],
      ['받침대 · 철제', 3],
      ['무게 · 3킬로', 2],
      ['무게 · 1kg', 5],
      ['', 10],
    ]);
  });

  test('of another product, twice, or with a stock of their own again are refused', async () => {
    const [product, other] = [await make(), await make({ code: 'FS-002' })];
    const { data: own } = await saveOptions(staff, product, {
      option_groups: [{ name: '용량', options: [option('1kg', 1_000, { stock: 1 })] }],
    });
    const id = own.option_groups[0]?.options[0]?.id ?? 0;
    const groupId = own.option_groups[0]?.id ?? 0;
    const refused = async (seen: typeof own, options: ReturnType<typeof option>[], group = {}) => {
      const { status, problem } = await saveOptions(staff, seen, {
        option_groups: [{ name: '용량', ...group, options }],
      });
      return [status, Object.keys(problem?.fields ?? {})];
    };
    const place = 'option_groups.0.options';
    expect(await refused(other, [option('1kg', 1_000)], { id: groupId })).toEqual([422, ['option_groups.0.id']]);
    expect(await refused(other, [option('1kg', 1_000, { id })])).toEqual([422, [`${place}.0.id`]]);
    expect(await refused(own, [option('1kg', 1), option('1kg ', 2)])).toEqual([422, [`${place}.1.name`]]);
    expect(await refused(own, [option('1kg', 1, { id, stock: 9 })], { id: groupId })).toEqual([
      422,
      [`${place}.0.stock`],
    ]);
    expect((await refused(product, [option('2kg', 1)]))[0]).toBe(409);
    expect((await reload(product.id)).option_groups).toEqual(own.option_groups);
  });
});

describe('the stock', () => {
  test('comes and goes with a reason, is counted, and decides what is sold out', async () => {
    const product = await make({ stock: 0 });
    expect(product.is_sold_out).toBe(true);
    expect((await moveStock(staff, product, 7)).data).toMatchObject({ amount: 7, stock: 7, user: { id: staff.id } });
    expect((await reload(product.id)).is_sold_out).toBe(false);
    const counted = await moveStock(staff, product, 3, { kind: 'count', reason: '실사' });
    expect(counted.data).toMatchObject({ amount: -4, stock: 3, reason: '실사' });
    const { data: withOptions } = await saveOptions(staff, product, {
      option_groups: [{ name: '용량', options: [option('1kg', 1_000)] }],
    });
    expect(withOptions.is_sold_out).toBe(true);
    const option_id = withOptions.option_groups[0]?.options[0]?.id ?? 0;
    await moveStock(staff, product, 2, { option_id });
    expect((await read('FS-001')).data.is_sold_out).toBe(false);
    const { data: marked } = await edit(staff, withOptions, { is_marked_sold_out: true });
    expect(marked.is_sold_out).toBe(true);
    const listed = await call(listStaffProducts, { token: staff.token, query: { is_sold_out: true } });
    expect(listed.data.count).toBe(1);
  });

  test('is low at or below the figure of its product, and operators find it', async () => {
    const product = await make({ stock: 6, stock_alarm: 5 });
    await make({ code: 'CL-001', stock: 0 });
    const low = async () => {
      const { data } = await call(listStaffProducts, { token: staff.token, query: { is_low_stock: true } });
      return data.results.map(({ code, is_low_stock }) => [code, is_low_stock]);
    };
    expect(await low()).toEqual([]);
    await moveStock(staff, product, -1, { reason: '파손' });
    expect(await low()).toEqual([['FS-001', true]]);
    expect((await read('FS-001')).data).not.toHaveProperty('stock_alarm');
    await edit(staff, await reload(product.id), { stock_alarm: null });
    expect(await low()).toEqual([]);
  });

  test('is refused without a change, without a reason, and below what is there', async () => {
    const product = await make({ stock: 2 });
    const refused = async (amount: number, given = {}) => (await moveStock(staff, product, amount, given)).status;
    expect([
      await refused(-3),
      await refused(0),
      await refused(-1, { kind: 'count' }),
      await refused(1, { reason: ' ' }),
      await refused(999_999),
      await refused(1, { option_id: 999_999 }),
    ]).toEqual([409, 422, 422, 422, 422, 404]);
    expect((await reload(product.id)).stock).toBe(2);
  });

  test('is never below 0, also by a change beside another one', async () => {
    const product = await make({ stock: 2 });
    const late = await transaction(testServer().db, async (held) => {
      await lockProduct(held, product.id);
      await updateProductRow(held, product.id, { stock: 1 });
      const response = moveStock(staff, product, -2);
      await untilSessionWaits();
      return { response };
    });
    expect((await late.response).status).toBe(409);
    expect((await moveStock(staff, product, -1)).data.stock).toBe(0);
  });
});
