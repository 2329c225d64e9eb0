import { beforeEach, expect, test } from '@jest/globals';
import { createGuest, signIn } from '@danji/contracts/accounts/session.endpoints';
import {
  addToCart,
  countCartLines,
  deleteCartLine,
  getCartAmounts,
  listCartLines,
  updateCartLine,
} from '@danji/contracts/shop/cart.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { lockAccount } from '@danji/server/accounts/accounts/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { addAddress } from '../addresses/address-fixture.ts';
import { edit, makeCategory, makeProduct, moveStock, option, saveOptions } from '../products/product-fixture.ts';

let staff: TestAccount;
let member: TestAccount;
let category: number;
/** Without options: 27,000 won instead of 30,000, of which there are 10. */
let extinguisher: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff();
  member = await testServer().create.general();
  category = (await makeCategory(staff)).id;
  extinguisher = await makeProduct(staff, category);
});

type Caller = { token: string };
type Sent = BodyOf<typeof addToCart>;
const put = (given: Partial<Sent> = {}, { token }: Caller = member) =>
  call(addToCart, { token, body: { product_id: extinguisher.id, option_ids: [], quantity: 1, ...given } });
const lines = async ({ token }: Caller = member) => (await call(listCartLines, { token })).data;
const change = (id: number, quantity: number, additionals: Sent['additionals'] = []) =>
  call(updateCartLine, { token: member.token, params: { id }, body: { quantity, additionals } });
const amounts = async (query: QueryOf<typeof getCartAmounts> = {}) =>
  (await call(getCartAmounts, { token: member.token, query })).data;
const count = async ({ token }: Caller = member) => (await call(countCartLines, { token })).data.count;

/** A product with a size of 20,000 or 50,000 won, and a bracket of 1,000 won beside it. */
async function makeSized() {
  const product = await makeProduct(staff, category, { code: 'BOX-1', name: '소화전함', shipping_group: '대형' });
  const { data } = await saveOptions(staff, product, {
    option_groups: [
      { name: '크기', options: [option('소형', 20_000, { stock: 5 }), option('대형', 50_000, { stock: 5 })] },
    ],
    additional_groups: [{ name: '부속', additionals: [option('브래킷', 1_000, { stock: 3 })] }],
  });
  const [small, large] = data.option_groups[0]?.options ?? [];
  const bracket = data.additional_groups[0]?.additionals[0];
  if (!small || !large || !bracket) throw new Error('the product has no options');
  return { product: data, small, large, bracket };
}

test('the same product with the same options adds up, another choice is a line of its own', async () => {
  const { product, small, large, bracket } = await makeSized();
  const additionals = [{ id: bracket.id, quantity: 1 }];
  const box = (chosen: { id: number }, given: Partial<Sent> = {}) =>
    put({ product_id: product.id, option_ids: [chosen.id], ...given });
  await box(small, { additionals });
  await box(large);
  expect((await box(small, { quantity: 2, additionals })).data.quantity).toBe(3);
  const found = await lines();
  expect(
    found.map(({ option_key, quantity, unit_price, amount }) => [option_key, quantity, unit_price, amount]),
  ).toEqual([
    [String(large.id), 1, 50_000, 50_000],
    [String(small.id), 3, 20_000, 62_000],
  ]);
  expect(found[1]?.additionals).toMatchObject([{ name: '브래킷', quantity: 2, max_quantity: 3, price: 1_000 }]);
  expect(await count()).toBe(2);
  const own = testServer().platform.contributions.of(personalData).get('carts')?.own;
  expect((await own?.collect(testServer().db, member.id, testServer().platform.keyRing))?.data).toMatchObject([
    { 상품: '소화전함', 옵션: '크기: 대형', 수량: 1 },
    { 옵션: '크기: 소형', 수량: 3, '추가 상품': '브래킷 2개' },
  ]);
});

test('a choice has one option of each group, and additional items of the product', async () => {
  const { product, small, large, bracket } = await makeSized();
  const refused = async (given: Partial<Sent>) => {
    const { status, problem } = await put({ product_id: product.id, ...given });
    return [status, ...Object.keys(problem.fields ?? {})];
  };
  expect(await refused({})).toEqual([422, 'option_ids']);
  expect(await refused({ option_ids: [small.id, large.id] })).toEqual([422, 'option_ids']);
  expect(await refused({ option_ids: [bracket.id] })).toEqual([422, 'option_ids']);
  expect(await refused({ product_id: extinguisher.id, option_ids: [small.id] })).toEqual([422, 'option_ids']);
  expect(await refused({ option_ids: [small.id], additionals: [{ id: 999, quantity: 1 }] })).toEqual([
    422,
    'additionals',
  ]);
  expect(await refused({ product_id: 999 })).toEqual([404]);
  expect(await count()).toBe(0);
});

test('a cart takes no more than there is, of a product, of an option and of all its lines together', async () => {
  const { product, small, large, bracket } = await makeSized();
  expect((await put({ quantity: 11 })).problem.title).toBe('지금은 10개까지 담을 수 있어요.');
  await put({ quantity: 8 });
  expect((await put({ quantity: 3 })).problem.title).toBe(
    '지금은 10개까지 담을 수 있어요. 장바구니에 이미 8개가 있어요.',
  );
  const box = (chosen: { id: number }, given: Partial<Sent> = {}) =>
    put({ product_id: product.id, option_ids: [chosen.id], ...given });
  expect((await box(small, { quantity: 6 })).status).toBe(409);
  expect((await box(small, { additionals: [{ id: bracket.id, quantity: 4 }] })).problem.title).toContain("'브래킷'");
  await moveStock(staff, product, -4);
  const { id } = (await box(small, { quantity: 5 })).data;
  expect((await box(large, { quantity: 2 })).problem.title).toContain('1개까지');
  expect((await change(id, 4)).status).toBe(200);
  expect((await box(large, { quantity: 2 })).status).toBe(200);
});

