import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { listBrandUsers, listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { seedDemoAccounts } from '@danji/server/accounts/demo-accounts/index';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { shareServerDate } from '../sessions/share-server-date.ts';

beforeAll(shareServerDate);
beforeEach(() => testServer().reset());

const sign = async (email: string, user_type: 0 | 1 | 2) =>
  (await call(signIn, { body: { email, password: 'danji1234', user_type } })).data;
/** Seeding takes some 400 statements. */
const seed = () => seedDemoAccounts(testServer().db, testServer().clock.now());

test('the demo accounts sign in, with believable people around them, and are made once', async () => {
  await seed();
  await seed();
  expect((await sign('manager@danji.test', 2)).user).toMatchObject({
    name: '정유진',
    general: { current_work: { building_name: '한빛마을3단지아파트' } },
  });
  expect((await sign('brand@danji.test', 1)).user.brand).toMatchObject({
    brand_status_type: 4,
    detail: { name: '한빛설비', business_no: '9998600039' },
  });
  expect((await sign('staff@danji.test', 0)).user.staff?.staff_type).toBe(1);
  const admin = await sign('admin@danji.test', 0);
  expect(admin.user.staff?.staff_type).toBe(0);
  const general = await call(listGeneralUsers, { token: admin.access, query: { page_size: 100 } });
  expect(general.data.count).toBe(61);
  expect(
    new Set(general.data.results.map(({ account_status, is_deleted }) => `${account_status}${is_deleted}`)),
  ).toEqual(new Set(['1false', '2false', '1true']));
  const brands = await call(listBrandUsers, { token: admin.access, query: { page_size: 100 } });
  expect(brands.data.count).toBe(60);
  expect(new Set(brands.data.results.map(({ brand }) => brand?.brand_status_type))).toEqual(
    new Set([0, 1, 2, 3, 4, 5]),
  );
  const numbers = brands.data.results.flatMap(({ brand }) =>
    brand?.detail?.business_no ? [brand.detail.business_no] : [],
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every(isBusinessNumber)).toBe(true);
  expect(brands.data.results.map(({ brand }) => brand?.detail?.name)).toContain('한빛설비');
}, 60_000);
