import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import {
  countAdvertisements,
  deleteAdvertisement,
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
  moveAdvertisement,
  setAdvertisementPaid,
} from '@danji/contracts/commons/advertisement.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { create, makeScene, update } from './scene.ts';

beforeEach(() => testServer().reset());

test('serves the five calls of the specification', () => {
  const calls = ENDPOINTS.filter(
    ({ path, origin }) => origin === 'spec' && path.startsWith('/api/commons/advertisement/'),
  ).map(({ method, path }) => `${method} ${path}`);
  expect(calls.sort()).toEqual([
    'DELETE /api/commons/advertisement/{id}/',
    'GET /api/commons/advertisement/',
    'GET /api/commons/advertisement/{id}/',
    'POST /api/commons/advertisement/',
    'PUT /api/commons/advertisement/{id}/',
  ]);
});

/** Every call of one advertisement, as somebody. */
async function tryAll(token: string | undefined, id: number): Promise<number[]> {
  const by = { params: { id }, ...(token && { token }) };
  const statuses = [
    await call(listAdvertisements, token ? { token } : {}),
    await call(countAdvertisements, token ? { token } : {}),
    await create(token),
    await call(getAdvertisement, by),
    await update(token, id, { title: '바꾼 제목' }),
    await call(moveAdvertisement, { ...by, body: { state: AdvertisementState.RUNNING } }),
    await call(getAdvertisementStatistics, by),
    await call(setAdvertisementPaid, { ...by, body: { is_paid: true } }),
    await call(deleteAdvertisement, by),
  ];
  return statuses.map(({ status }) => status);
}

test('refuses nobody, general members, vendors that are not approved, and keeps others out of a vendor’s own', async () => {
  const { create: accounts, db } = testServer();
  const { id } = await makeScene();
  const before = await db.selectFrom('advertisement').selectAll().execute();
  expect(await tryAll(undefined, id)).toEqual(Array.from({ length: 9 }, () => 401));
  expect(await tryAll((await accounts.general()).token, id)).toEqual(Array.from({ length: 9 }, () => 403));
  for (const brand_status_type of [
    EditState.WAIT,
    EditState.DISABLED,
    EditState.EDITED,
    EditState.PENDING,
    EditState.FAILED,
  ] as const) {
    expect(await tryAll((await accounts.brand({ brand_status_type })).token, id)).toEqual(
      Array.from({ length: 9 }, () => 403),
    );
  }
  const other = await accounts.brand();
  expect(await tryAll(other.token, id)).toEqual([200, 200, 200, 404, 404, 404, 404, 403, 404]);
  expect(await db.selectFrom('advertisement').selectAll().where('user_id', '<>', other.id).execute()).toEqual(before);
});

test('lets a vendor see its own and staff all', async () => {
  const { create: accounts } = testServer();
  const { owner, staff, id } = await makeScene();
  const other = await accounts.brand({ company: '다른업체' });
  await create(other.token, { title: '다른 광고' });
  expect((await call(listAdvertisements, { token: owner.token })).data).toMatchObject({
    count: 1,
    results: [{ id, user: { company: '한빛도장' }, state: AdvertisementState.REGISTRATION_REQUEST, impressions: 0 }],
  });
  expect((await call(listAdvertisements, { token: staff.token })).data.count).toBe(2);
  expect((await call(countAdvertisements, { token: owner.token })).data).toEqual([
    { state: AdvertisementState.REGISTRATION_REQUEST, count: 1 },
  ]);
});

test('finds by state, kind, words of the title or vendor, and period', async () => {
  const { create: accounts } = testServer();
  const { staff, id } = await makeScene();
  const other = await accounts.brand({ company: '푸른조경' });
  testServer().clock.advance(60);
  const { data: popup } = await create(other.token, {
    title: '정원 새 단장',
    category: '1',
    date_start: '2027-05-01',
    date_end: '2027-05-10',
  });
  const find = async (query: QueryOf<typeof listAdvertisements>) =>
    (await call(listAdvertisements, { token: staff.token, query })).data.results.map((row) => row.id);
  expect(await find({ state: -1, ordering: 'created' })).toEqual([id, popup.id]);
  expect(await find({ state: AdvertisementState.RUNNING })).toEqual([]);
  expect(await find({ category: 1 })).toEqual([popup.id]);
  expect(await find({ search: '외벽' })).toEqual([id]);
  expect(await find({ search: '푸른조' })).toEqual([popup.id]);
  expect(await find({ search: '%' })).toEqual([]);
  expect(await find({ date_start: '2027-05-10', date_end: '2027-06-01' })).toEqual([popup.id]);
  expect(
    (await call(listAdvertisements, { token: staff.token, query: { date_start: '2026-02-31' } })).problem.fields,
  ).toEqual({ date_start: expect.stringContaining('달력') });
  expect((await call(listAdvertisements, { token: staff.token, query: { date_end: '0000-01-01' } })).status).toBe(422);
});

test('answers 404 for what names nothing, and for what was taken away', async () => {
  const { owner, staff, id } = await makeScene();
  for (const wrong of ['0', '-1', 'abc', '999999'])
    expect((await call(getAdvertisement, { token: staff.token, params: { id: wrong } })).status).toBe(404);
  expect((await call(deleteAdvertisement, { token: owner.token, params: { id } })).status).toBe(200);
  expect((await call(getAdvertisement, { token: owner.token, params: { id } })).status).toBe(404);
  expect((await call(listAdvertisements, { token: staff.token })).data.count).toBe(0);
  // The record stays for six months (FACTS §10.8); its pictures are collected.
  expect(await testServer().db.selectFrom('advertisement').select(['id', 'image1_id']).executeTakeFirst()).toEqual({
    id,
    image1_id: null,
  });
  expect(await testServer().db.selectFrom('stored_file').select('use').execute()).toEqual([{ use: null }]);
});
