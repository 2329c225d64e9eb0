import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  countSuggestAlertMatches,
  getSuggestAlertSetting,
  listSuggestAlerts,
  updateSuggestAlert,
  updateSuggestAlertSetting,
} from '@danji/contracts/bids/suggest-alert.endpoints';
import { matchAlerts } from '@danji/server/bids/suggest-alerts/match.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { addKaptNotice } from '../kapt-notices/kapt-notice-fixture.ts';
import { makeSpace } from '../../workspace/work-spaces/work-space-fixture.ts';
import { inDays, makeSuggestItem, moveItem, type Notice } from '../suggest-requests/suggest-request-fixture.ts';

type Setting = { is_enabled?: boolean; sigungus?: number[]; tags?: number[] };

let master: TestAccount;
let brand: TestAccount;
let space: number;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [master, brand] = [await create.general(), await create.brand()];
  space = (await makeSpace(master)).id;
});

const set = ({ token }: TestAccount, { is_enabled = true, sigungus = [], tags = [] }: Setting = {}) =>
  call(updateSuggestAlertSetting, { token, body: { is_enabled, sigungus, tags } });
/** Matches what is due; a run that was woken by the notice may be doing so already. */
async function match(): Promise<void> {
  const { jobs } = testServer().platform;
  await jobs.runNow(matchAlerts, {});
  await jobs.idle();
}
/** Lets time pass; access tokens do not live that long. */
async function pass(days: number): Promise<void> {
  testServer().clock.advance(days * 86_400);
  brand = { ...brand, ...(await openSession(testServer().platform, brand.id)) };
}
const publish = (given: Parameters<typeof makeSuggestItem>[2] = {}): Promise<Notice> =>
  makeSuggestItem(space, master.id, given);
const alertsOf = async ({ token }: TestAccount, query: { is_read?: boolean } = {}) =>
  (await call(listSuggestAlerts, { token, query })).data.results;
const countFor = async (sigungus: number[], tags: number[]) =>
  (await call(countSuggestAlertMatches, { token: brand.token, body: { sigungus, tags } })).data.count;

describe('the setting of a vendor', () => {
  test('is off until it is stored, once for each vendor', async () => {
    const { token, id } = brand;
    const setting = async () => (await call(getSuggestAlertSetting, { token })).data;
    expect(await setting()).toEqual({ id: 0, brand_id: id, is_enabled: false, sigungus: [], tags: [] });
    await set(brand, { sigungus: [3, 1], tags: [501, 101] });
    const stored = await setting();
    expect(stored).toMatchObject({ brand_id: id, is_enabled: true, sigungus: [3, 1], tags: [501, 101] });
    await set(brand, { is_enabled: false });
    expect(await setting()).toEqual({ ...stored, is_enabled: false, sigungus: [], tags: [] });
  });

  test('names regions and sectors that there are', async () => {
    const { problem } = await set(brand, { sigungus: [1, 99_999], tags: [199] });
    expect(Object.keys(problem.fields ?? {})).toEqual(['sigungus', 'tags']);
  });
});

