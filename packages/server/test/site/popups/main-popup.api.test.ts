import { beforeEach, describe, expect, test } from '@jest/globals';
import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import {
  createMainPopup,
  getMainPopup,
  listMainPopups,
  updateMainPopup,
} from '@danji/contracts/site/main-popup.endpoints';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { atSeoul, makePopup, popupBody } from './popup-fixture.ts';

beforeEach(() => testServer().reset());

/** The titles of the popups that a caller sees. */
const titlesOf = async (token?: string) =>
  (await call(listHomePopups, token ? { token } : {})).data.map(({ title }) => title);

describe('who may', () => {
  test('everybody reads the popups of today, without what only operators need', async () => {
    const { create } = testServer();
    const staff = await create.staff();
    await makePopup(staff.token, { title: '새해 인사' });
    for (const token of [undefined, (await create.general()).token, (await create.brand()).token, staff.token]) {
      const { status, data } = await call(listHomePopups, token ? { token } : {});
      expect([status, data.map(({ title }) => title)]).toEqual([200, ['새해 인사']]);
      expect(data[0]).not.toHaveProperty('is_visible');
      expect(data[0]).not.toHaveProperty('audience');
    }
  });

  test('each sees the popups for the kind that they are, and an unfinished sign-up those of visitors', async () => {
    const { create } = testServer();
    const staff = await create.staff();
    await makePopup(staff.token, { title: '모두' });
    for (const audience of ['visitor', 'general', 'brand', 'staff'] as const)
      await makePopup(staff.token, { title: audience, audience: [audience] });
    expect(await titlesOf()).toEqual(['visitor', '모두']);
    expect(await titlesOf((await create.general()).token)).toEqual(['general', '모두']);
    expect(await titlesOf((await create.brand()).token)).toEqual(['brand', '모두']);
    expect(await titlesOf(staff.token)).toEqual(['staff', '모두']);
    const unfinished = await create.general({ account_status: AccountStatus.TEMP });
    expect(await titlesOf(unfinished.token)).toEqual(['visitor', '모두']);
  });

  test('what is for an account is kept by no shared cache', async () => {
    const { token } = await testServer().create.general();
    const { headers } = await call(listHomePopups, { token });
    expect(headers['cache-control']).toMatch(/^private, max-age=/);
    expect(String(headers['vary']).toLowerCase()).toContain('authorization');
  });
});

test('a popup is for everybody unless its audience is given, which may neither be empty nor unknown', async () => {
  const { token } = await testServer().create.staff();
  const made = await makePopup(token);
  expect(made.audience).toEqual(['visitor', 'general', 'brand', 'staff']);
  const change = (audience: string[]) =>
    call(updateMainPopup, { token, params: { id: made.id }, body: { audience: audience as ['brand'] } });
  expect((await change(['brand', 'visitor'])).data.audience).toEqual(['brand', 'visitor']);
  for (const wrong of [[], ['members'], ['brand', 'brand']]) expect((await change(wrong)).status).toBe(422);
  const { problem } = await call(createMainPopup, { token, body: popupBody({ audience: [] }) });
  expect(Object.keys(problem?.fields ?? {})).toEqual(['audience']);
  expect((await call(getMainPopup, { token, params: { id: made.id } })).data.audience).toEqual(['brand', 'visitor']);
});

