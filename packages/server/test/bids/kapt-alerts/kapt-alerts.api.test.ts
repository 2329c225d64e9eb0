import { beforeEach, expect, test } from '@jest/globals';
import { listKaptAlerts, updateKaptAlert } from '@danji/contracts/bids/kapt-alert.endpoints';
import { getKaptNotice } from '@danji/contracts/bids/kapt-notice.endpoints';
import { updateSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { sandboxEnv } from '@danji/sandbox';
import { matchKaptAlerts } from '@danji/server/bids/kapt-alerts/match.job';
import { createKaptNoticeClient } from '@danji/server/bids/kapt-notices/kapt-notice-client';
import { readKaptNotices } from '@danji/server/bids/kapt-notices/read-kapt-notices';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addKaptNotice } from '../kapt-notices/kapt-notice-fixture.ts';
import { inDays } from '../suggest-requests/suggest-request-fixture.ts';

type Setting = { is_enabled?: boolean; sigungus?: number[]; tags?: number[] };

let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
});

const set = ({ token }: TestAccount, { is_enabled = true, sigungus = [], tags = [] }: Setting = {}) =>
  call(updateSuggestAlertSetting, { token, body: { is_enabled, sigungus, tags } });
/** An open notice in region 1, of category 101, unless told otherwise. */
const publish = (given: Parameters<typeof addKaptNotice>[0] = {}) =>
  addKaptNotice({ is_open: true, closes: inDays(5), sido: '서울', sigungu: 1, ...given });
/** A notice of which vendors were told before: this is not the first reading. */
const readBefore = () => addKaptNotice({ matched: inDays(-1) });
async function match(): Promise<void> {
  const { jobs } = testServer().platform;
  await jobs.runNow(matchKaptAlerts, {});
  await jobs.idle();
}
const alertsOf = async ({ token }: TestAccount, query: { is_read?: boolean } = {}) =>
  (await call(listKaptAlerts, { token, query })).data.results;
const noticesOf = async (account: TestAccount) => (await alertsOf(account)).map(({ kapt_notice }) => kapt_notice.id);

test.each<[string, Setting, boolean]>([
  ['all', {}, true],
  ['its region', { sigungus: [2, 1] }, true],
  ['another region', { sigungus: [2] }, false],
  ['its category', { tags: [101] }, true],
  ['another category', { tags: [102] }, false],
  ['its region with another category', { sigungus: [1], tags: [102] }, false],
  ['nothing, when it is off', { is_enabled: false }, false],
])('a new notice of K-apt is told to a vendor that asks for %s', async (_, setting, isTold) => {
  await readBefore();
  await set(brand, setting);
  const id = await publish();
  await match();
  expect(await noticesOf(brand)).toEqual(isTold ? [id] : []);
  const told = (await listNotified(brand.token)).map(({ title, link }) => [title, link]);
  expect(told).toEqual(isTold ? [['새 K-apt 공고가 올라왔어요', `/bids/kapt/${id}`]] : []);
});

test('what K-apt does not tell: a sido alone is for who asks for one of its regions, no category for who asks for all', async () => {
  const regions = await testServer().db.selectFrom('region').select(['id', 'sido_short']).orderBy('id').execute();
  const own = regions[0];
  const far = regions.find(({ sido_short }) => sido_short !== own?.sido_short);
  const other = await testServer().create.brand();
  await set(brand, { sigungus: [own?.id ?? 0], tags: [] });
  await set(other, { sigungus: [far?.id ?? 0], tags: [101] });
  const near = await publish({ sigungu: null, sido: own?.sido_short ?? '', category: null });
  const unknown = await publish({ sigungu: far?.id ?? 0, sido: far?.sido_short ?? '', category: null });
  await match();
  expect([await noticesOf(brand), await noticesOf(other)]).toEqual([[near], []]);
  await set(other, { sigungus: [far?.id ?? 0] });
  await testServer().db.updateTable('kapt_notice').set({ matched: null }).where('id', '=', unknown).execute();
  await match();
  expect(await noticesOf(other)).toEqual([unknown]);
});

