import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import {
  countAdvertisements,
  deleteAdvertisement,
  getAdvertisement,
  listAdvertisements,
} from '@danji/contracts/site/advertisement.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { create, buildAdvertisementFixture } from './advertisement-fixture.ts';

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

test('is closed to vendors in every state but the approved one', async () => {
  const { create: accounts } = testServer();
  for (const brand_status_type of [
    EditState.WAIT,
    EditState.DISABLED,
    EditState.EDITED,
    EditState.PENDING,
    EditState.FAILED,
  ] as const) {
    const { token } = await accounts.brand({ brand_status_type });
    expect([(await call(listAdvertisements, { token })).status, (await create(token)).status]).toEqual([403, 403]);
  }
});

test('lets a vendor see its own and staff all', async () => {
  const { create: accounts } = testServer();
  const { owner, staff, id } = await buildAdvertisementFixture();
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
  const { staff, id } = await buildAdvertisementFixture();
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

test('responds 404 for unknown ids and deleted advertisements', async () => {
  const { owner, staff, id } = await buildAdvertisementFixture();
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
