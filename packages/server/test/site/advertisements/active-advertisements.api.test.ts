import { beforeEach, expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import {
  countClick,
  countImpressions,
  listHomeAdvertisements,
} from '@danji/contracts/site/advertisement-home.endpoints';
import {
  getAdvertisement,
  getAdvertisementStatistics,
  setAdvertisementPaid,
} from '@danji/contracts/site/advertisement.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { create, day, buildRunningAdvertisement, transitionTo, update } from './advertisement-fixture.ts';

beforeEach(() => testServer().reset());
const { RUNNING, PAUSED, BLOCKED } = AdvertisementState;

const shown = async (category?: 0 | 1) =>
  (await call(listHomeAdvertisements, category === undefined ? {} : { query: { category } })).data.map(({ id }) => id);

const seen = (ids: number[], headers = {}) => call(countImpressions, { body: { ids }, headers });

test('shows what is running, paid and inside its dates, the old version under a waiting edit too', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement();
  const { db } = testServer();
  expect((await call(listHomeAdvertisements)).data).toEqual([
    {
      id,
      category: 0,
      title: '봄맞이 외벽 도장',
      link: '/companies',
      content: '무료 견적',
      image1_url: expect.any(String),
      image2_url: null,
      image3_url: null,
      image4_url: null,
    },
  ]);
  expect(await shown(1)).toEqual([]);
  await update(owner.token, id, { title: '새 제목' });
  expect((await call(listHomeAdvertisements)).data).toMatchObject([{ title: '봄맞이 외벽 도장' }]);
  await transitionTo(staff.token, id, { state: PAUSED });
  expect(await shown()).toEqual([]);
  await update(owner.token, id, { title: '멈춘 동안 고침' });
  expect(await shown()).toEqual([]);
  await transitionTo(staff.token, id, { state: RUNNING });
  expect(await shown()).toEqual([id]);
  await call(setAdvertisementPaid, { token: staff.token, params: { id }, body: { is_paid: false } });
  expect(await shown()).toEqual([]);
  await call(setAdvertisementPaid, { token: staff.token, params: { id }, body: { is_paid: true } });
  await db
    .updateTable('advertisement')
    .set({ date_start: day(1) })
    .execute();
  expect(await shown()).toEqual([]);
  await db
    .updateTable('advertisement')
    .set({ date_start: day(-3), date_end: day(-1) })
    .execute();
  expect(await shown()).toEqual([]);
  await db
    .updateTable('advertisement')
    .set({ date_end: day(0) })
    .execute();
  expect(await shown()).toEqual([id]);
  await transitionTo(staff.token, id, { state: BLOCKED, reason: '사유' });
  expect(await shown()).toEqual([]);
});

test('hides advertisements of blocked and withdrawn accounts', async () => {
  const { owner, id } = await buildRunningAdvertisement();
  const { db } = testServer();
  expect(await shown()).toEqual([id]);
  await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', owner.id).execute();
  expect(await shown()).toEqual([]);
});

test('puts higher tiers first and rotates within a tier', async () => {
  const { owner, staff, id } = await buildRunningAdvertisement({ tier: '2' });
  const more: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { data } = await create(owner.token);
    await transitionTo(staff.token, data.id, { state: RUNNING });
    await call(setAdvertisementPaid, { token: staff.token, params: { id: data.id }, body: { is_paid: true } });
    more.push(data.id);
  }
  const firsts = new Set<number | undefined>();
  for (let at = 0; at < 3; at += 1) {
    const order = await shown(0);
    expect(order[0]).toBe(id);
    expect([...order].sort((a, b) => a - b)).toEqual([id, ...more]);
    firsts.add(order[1]);
    testServer().clock.advance(60);
  }
  expect([...firsts].sort()).toEqual(more);
});

test('counts impressions and clicks a day, each once a batch, and passes over what is not shown', async () => {
  const { staff, owner, id } = await buildRunningAdvertisement();
  const { data: hidden } = await create(owner.token);
  expect((await seen([id, id, hidden.id, 999_999])).status).toBe(200);
  await Promise.all(Array.from({ length: 8 }, () => seen([id])));
  await call(countClick, { body: { id } });
  await call(countClick, { body: { id: hidden.id } });
  await seen([id], { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await call(countClick, {
    body: { id },
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)' },
  });
  expect((await call(getAdvertisement, { token: owner.token, params: { id } })).data).toMatchObject({
    impressions: 9,
    clicks: 1,
  });
  expect((await call(getAdvertisement, { token: owner.token, params: { id: hidden.id } })).data).toMatchObject({
    impressions: 0,
    clicks: 0,
  });
  const { data } = await call(getAdvertisementStatistics, {
    token: staff.token,
    params: { id },
    query: { date_start: day(-1), date_end: day(1) },
  });
  expect(data).toEqual([
    { date: day(-1), impressions: 0, clicks: 0 },
    { date: day(0), impressions: 9, clicks: 1 },
    { date: day(1), impressions: 0, clicks: 0 },
  ]);
  expect((await call(getAdvertisementStatistics, { token: staff.token, params: { id } })).data).toHaveLength(30);
  expect(
    (
      await call(getAdvertisementStatistics, {
        token: staff.token,
        params: { id },
        query: { date_start: day(1), date_end: day(0) },
      })
    ).problem.fields,
  ).toHaveProperty('date_end');
});

test('refuses a batch that is empty, too long, or no list of ids', async () => {
  for (const ids of [[], Array.from({ length: 21 }, (_, at) => at + 1), [0], ['x']])
    expect((await call(countImpressions, { body: { ids: ids as number[] } })).status).toBe(422);
});

test.each(['/api/commons/advertisement_impressions/', '/api/commons/advertisement_click/'])(
  '%s has a limit of its own for each address',
  async (url) => {
    const response = await testServer().app.inject({ method: 'POST', url, payload: {} });
    expect(Number(response.headers['x-ratelimit-limit'])).toBe(60 * testServer().platform.rateLimitScale);
  },
);
