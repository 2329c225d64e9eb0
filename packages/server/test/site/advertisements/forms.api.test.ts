import { beforeEach, expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { download, picture } from '../files/upload.ts';
import {
  create,
  day,
  buildRunningAdvertisement,
  buildAdvertisementFixture,
  transitionTo,
  newFields,
  send,
  update,
} from './advertisement-fixture.ts';

beforeEach(() => testServer().reset());
const { RUNNING, EDIT_REQUEST, REGISTRATION_REQUEST } = AdvertisementState;

test('keeps what was sent, with its pictures for everybody to see', async () => {
  const owner = await testServer().create.brand();
  const { status, data } = await create(owner.token, { image2: await picture(24, 12), tier: '2' });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    category: 0,
    tier: 2,
    state: REGISTRATION_REQUEST,
    title: '봄맞이 외벽 도장',
    link: '/companies',
    image3_url: null,
    paid: null,
    approved: null,
    edit: null,
  });
  expect(data.history).toMatchObject([{ from_state: null, to_state: REGISTRATION_REQUEST, user: { id: owner.id } }]);
  for (const url of [data.image1_url, data.image2_url]) expect((await download(url ?? '')).statusCode).toBe(200);
});

test.each([
  ['link', { link: '' }],
  ['link', { link: 'http://example.com' }],
  ['title', { title: '   ' }],
  ['title', { title: '가'.repeat(101) }],
  ['date_end', { date_start: '2026-01-02', date_end: '2026-01-01' }],
  ['date_start', { date_start: '2026-13-01' }],
  ['category', { category: '7' }],
  ['tier', { tier: 'x' }],
  ['owner', { owner: '1' }],
] as const)('refuses a wrong %s with a sentence for it', async (field, change) => {
  const owner = await testServer().create.brand();
  const { status, problem } = await create(owner.token, change);
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
  expect(problem.fields?.[field]).toMatch(/[가-힣]/);
});

test('refuses a registration without its first picture, and leaves nothing behind', async () => {
  const owner = await testServer().create.brand();
  const { image1: _, ...fields } = await newFields();
  expect((await send(fields, owner.token)).problem).toMatchObject({
    status: 422,
    fields: { image1: '넓은 화면 이미지를 올려 주세요.' },
  });
  expect(await testServer().db.selectFrom('advertisement').selectAll().execute()).toEqual([]);
});

test('refuses a file that is no picture, naming its field', async () => {
  const owner = await testServer().create.brand();
  expect((await create(owner.token, { image2: Buffer.from('%PDF-1.7') })).problem).toMatchObject({
    status: 415,
    fields: { image2: expect.any(String) },
  });
  expect((await create(owner.token, { picture: Buffer.from('x') })).problem).toMatchObject({
    status: 422,
    fields: { picture: expect.any(String) },
  });
});

test('shows the old version while an owner’s edit waits, and the new one when it is accepted', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement();
  const { data: before } = await call(getAdvertisement, { token: owner.token, params: { id } });
  const { data } = await update(owner.token, id, { title: '여름 특가', image1: await picture(50, 10) });
  expect(data).toMatchObject({
    state: EDIT_REQUEST,
    live_state: RUNNING,
    title: before.title,
    image1_url: before.image1_url,
    edit: { title: '여름 특가', link: before.link },
  });
  expect(data.edit?.image1_url).not.toBe(before.image1_url);
  const again = await update(owner.token, id, { content: '문의 주세요' });
  expect(again.data.edit).toMatchObject({
    title: '여름 특가',
    content: '문의 주세요',
    image1_url: data.edit?.image1_url,
  });
  const { data: accepted } = await transitionTo(staff.token, id, { state: RUNNING });
  expect(accepted).toMatchObject({
    state: RUNNING,
    live_state: null,
    title: '여름 특가',
    image1_url: data.edit?.image1_url,
    edit: null,
  });
  expect(accepted.history.map(({ to_state }) => to_state)).toEqual([
    RUNNING,
    EDIT_REQUEST,
    RUNNING,
    REGISTRATION_REQUEST,
  ]);
  expect(
    (await testServer().db.selectFrom('stored_file').select('use').orderBy('id').execute()).map(({ use }) => use),
  ).toEqual([null, 'advertisement']);
});

test('takes a declined edit back and says why; an owner may take its own back', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement();
  await update(owner.token, id, { title: '최고의 업체' });
  expect((await transitionTo(staff.token, id, { state: RUNNING, edit: 'decline' })).problem.fields).toHaveProperty(
    'reason',
  );
  const { data } = await transitionTo(staff.token, id, {
    state: RUNNING,
    edit: 'decline',
    reason: '근거 없는 최상급 표현이에요.',
  });
  expect(data).toMatchObject({
    state: RUNNING,
    title: '봄맞이 외벽 도장',
    edit: null,
    reason: '근거 없는 최상급 표현이에요.',
  });
  await update(owner.token, id, { title: '다시' });
  expect((await transitionTo(owner.token, id, { state: AdvertisementState.PAUSED })).status).toBe(409);
  expect((await transitionTo(owner.token, id, { state: RUNNING })).data).toMatchObject({
    state: RUNNING,
    title: '봄맞이 외벽 도장',
    edit: null,
  });
});

test('keeps place and tier as bought, and takes extra pictures away', async () => {
  const { owner, staff, id } = await buildAdvertisementFixture({ image2: await picture(24, 12) });
  expect((await update(owner.token, id, { tier: '1', remove_images: ['2'] })).data).toMatchObject({
    tier: 1,
    image2_url: null,
    state: REGISTRATION_REQUEST,
  });
  expect((await update(owner.token, id, { remove_images: ['1'] })).problem.fields).toHaveProperty('image1');
  await transitionTo(staff.token, id, { state: RUNNING });
  expect((await update(owner.token, id, { tier: '2' })).problem.fields).toEqual({ tier: expect.any(String) });
  expect((await update(staff.token, id, { tier: '2', title: '운영자가 고친 제목' })).data).toMatchObject({
    tier: 2,
    title: '운영자가 고친 제목',
    state: RUNNING,
  });
});

test('lets staff correct what is live, but not under a waiting edit, and logs it', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement();
  await update(owner.token, id, { title: '수정' });
  expect((await update(staff.token, id, { title: '교정' })).problem.code).toBe('invalid_transition');
  await transitionTo(staff.token, id, { state: RUNNING });
  await update(staff.token, id, { title: '교정', date_end: day(40) });
  const { data } = await call(listStaffLog, { token: staff.token, query: { method: 'PUT' } });
  expect(data.results).toMatchObject([
    { path: `/api/commons/advertisement/${id}/`, old_object: { title: '수정' }, new_object: { title: '교정' } },
  ]);
});

test('staff register for an approved vendor, whose advertisement it is, or for ourselves', async () => {
  const { create: accounts } = testServer();
  const [staff, vendor] = [await accounts.staff(), await accounts.brand({ company: '한빛도장' })];
  const waiting = await accounts.brand({ brand_status_type: 3 });
  const made = await create(staff.token, { user_id: String(vendor.id) });
  expect(made.data.user).toMatchObject({ id: vendor.id, company: '한빛도장' });
  const seen = await call(getAdvertisement, { token: vendor.token, params: { id: made.data.id } });
  expect(seen.status).toBe(200);
  expect((await create(staff.token)).data.user).toMatchObject({ id: staff.id, company: '단지' });
  expect((await create(staff.token, { user_id: String(waiting.id) })).problem.fields).toEqual({
    user_id: '승인된 업체를 골라 주세요.',
  });
  expect((await create(vendor.token, { user_id: String(waiting.id) })).status).toBe(403);
});