describe('a new notice', () => {
  // The notice is in region 1, of category 101 with the further one 502.
  test.each([
    ['all', {}, true],
    ['its region', { sigungus: [2, 1] }, true],
    ['another region', { sigungus: [2] }, false],
    ['its category', { tags: [101] }, true],
    ['its further category', { tags: [1001, 502] }, true],
    ['another category', { tags: [102] }, false],
    ['its region and category', { sigungus: [1], tags: [101] }, true],
    ['its region with another category', { sigungus: [1], tags: [102] }, false],
    ['another region with its category', { sigungus: [2], tags: [101] }, false],
    ['nothing, when it is off', { is_enabled: false }, false],
  ])('is told to a vendor that asks for %s', async (_, setting, isTold) => {
    await set(brand, setting);
    const notice = await publish({ tags: '[502]' });
    await match();
    expect((await alertsOf(brand)).map(({ suggest_item }) => suggest_item.nano_id)).toEqual(
      isTold ? [notice.nano_id] : [],
    );
    const told = await listNotified(brand.token);
    expect(told.map(({ title, link }) => [title, link])).toEqual(
      isTold ? [['새 공고가 올라왔어요', `/bids/${notice.nano_id}`]] : [],
    );
  });

  test('is told to approved vendors only, who take notifications', async () => {
    const { create, db } = testServer();
    const waiting = await create.brand({ brand_status_type: 3 });
    const silent = await create.brand();
    await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', silent.id).execute();
    const blocked = await create.brand();
    for (const account of [brand, waiting, silent, blocked]) await set(account);
    await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', blocked.id).execute();
    await publish();
    await match();
    const told = await db.selectFrom('suggest_alert').select('brand_id').execute();
    expect(told).toEqual([{ brand_id: brand.id }]);
  });

  test('is told once, however often it is matched and changed', async () => {
    await set(brand);
    const notice = await publish();
    await match();
    await match();
    await moveItem(notice, { category: 201, date_start: inDays(-1) });
    await match();
    await testServer().db.updateTable('suggest_alert_notice').set({ matched: null }).execute();
    await match();
    expect(await alertsOf(brand)).toHaveLength(1);
    expect(await listNotified(brand.token)).toHaveLength(1);
  });

  test('is told at its start', async () => {
    await set(brand);
    await publish({ date_start: inDays(2) });
    await match();
    expect(await alertsOf(brand)).toEqual([]);
    await pass(2);
    await match();
    expect(await alertsOf(brand)).toHaveLength(1);
  });

  test('is not told as a draft, nor when it was canceled or has ended before', async () => {
    await set(brand);
    const draft = await publish({ state: 0 });
    const canceled = await publish({ date_start: inDays(1) });
    const closed = await publish({ date_start: inDays(1) });
    await moveItem(canceled, { state: 7 });
    await moveItem(closed, { state: 4 });
    await publish({ date_end: testServer().clock.now() });
    await pass(1);
    await match();
    expect(await alertsOf(brand)).toEqual([]);
    await moveItem(draft, { state: 2 });
    await match();
    expect((await alertsOf(brand)).map(({ suggest_item }) => suggest_item.nano_id)).toEqual([draft.nano_id]);
  });
});

describe('the history of a vendor', () => {
  test('is marked as read by it alone', async () => {
    const other = await testServer().create.brand();
    await set(brand);
    await publish();
    await match();
    const [alert] = await alertsOf(brand);
    expect(alert).toMatchObject({ is_read: false, suggest_item: { title: '옥상 방수 공사', requests: null } });
    const mark = ({ token }: TestAccount, is_read: boolean) =>
      call(updateSuggestAlert, { token, params: { id: alert?.id ?? 0 }, body: { is_read } });
    expect((await mark(other, true)).status).toBe(404);
    expect((await mark(brand, true)).data).toEqual({ ...alert, is_read: true });
    expect([await alertsOf(brand, { is_read: false }), await alertsOf(other)]).toEqual([[], []]);
    await mark(brand, false);
    expect(await alertsOf(brand, { is_read: false })).toEqual([alert]);
  });
});

test('the live count tells what would have matched in the last 30 days', async () => {
  await publish({ tags: '[502]' });
  await publish({ sigungu: 2, category: 301 });
  await publish({ date_start: inDays(-31) });
  await publish({ date_start: inDays(1) });
  await publish({ state: 0 });
  expect(await countFor([], [])).toBe(2);
  expect(await countFor([1], [])).toBe(1);
  expect(await countFor([], [502, 301])).toBe(2);
  expect(await countFor([2], [502])).toBe(0);
});

const noticed = (days: number) => inDays(-days).toISOString().slice(0, 10);
const countAll = async (sigungus: number[], tags: number[]) =>
  (await call(countSuggestAlertMatches, { token: brand.token, body: { sigungus, tags } })).data;

test('the live count tells notices of K-apt apart', async () => {
  await addKaptNotice({ noticed: noticed(2), sigungu: 1, category: 502, sido: '서울' });
  await addKaptNotice({ noticed: noticed(3), sigungu: null, category: 101, sido: '서울' });
  await addKaptNotice({ noticed: noticed(40), sigungu: 1, category: 502 });
  await addKaptNotice({ noticed: noticed(2), kind: 2, sigungu: 1, category: 502 });
  expect(await countAll([], [])).toEqual({ count: 0, kapt_count: 2 });
  expect(await countAll([1], [])).toMatchObject({ kapt_count: 2 });
  expect(await countAll([1], [502])).toMatchObject({ kapt_count: 1 });
  expect(await countAll([100], [])).toMatchObject({ kapt_count: 0 });
});