test('what has changed since is told line by line, and what cannot be bought stays and counts nothing', async () => {
  const { product, small, bracket } = await makeSized();
  await put({ quantity: 5 });
  await put({ product_id: product.id, option_ids: [small.id], additionals: [{ id: bracket.id, quantity: 2 }] });
  const told = async () =>
    (await lines()).map(({ state, max_quantity, price_before }) => [state, max_quantity, price_before]);
  expect(await told()).toEqual([
    ['available', 5, null],
    ['available', 10, null],
  ]);
  await moveStock(staff, extinguisher, -7);
  const edited = (await edit(staff, extinguisher, { price: 25_000 })).data;
  await moveStock(staff, product, -2, { option_id: bracket.id });
  expect(await told()).toEqual([
    ['short', 5, null],
    ['short', 3, 27_000],
  ]);
  expect((await lines())[0]?.additionals).toMatchObject([{ quantity: 2, max_quantity: 1 }]);
  expect(await amounts()).toMatchObject({ ids: [], total: 0, groups: [] });
  const [box, fire] = (await lines()).map(({ id }) => id);
  expect((await change(fire ?? 0, 4)).status).toBe(200);
  expect((await change(fire ?? 0, 5)).status).toBe(409);
  expect((await change(fire ?? 0, 3)).status).toBe(200);
  expect((await change(box ?? 0, 1, [{ id: bracket.id, quantity: 1 }])).status).toBe(200);
  expect(await told()).toEqual([
    ['available', 5, null],
    ['available', 3, null],
  ]);

  await edit(staff, edited, { is_active: false });
  await moveStock(staff, product, -5, { option_id: small.id });
  expect((await told()).map(([state]) => state)).toEqual(['sold_out', 'ended']);
  expect((await put({ product_id: product.id, option_ids: [small.id] })).problem.title).toContain('품절');
});

test('the amounts are those of the selected lines, and shipping goes to the default address or the given post code', async () => {
  const { product, large } = await makeSized();
  const fire = (await put()).data.id;
  const box = (await put({ product_id: product.id, option_ids: [large.id] })).data.id;
  expect(await amounts()).toMatchObject({
    goods: 80_000,
    discount: 3_000,
    shipping_fee: 3_000,
    island_surcharge: 0,
    total: 80_000,
    is_island: false,
    address_code: null,
  });
  const jeju = await amounts({ address_code: '63303' });
  expect(jeju).toMatchObject({ island_surcharge: 10_000, total: 90_000, is_island: true });
  expect(jeju.groups.map(({ name, shipping_fee, until_free }) => [name, shipping_fee, until_free])).toEqual([
    ['대형', 0, 0],
    ['기본', 3_000, 23_000],
  ]);
  expect(await amounts({ ids: String(box) })).toMatchObject({ ids: [box], total: 50_000 });
  expect(await amounts({ ids: '' })).toMatchObject({ ids: [], total: 0 });
  await addAddress(member, { address_code: '63303' });
  expect(await amounts({ ids: `${fire},999` })).toMatchObject({ ids: [fire], total: 35_000, address_code: '63303' });
});

test('a line taken out is gone, for its owner alone', async () => {
  const { id } = (await put()).data;
  const other = await testServer().create.general();
  await call(deleteCartLine, { token: other.token, params: { id } });
  expect(await count()).toBe(1);
  await call(deleteCartLine, { token: member.token, params: { id } });
  expect((await call(deleteCartLine, { token: member.token, params: { id } })).status).toBe(200);
  expect(await count()).toBe(0);
  // The other tabs of its owner hear of what went in and of what went out.
  const events = testServer().db.selectFrom('live_event').where('user_id', '=', member.id).select('payload');
  expect((await events.execute()).filter(({ payload }) => JSON.stringify(payload).includes('cart'))).toHaveLength(3);
});

test('the cart of a guest comes along at the sign-in, adds up, and leaves the guest without one', async () => {
  const { data: guest } = await call(createGuest, {});
  const visitor = { token: guest.access };
  const other = await makeProduct(staff, category, { code: 'FS-002' });
  await put({ quantity: 6 }, visitor);
  await put({ product_id: other.id, quantity: 2 }, visitor);
  const owner = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
  await put({ quantity: 5 }, owner);
  const { data } = await call(signIn, {
    ...visitor,
    body: { email: 'kim@danji.test', password: 'apart2468', user_type: UserType.GENERAL },
  });
  const moved = (await lines({ token: data.access })).map(({ product, ...line }) => [
    product.code,
    line.quantity,
    line.state,
  ]);
  expect(moved.toSorted()).toEqual([
    ['FS-001', 11, 'short'],
    ['FS-002', 2, 'available'],
  ]);
  expect((await call(listCartLines, visitor)).problem.code).toBe('token_expired');
});

test('a cart has no more lines than the limit, also not by a request beside another one', async () => {
  const { db } = testServer();
  const late = await transaction(db, async (held) => {
    await lockAccount(held, member.id);
    await held
      .insertInto('cart_line')
      .values(
        Array.from({ length: SHOP_LIMITS.cartLines }, (_, index) => ({
          user_id: member.id,
          product_id: extinguisher.id,
          option_key: String(index + 1),
          quantity: 1,
          seen_price: 1,
          created: new Date(),
        })),
      )
      .execute();
    const response = put();
    await untilSessionWaits();
    return { response };
  });
  expect((await late.response).problem.title).toContain('100가지까지');
  expect(await count()).toBe(SHOP_LIMITS.cartLines);
});
