import { beforeEach, expect, test } from '@jest/globals';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import {
  deleteUserAddress,
  getUserAddress,
  listUserAddresses,
  updateUserAddress,
} from '@danji/contracts/shop/user-address.endpoints';
import { lockAccount } from '@danji/server/accounts/accounts/index';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { transaction } from '@danji/server/platform/database/transaction';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { sql } from 'kysely';
import { addAddress, type AddressBody, HOME } from './address-fixture.ts';

let member: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  member = await testServer().create.general();
});

const add = (body: Partial<AddressBody> = {}) => addAddress(member, body);
const change = (id: number, body: Partial<AddressBody>, { token }: TestAccount = member) =>
  call(updateUserAddress, { token, params: { id }, body: { ...HOME, ...body } });
const list = async ({ token }: TestAccount = member) => (await call(listUserAddresses, { token })).data;
const titles = async () => (await list()).map(({ title, is_default }) => (is_default ? `${title}*` : title));

test('one address is the default: the first, whichever is chosen later, and after its deletion the newest', async () => {
  const { data: home } = await add({ is_default: false });
  expect(home.is_default).toBe(true);
  await add({ title: '회사' });
  await add({ title: '부모님', is_default: true });
  expect(await titles()).toEqual(['부모님*', '회사', '집']);
  expect((await change(home.id, { is_default: true })).data.is_default).toBe(true);
  expect(await titles()).toEqual(['집*', '부모님', '회사']);
  // The default stays until another address takes its place.
  expect((await change(home.id, { title: '새집' })).data.is_default).toBe(true);
  await call(deleteUserAddress, { token: member.token, params: { id: home.id } });
  expect(await titles()).toEqual(['부모님*', '회사']);
});

test('the region follows from the address, and the surcharge from the post code', async () => {
  const { data: seoul } = await add({ message: ' 문 앞에 놓아 주세요. ' });
  expect(seoul).toMatchObject({
    user: { id: member.id },
    location: '강남구',
    is_mountain: false,
    message: '문 앞에 놓아 주세요.',
  });
  const codes = ['62999', '63000', '63644', '63645', '40200', '58826', '58827', '04524'];
  const found: string[] = [];
  for (const address_code of codes)
    if ((await change(seoul.id, { address_code })).data.is_mountain) found.push(address_code);
  expect(found).toEqual(['63000', '63644', '40200', '58826']);
  const jeju = await change(seoul.id, { address_code: '63303', address1: '제주특별자치도 제주시 첨단로 242' });
  expect(jeju.data).toMatchObject({ location: '제주시', is_mountain: true });
  const own = testServer().platform.contributions.of(personalData).get('delivery_addresses')?.own;
  expect((await own?.collect(testServer().db, member.id, testServer().platform.keyRing))?.data).toMatchObject([
    { '받는 분': '김하늘', 우편번호: '63303' },
  ]);
});

test('an address that nothing can be delivered to is refused, and so is a surcharge that a caller sends', async () => {
  const refused: [Partial<AddressBody>, string][] = [
    [{ title: ' ' }, 'title'],
    [{ name: '' }, 'name'],
    [{ tel: '' }, 'tel'],
    [{ tel: '1234' }, 'tel'],
    [{ address_code: '123-456' }, 'address_code'],
    [{ address1: '' }, 'address1'],
    [{ message: '가'.repeat(101) }, 'message'],
  ];
  for (const [body, field] of refused) {
    const response = await add(body);
    expect([response.status, Object.keys(response.problem?.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await add({ is_mountain: false } as Partial<AddressBody>)).status).toBe(422);
  expect(await list()).toEqual([]);
});

test('an address is its member’s alone', async () => {
  const other = await testServer().create.brand();
  const { id } = (await add()).data;
  const params = { id };
  expect(await list(other)).toEqual([]);
  expect((await call(getUserAddress, { token: other.token, params })).status).toBe(404);
  expect((await change(id, { is_default: true }, other)).status).toBe(404);
  expect((await call(deleteUserAddress, { token: other.token, params })).status).toBe(404);
  expect((await call(getUserAddress, { token: member.token, params })).data.title).toBe('집');
});

test('a member has no more addresses than the limit, also not by a request beside another one', async () => {
  const { db } = testServer();
  await add();
  const late = await transaction(db, async (held) => {
    await lockAccount(held, member.id);
    await sql`insert into user_address (user_id, is_default, title, name, tel, address_code, address1, address2,
        location, message, created, updated)
      select user_id, false, title, name, tel, address_code, address1, address2, location, message, created, updated
      from user_address cross join generate_series(2, ${SHOP_LIMITS.addresses}::integer)`.execute(held);
    const response = add();
    await untilSessionWaits();
    return { response };
  });
  expect((await late.response).status).toBe(409);
  const [, newest] = await list();
  await call(deleteUserAddress, { token: member.token, params: { id: newest?.id ?? 0 } });
  expect((await add()).status).toBe(200);
  expect(await list()).toHaveLength(SHOP_LIMITS.addresses);
});
