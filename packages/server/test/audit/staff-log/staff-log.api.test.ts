import { beforeEach, describe, expect, test } from '@jest/globals';
import { countVisit } from '@danji/contracts/site/visit.endpoints';
import { changePassword, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { saveStaff, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import {
  countNotifications,
  markNotificationsRead,
  sendStaffNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { pickFields, withoutSecrets } from '@danji/server/platform/http/staff-change';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

/** A change by an operator, through the public face. */
const act = async (token: string, title = '점검 안내') => {
  const person = await testServer().create.general();
  const { status } = await call(sendStaffNotification, {
    token,
    body: { user_id: person.id, title, content: '내용' },
    headers: { 'user-agent': 'test-browser', cookie: 'refresh=secret-cookie' },
  });
  expect(status).toBe(200);
};

const paths = (results: { path: string }[]) => results.map(({ path }) => path);

async function entry(userId: number, path: string, created: string, method = 'PUT'): Promise<void> {
  await testServer()
    .db.insertInto('staff_log')
    .values({
      user_id: userId,
      headers: '{}',
      path,
      method,
      status_code: 200,
      response_time: 1,
      old_object: null,
      new_object: null,
      request_data: null,
      response_data: null,
      created,
    })
    .execute();
}

test('records the operator, the call and the object after it, without secrets', async () => {
  const { create } = testServer();
  const staff = await create.staff({ name: '김운영' });
  await act(staff.token);
  const { data } = await call(listStaffLog, { token: staff.token });
  expect(data.count).toBe(1);
  expect(data.results[0]).toMatchObject({
    user: { id: staff.id, nano_id: staff.nano_id, name: '김운영', profile_image_url: null },
    path: '/api/staff_notification/',
    method: 'POST',
    status_code: 200,
    new_object: { title: '점검 안내' },
    old_object: null,
    request_data: { title: '점검 안내' },
    response_data: { sent: 1 },
    headers: { 'user-agent': 'test-browser' },
  });
  expect(JSON.stringify(data)).not.toContain('secret-cookie');
  expect(JSON.stringify(data)).not.toContain(staff.token);
});

test('names the fields of the object by the contract, and holds no others', async () => {
  const { create } = testServer();
  const staff = await create.staff();
  const brand = await create.brand();
  await call(setUserBlock, { token: staff.token, body: { user_id: brand.id, is_blocked: true, reason: '사칭' } });
  const [log] = (await call(listStaffLog, { token: staff.token })).data.results;
  expect(log?.labels).toMatchObject({
    account_status: '계정 상태',
    'brand.brand_status_type': '업체 › 심사 상태',
    'brand.detail.name': '업체 › 업체 정보 › 상호',
  });
  expect(log?.labels).not.toHaveProperty(['general.current_work']);
  expect(pickFields(setUserBlock.logged, { id: 1, password_hash: 'x', brand: { plan: 0, note: 'x' } })).toEqual({
    id: 1,
    brand: { plan: 0 },
  });
});

test('says to whom and why, and is found by the name of the person or the company', async () => {
  const { create, db } = testServer();
  const staff = await create.staff({ name: '김운영' });
  const person = await create.general({ name: '박주민' });
  const brand = await create.brand({ company: '튼튼방수' });
  const block = (user_id: number, reason: string) =>
    call(setUserBlock, { token: staff.token, body: { user_id, is_blocked: true, reason } });
  await block(person.id, '허위 글 반복');
  await block(brand.id, '사칭');
  await act(staff.token);
  const find = async (query: QueryOf<typeof listStaffLog>) =>
    (await call(listStaffLog, { token: staff.token, query })).data.results;
  const ofPerson = {
    title: '이용정지·해제',
    subject: { kind: 'User', id: person.id },
    about: { id: person.id, name: '박주민' },
    reason: '허위 글 반복',
  };
  const ofBrand = {
    subject: { kind: 'User', id: brand.id, name: '튼튼방수' },
    about: { id: brand.id },
    reason: '사칭',
  };
  expect(await find({ search: '박주민' })).toMatchObject([ofPerson]);
  expect(await find({ search: '튼튼' })).toMatchObject([ofBrand]);
  expect(await find({ about_user_id: brand.id })).toMatchObject([ofBrand]);
  expect(await find({ search: '김운영' })).toHaveLength(3);
  // A change that an operator makes as another user is about that account; one of the own account is about nobody else.
  await call(updateMe, { token: staff.token, body: { nickname: '운영' } });
  expect(await db.selectFrom('staff_log').select('about_user_id').orderBy('id', 'desc').executeTakeFirst()).toEqual({
    about_user_id: null,
  });
});

test('changes of operators’ accounts are for ADMIN alone', async () => {
  const { create } = testServer();
  const [admin, staff] = [await create.admin(), await create.staff({ password: 'apart2468' })];
  const other = await create.staff();
  await call(saveStaff, { token: admin.token, body: { user_id: other.id, staff_type: 0 } });
  await call(updateMe, { token: staff.token, body: { nickname: '운영' } });
  await call(changePassword, {
    token: staff.token,
    body: { current_password: 'apart2468', password: 'anewlongpassword2' },
  });
  await act(staff.token);
  const asStaff = await call(listStaffLog, { token: staff.token });
  const asAdmin = await call(listStaffLog, { token: admin.token });
  expect(paths(asStaff.data.results)).toEqual(['/api/staff_notification/']);
  expect(paths(asAdmin.data.results)).toEqual([
    '/api/staff_notification/',
    '/api/users/password/',
    '/api/users/me/',
    '/api/users/user_staff/',
  ]);
});

test('hides passwords, tokens and codes at any depth', () => {
  const value = {
    password: 'a',
    user: { new_password: 'b', refresh_token: 'c', name: '홍길동' },
    list: [{ verification: 'd', code: '1234', apt_code: 'A100' }],
    access: 'e',
    empty_secret: null,
  };
  expect(withoutSecrets(value)).toEqual({
    password: '(가림)',
    user: { new_password: '(가림)', refresh_token: '(가림)', name: '홍길동' },
    list: [{ verification: '(가림)', code: '(가림)', apt_code: 'A100' }],
    access: '(가림)',
    empty_secret: null,
  });
});

test('cuts what is too long to read', () => {
  expect(withoutSecrets({ base64: 'a'.repeat(9000) })).toEqual({ base64: `${'a'.repeat(4000)}… (9000자)` });
});

test('leaves no entry of a change that failed', async () => {
  const staff = await testServer().create.staff();
  expect(
    (await call(sendStaffNotification, { token: staff.token, body: { user_id: 999, title: '제목', content: '내용' } }))
      .status,
  ).toBe(422);
  expect((await call(listStaffLog, { token: staff.token })).data.count).toBe(0);
});

test('records no reading call, also when it is a POST', async () => {
  const staff = await testServer().create.staff();
  expect((await call(countNotifications, { token: staff.token })).status).toBe(200);
  expect((await call(listStaffLog, { token: staff.token })).data.count).toBe(0);
});

test('records no report of a visitor’s browser', async () => {
  const staff = await testServer().create.staff();
  const { status } = await call(countVisit, {
    token: staff.token,
    body: { referrer_type: 'none', device: 'desktop', is_signed_in: true },
  });
  expect(status).toBe(200);
  expect((await call(listStaffLog, { token: staff.token })).data.count).toBe(0);
});

test('records nothing of what operators do with their own notifications, which every screen they open does', async () => {
  const staff = await testServer().create.staff();
  const { status } = await call(markNotificationsRead, { token: staff.token, body: { link: '/admin' } });
  expect(status).toBe(200);
  await act(staff.token);
  expect(paths((await call(listStaffLog, { token: staff.token })).data.results)).toEqual(['/api/staff_notification/']);
});

describe('finding entries', () => {
  test('searches the path and the operator’s name, Korean and wildcards as they are', async () => {
    const { create } = testServer();
    const kim = await create.staff({ name: '김운영' });
    const park = await create.admin({ name: '박관리' });
    await entry(kim.id, '/api/users/block/', '2026-11-01T00:00:00Z');
    await entry(park.id, '/api/apts/100%/', '2026-11-02T00:00:00Z');
    const find = async (search: string) =>
      paths((await call(listStaffLog, { token: kim.token, query: { search } })).data.results);
    expect(await find('block')).toEqual(['/api/users/block/']);
    expect(await find('박관')).toEqual(['/api/apts/100%/']);
    expect(await find('0%')).toEqual(['/api/apts/100%/']);
    expect(await find('%_')).toEqual([]);
  });

  test('names each entry by the title of its call, and searches the titles', async () => {
    const kim = await testServer().create.staff();
    await entry(kim.id, '/api/commons/main_popup/12/', '2026-11-01T00:00:00Z', 'PUT');
    await entry(kim.id, '/api/commons/files/V1StGXR8_Z5jdHi6B-myT/', '2026-11-01T00:00:01Z', 'DELETE');
    await entry(kim.id, '/api/no_such_call/12/', '2026-11-01T00:00:02Z', 'PUT');
    const find = async (search?: string) =>
      (await call(listStaffLog, { token: kim.token, query: search ? { search } : {} })).data.results.map(
        ({ title }) => title,
      );
    expect(await find()).toEqual(['/api/no_such_call/12/', '파일 삭제', '팝업 수정']);
    expect(await find('팝업')).toEqual(['팝업 수정']);
    expect(await find('팝업 삭제')).toEqual([]);
  });

  test('filters by operator, method and days in Seoul', async () => {
    const { create } = testServer();
    const kim = await create.staff();
    const park = await create.admin();
    await entry(kim.id, '/late-31', '2026-10-31T14:59:59Z');
    await entry(kim.id, '/first', '2026-10-31T15:00:00Z', 'POST');
    await entry(park.id, '/last', '2026-11-01T14:59:59Z', 'DELETE');
    await entry(park.id, '/next', '2026-11-01T15:00:00Z');
    const find = async (query: QueryOf<typeof listStaffLog>) =>
      paths((await call(listStaffLog, { token: kim.token, query })).data.results);
    expect(await find({ date_start: '2026-11-01', date_end: '2026-11-01' })).toEqual(['/last', '/first']);
    expect(await find({ user_id: park.id })).toEqual(['/next', '/last']);
    expect(await find({ method: 'POST' })).toEqual(['/first']);
    expect(await find({ date_end: '2026-10-31' })).toEqual(['/late-31']);
  });

  test('pages with a right count past the end', async () => {
    const staff = await testServer().create.staff();
    for (const day of ['01', '02', '03']) await entry(staff.id, `/${day}`, `2026-11-${day}T00:00:00Z`);
    const page = async (number: number) =>
      (await call(listStaffLog, { token: staff.token, query: { page: number, page_size: 2 } })).data;
    expect(await page(1)).toMatchObject({ count: 3, current_page: 1, results: [{ path: '/03' }, { path: '/02' }] });
    expect(await page(9)).toEqual({ count: 3, current_page: 9, results: [] });
  });

  test('names the field of a date that is none or a range that runs backwards', async () => {
    const { token } = await testServer().create.staff();
    const fieldsOf = async (query: Record<string, string>) =>
      (await call(listStaffLog, { token, query })).problem.fields;
    expect(await fieldsOf({ date_start: '2026-02-31' })).toEqual({ date_start: '달력에 있는 날짜를 입력해 주세요.' });
    expect(await fieldsOf({ date_start: '어제' })).toEqual({ date_start: '시작일 형식을 확인해 주세요.' });
    expect(await fieldsOf({ date_start: '2026-11-02', date_end: '2026-11-01' })).toEqual({
      date_end: '종료일은 시작일보다 빠를 수 없어요.',
    });
  });
});
