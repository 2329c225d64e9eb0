import { beforeEach, describe, expect, test } from '@jest/globals';
import { createGuest } from '@danji/contracts/accounts/session.endpoints';
import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
  recordUserExport,
} from '@danji/contracts/accounts/staff-users.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

let staff: TestAccount;
let admin: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
  admin = await testServer().create.admin({ name: '최관리' });
});

const namesOf = async (query: QueryOf<typeof listGeneralUsers>) =>
  (await call(listGeneralUsers, { token: staff.token, query })).data.results.map(({ name }) => name);
const idsOf = async (ordering: QueryOf<typeof listGeneralUsers>['ordering']) =>
  (await call(listGeneralUsers, { token: staff.token, query: { ordering } as object })).data.results.map(
    ({ id }) => id,
  );
const companiesOf = async (query: QueryOf<typeof listBrandUsers>) =>
  (await call(listBrandUsers, { token: staff.token, query })).data.results.map(({ brand }) => brand?.detail?.name);

describe('the list of general accounts', () => {
  test('finds by part of a name, nickname, e-mail, phone with hyphens, or building', async () => {
    const { create, db } = testServer();
    const kim = await create.general({ name: '김하늘', email: 'haneul@danji.test', tel: '01012345678' });
    await create.general({ name: '이서준' });
    await create.brand({ name: '김하늘업체' });
    await db
      .updateTable('general_account')
      .set({
        current_work: JSON.stringify({
          building_name: '래미안 원베일리',
          address1: '',
          address2: '',
          tel: '',
          job: '',
          job_grade: 2,
        }),
      })
      .where('user_id', '=', kim.id)
      .execute();
    for (const search of ['하늘', 'HANEUL@', '010-1234-5', '원베일', ' 김하늘 '])
      expect([search, await namesOf({ search })]).toEqual([search, ['김하늘']]);
    expect(await namesOf({ search: '한빛' })).toEqual([]);
    expect(await namesOf({ search: '%' })).toEqual([]);
    expect(await namesOf({ search: '_' })).toEqual([]);
  });

  test('filters by status and withdrawal, and hides guests unless TEMP is asked for', async () => {
    const { create, db, clock } = testServer();
    await create.general({ name: '정상' });
    await create.general({ name: '정지', account_status: 2 });
    const gone = await create.general({ name: '탈퇴' });
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', gone.id).execute();
    await call(createGuest, {});
    expect(await namesOf({})).toEqual(['탈퇴', '정지', '정상']);
    expect(await namesOf({ status: 2 })).toEqual(['정지']);
    expect(await namesOf({ is_deleted: true })).toEqual(['탈퇴']);
    expect(await namesOf({ is_deleted: false })).toEqual(['정지', '정상']);
    expect(await namesOf({ status: 0 })).toEqual(['손님']);
  });

  test('orders by each column, equals by the newest id', async () => {
    const { create, db, clock } = testServer();
    const [first, second, third] = [
      await create.general({ name: '나' }),
      await create.general({ name: '가' }),
      await create.general({ name: '가' }),
    ];
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    await db
      .updateTable('user_account')
      .set({ recent_login: at(5), created: at(9) })
      .where('id', '=', first.id)
      .execute();
    await db
      .updateTable('user_account')
      .set({ recent_login: at(7) })
      .where('id', '=', third.id)
      .execute();
    expect(await idsOf('-created')).toEqual([first.id, third.id, second.id]);
    expect(await idsOf('created')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('name')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('-name')).toEqual([first.id, third.id, second.id]);
    expect(await idsOf('-recent_login')).toEqual([third.id, first.id, second.id]);
    expect(await idsOf('recent_login')).toEqual([second.id, first.id, third.id]);
  });

  test('pages, with the count right past the last page too', async () => {
    for (let index = 0; index < 5; index += 1) await testServer().create.general();
    const page = async (number: number) =>
      (await call(listGeneralUsers, { token: staff.token, query: { page: number, page_size: 2 } })).data;
    const pages = [await page(1), await page(2), await page(3), await page(9)];
    expect(pages.map(({ results, count, current_page }) => [results.length, count, current_page])).toEqual([
      [2, 5, 1],
      [2, 5, 2],
      [1, 5, 3],
      [0, 5, 9],
    ]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(5);
    expect((await call(listGeneralUsers, { token: staff.token, query: { page: 0 } })).status).toBe(422);
    expect((await call(listGeneralUsers, { token: staff.token, query: { page_size: 101 } })).status).toBe(422);
    expect(
      (await call(listGeneralUsers, { token: staff.token, query: { ordering: 'password_hash' } as never })).status,
    ).toBe(422);
  });
});

test('the list of brands finds by company and business number and filters by review state', async () => {
  const { create } = testServer();
  await create.brand({ company: '한빛설비', business_no: '1248100998', brand_status_type: 3 });
  await create.brand({ company: '가온조경', brand_status_type: 4 });
  expect(await companiesOf({ search: '빛설' })).toEqual(['한빛설비']);
  expect(await companiesOf({ search: '124-81-00998' })).toEqual(['한빛설비']);
  expect(await companiesOf({ brand_status: 3 })).toEqual(['한빛설비']);
  await testServer()
    .db.updateTable('brand_account')
    .set({ brand_status_type: 3 })
    .where('name', '=', '가온조경')
    .execute();
  expect(await companiesOf({ brand_status: 3 })).toEqual(['가온조경', '한빛설비']);
  expect(await companiesOf({ brand_status: -1 })).toEqual(['가온조경', '한빛설비']);
});

test('the list of operators is for ADMIN and filters by kind', async () => {
  expect((await call(listStaffUsers, { token: staff.token })).problem.code).toBe('forbidden');
  const { data } = await call(listStaffUsers, { token: admin.token, query: { staff_type: 1 } });
  expect(data.results.map(({ name }) => name)).toEqual(['박운영']);
});

describe('one account', () => {
  test('is shown to operators; another operator only to ADMIN', async () => {
    const person = await testServer().create.general({ name: '김하늘' });
    expect((await call(getUser, { token: staff.token, params: { id: person.id } })).data).toMatchObject({
      id: person.id,
      name: '김하늘',
    });
    expect((await call(getUser, { token: staff.token, params: { id: admin.id } })).status).toBe(403);
    expect((await call(getUser, { token: staff.token, params: { id: staff.id } })).status).toBe(200);
    expect((await call(getUser, { token: admin.token, params: { id: staff.id } })).status).toBe(200);
    expect((await call(getUser, { token: staff.token, params: { id: 999 } })).status).toBe(404);
    expect((await call(getUser, { token: staff.token, params: { id: 'abc' } })).status).toBe(404);
    expect((await call(getUser, { token: staff.token, params: { id: '99999999999999999999' } })).status).toBe(404);
  });
});

describe('a list that is saved as a file', () => {
  test('is in the staff log', async () => {
    expect((await call(recordUserExport, { token: staff.token, body: { user_type: 2, rows: 12 } })).status).toBe(200);
    const log = await testServer()
      .db.selectFrom('staff_log')
      .select(['user_id', 'new_object'])
      .where('path', '=', recordUserExport.path)
      .executeTakeFirstOrThrow();
    expect(log).toEqual({ user_id: staff.id, new_object: { user_type: 2, rows: 12 } });
  });
});