describe('the home page', () => {
  test('shows visible popups from their first day to their last in Seoul, whatever the day elsewhere', async () => {
    const { create, clock } = testServer();
    const { token } = await create.staff();
    await makePopup(token, { title: '사흘', date_start: '2026-12-01', date_end: '2026-12-03' });
    await makePopup(token, { title: '숨김', date_start: '2026-12-01', date_end: '2026-12-03', is_visible: false });
    const titlesAt = async (day: string, time: string) => {
      atSeoul(clock, day, time);
      return (await call(listHomePopups)).data.map(({ title }) => title);
    };
    expect(await titlesAt('2026-11-30', '23:59:59')).toEqual([]);
    expect(await titlesAt('2026-12-01', '00:00:00')).toEqual(['사흘']);
    expect(await titlesAt('2026-12-03', '23:59:59')).toEqual(['사흘']);
    expect(await titlesAt('2026-12-04', '00:00:00')).toEqual([]);
  });

  test('shows the five newest, and may be kept for a minute but not past midnight', async () => {
    const { create, clock } = testServer();
    atSeoul(clock, '2026-12-01', '10:00:00');
    const { token } = await create.staff();
    for (const title of ['1', '2', '3', '4', '5', '6'])
      await makePopup(token, { title, date_start: '2026-12-01', date_end: '2026-12-01' });
    const { data, headers } = await call(listHomePopups);
    expect(data.map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
    expect(headers['cache-control']).toBe('public, max-age=60');
    atSeoul(clock, '2026-12-01', '23:59:30');
    expect((await call(listHomePopups)).headers['cache-control']).toBe('public, max-age=30');
  });

  test('asks one index for its popups among many old ones', async () => {
    const { db } = testServer();
    await fillWithOldPopups(5000);
    const plan = await explain(
      db
        .selectFrom('main_popup')
        .select('id')
        .where('is_visible', '=', true)
        .where('date_end', '>=', '2026-12-01')
        .where('date_start', '<=', '2026-12-01')
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(5),
    );
    expect(plan).toContain('main_popup_home');
  });
});

describe('the list of operators', () => {
  test('filters by state, searches the title, pages, and counts past the last page', async () => {
    const { create, clock } = testServer();
    atSeoul(clock, '2026-12-10', '12:00:00');
    const { token } = await create.staff();
    await makePopup(token, { title: '지난 점검', date_start: '2026-12-01', date_end: '2026-12-09' });
    await makePopup(token, { title: '오늘까지', date_start: '2026-12-01', date_end: '2026-12-10' });
    await makePopup(token, { title: '오늘부터', date_start: '2026-12-10', date_end: '2026-12-20' });
    await makePopup(token, { title: '내일 점검', date_start: '2026-12-11', date_end: '2026-12-20' });
    await makePopup(token, {
      title: '숨긴 100% 할인',
      date_start: '2026-12-01',
      date_end: '2026-12-20',
      is_visible: false,
    });
    const titles = async (query: QueryOf<typeof listMainPopups>) =>
      (await call(listMainPopups, { token, query })).data.results.map(({ title }) => title);
    expect(await titles({})).toEqual(['숨긴 100% 할인', '내일 점검', '오늘부터', '오늘까지', '지난 점검']);
    expect(await titles({ state: 'scheduled' })).toEqual(['내일 점검']);
    expect(await titles({ state: 'shown' })).toEqual(['오늘부터', '오늘까지']);
    expect(await titles({ state: 'ended' })).toEqual(['지난 점검']);
    expect(await titles({ state: 'hidden' })).toEqual(['숨긴 100% 할인']);
    expect(await titles({ search: '점검' })).toEqual(['내일 점검', '지난 점검']);
    expect(await titles({ search: '점검', state: 'ended' })).toEqual(['지난 점검']);
    expect(await titles({ search: '%' })).toEqual(['숨긴 100% 할인']);
    expect(await titles({ page: 2, page_size: 2 })).toEqual(['오늘부터', '오늘까지']);
    expect((await call(listMainPopups, { token, query: { page: 9, page_size: 2 } })).data).toEqual({
      results: [],
      count: 5,
      current_page: 9,
    });
  });

  test('lists without the content and refuses a state that is none', async () => {
    const { token } = await testServer().create.staff();
    await makePopup(token);
    expect((await call(listMainPopups, { token })).data.results[0]).not.toHaveProperty('content');
    expect((await call(listMainPopups, { token, query: { state: 'gone' as 'ended' } })).status).toBe(422);
  });
});

test('reads a complete one, and responds 404 when there is none', async () => {
  const { token } = await testServer().create.staff();
  const made = await makePopup(token, { link: 'https://example.com/a?b=1' });
  expect((await call(getMainPopup, { token, params: { id: made.id } })).data).toEqual(made);
  for (const id of [made.id + 1, 'abc', '0', '999999999999999999'])
    expect((await call(getMainPopup, { token, params: { id } })).status).toBe(404);
});

/** Inserts old popups directly, because five thousand calls would prove nothing more. */
async function fillWithOldPopups(count: number): Promise<void> {
  const { db } = testServer();
  const rows = Array.from({ length: count }, (_, at) => ({
    title: `알림 ${at}`,
    link: null,
    date_start: '2025-01-01',
    date_end: '2025-02-01',
    width: 400,
    x: 0,
    y: 0,
    content: JSON.stringify({ version: 1, children: [] }),
    is_visible: true,
    show_close_today: true,
    created: new Date(1_700_000_000_000 + at * 1000).toISOString(),
    updated: new Date().toISOString(),
  }));
  for (let at = 0; at < count; at += 500)
    await db
      .insertInto('main_popup')
      .values(rows.slice(at, at + 500))
      .execute();
  await sql`analyze main_popup`.execute(db);
}

async function explain(query: { explain: (format: 'json') => Promise<unknown> }): Promise<string> {
  return JSON.stringify(await query.explain('json'));
}