test('all of a run are one notification, once, to approved vendors who take notifications', async () => {
  const { create, db } = testServer();
  await readBefore();
  const waiting = await create.brand({ brand_status_type: 3 });
  const silent = await create.brand();
  await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', silent.id).execute();
  for (const account of [brand, waiting, silent]) await set(account);
  // More than one statement compares.
  const ids = [await publish({ category: 502 })];
  while (ids.length < 25) ids.push(await publish());
  await publish({ is_open: false });
  await publish({ closes: inDays(-1) });
  await match();
  await match();
  const told = (await listNotified(brand.token)).map(({ title, link }) => [title, link]);
  expect(told).toEqual([['새 K-apt 공고가 25건 올라왔어요', '/bids/alerts/kapt']]);
  const alerts = await db.selectFrom('kapt_alert').select(['brand_id', 'notice_id']).orderBy('notice_id').execute();
  expect(alerts).toEqual(ids.map((notice_id) => ({ brand_id: brand.id, notice_id })));
});

test('a vendor that turns alerts on is told of what comes from then on', async () => {
  await publish();
  await match();
  await set(brand);
  const next = await publish();
  await match();
  expect(await noticesOf(brand)).toEqual([next]);
});

test('a run of the reading tells at its end; of the first one nobody is notified, and reading costs nothing', async () => {
  const { platform, sandbox, db, clock } = testServer();
  await set(brand);
  const { KAPT_BASE = '', KAPT_SERVICE_KEY = '' } = sandboxEnv(sandbox.url);
  const client = createKaptNoticeClient({ base: KAPT_BASE, serviceKey: KAPT_SERVICE_KEY, pauses: [0] });
  const read = async () => {
    await readKaptNotices({ ...platform, client });
    await match();
  };
  await read();
  expect((await alertsOf(brand))[0]).toMatchObject({ is_read: false, kapt_notice: { is_open: true } });
  expect(await listNotified(brand.token)).toEqual([]);
  // Tomorrow’s reading finds one that it does not know yet: of the latest day, since older ones are not read again.
  const open = db.selectFrom('kapt_notice').where('closes', '>', clock.now().toISOString()).where('is_open', '=', true);
  const gone = await open.orderBy('noticed', 'desc').select(['id', 'title']).limit(1).executeTakeFirstOrThrow();
  await db.deleteFrom('kapt_notice').where('id', '=', gone.id).execute();
  await db
    .updateTable('kapt_notice_read')
    .set({ read: new Date(clock.now().getTime() - 86_400_000) })
    .execute();
  await read();
  expect(await listNotified(brand.token)).toHaveLength(1);
  const [alert] = await alertsOf(brand);
  expect(alert?.kapt_notice.title).toBe(gone.title);
  await call(getKaptNotice, { token: brand.token, params: { id: alert?.kapt_notice.id ?? 0 } });
  expect(await db.selectFrom('suggest_item_read').select('brand_id').execute()).toEqual([]);
});

test('an alert is marked as read by its vendor alone', async () => {
  const other = await testServer().create.brand();
  await set(brand);
  await publish();
  await match();
  const [alert] = await alertsOf(brand);
  const mark = ({ token }: TestAccount, is_read: boolean) =>
    call(updateKaptAlert, { token, params: { id: alert?.id ?? 0 }, body: { is_read } });
  expect((await mark(other, true)).status).toBe(404);
  expect((await mark(brand, true)).data).toEqual({ ...alert, is_read: true });
  expect([await alertsOf(brand, { is_read: false }), await alertsOf(other)]).toEqual([[], []]);
  await mark(brand, false);
  expect(await alertsOf(brand, { is_read: false })).toEqual([alert]);
});
