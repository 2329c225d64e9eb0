import { beforeEach, expect, test } from '@jest/globals';
import {
  flagSuggestItem,
  getStaffSuggestItem,
  getSuggestAlertFigures,
  listStaffSuggestItems,
} from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { addKaptNotice } from '../kapt-notices/kapt-notice-fixture.ts';
import { testServer } from '@danji/testing/test-server';
import { change, inDays, publish, read, see, write } from './suggest-item-fixture.ts';

let staff: TestAccount;
let master: TestAccount;
let space: { id: number };
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [staff, master] = [await create.staff(), await create.general()];
  const body = { title: '래미안한강', building_name: '래미안한강아파트', tel: '0279212345' };
  space = (await call(createWorkSpace, { token: master.token, body })).data;
});

type Query = NonNullable<Parameters<typeof call<typeof listStaffSuggestItems>>[1]>['query'];
const listed = async (query: Query = {}) =>
  (await call(listStaffSuggestItems, { token: staff.token, query })).data.results;
const titles = async (query: Query) => (await listed(query)).map(({ title }) => title);
const flag = (id: number, flag_reason: string | null, account = staff) =>
  call(flagSuggestItem, { token: account.token, params: { id }, body: { flag_reason } });

test('staff find published notices of all complexes with their figures', async () => {
  const office = { master, space };
  const notice = await publish(office, { title: '승강기 유지보수' });
  await publish(office, { title: '조경 견적', suggest_type: 2 });
  await write(office, { title: '아직 쓰는 공고', is_draft: true });
  await read(await testServer().create.brand(), notice);
  await change(master, notice, { addendum_reason: '마감을 늦춰요.', date_end: inDays(20) });
  expect(await titles({})).toEqual(expect.arrayContaining(['승강기 유지보수', '조경 견적']));
  expect(await listed()).toHaveLength(2);
  expect(await titles({ suggest_type: 2 })).toEqual(['조경 견적']);
  expect(await titles({ search: '승강' })).toEqual(['승강기 유지보수']);
  expect(await titles({ state: 4 })).toEqual([]);
  const { data } = await call(getStaffSuggestItem, { token: staff.token, params: { id: notice.id } });
  expect(data).toMatchObject({ reads: 1, requests: 0, addenda: 1, flagged: null, space: { id: space.id } });
});

test('a mark is for staff alone, is in their log, and leaves the version of the notice', async () => {
  const notice = await publish({ master, space });
  const before = [await see(notice, master), await see(notice)].map(({ data }) => JSON.stringify(data));
  const { data } = await flag(notice.id, ' 같은 공사를 나눈 것 같아요. ');
  expect(data).toMatchObject({ flag_reason: '같은 공사를 나눈 것 같아요.', flagged_by: { id: staff.id } });
  expect((await listed({ is_flagged: true })).map(({ id }) => id)).toEqual([notice.id]);
  expect([await see(notice, master), await see(notice)].map((answer) => JSON.stringify(answer.data))).toEqual(before);
  expect(JSON.stringify((await call(listSuggestItems, { query: {} })).data)).not.toContain('flag');
  expect((await flag(notice.id, null)).data).toMatchObject({ flag_reason: null, flagged: null, flagged_by: null });
  expect(await listed({ is_flagged: true })).toEqual([]);
  const log = await call(listStaffLog, { token: (await testServer().create.admin()).token, query: {} });
  expect(log.data.results.filter(({ path }) => path.includes('suggest_item_staff'))).toHaveLength(2);
});

test('a draft is no notice for staff, and a mark needs its reason', async () => {
  const { data: draft } = await write({ master, space }, { is_draft: true });
  expect((await call(getStaffSuggestItem, { token: staff.token, params: { id: draft.id } })).status).toBe(404);
  expect((await flag(draft.id, '이유')).status).toBe(404);
  const notice = await publish({ master, space });
  expect((await flag(notice.id, '  ')).status).toBe(422);
});

test('the figures of alerts are those of the last 30 days', async () => {
  const { db, create, clock } = testServer();
  const [notice, brand] = [await publish({ master, space }), await create.brand()];
  const alert = { item_id: notice.id, created: clock.now() };
  await db
    .insertInto('suggest_alert')
    .values({ ...alert, brand_id: brand.id, is_read: true })
    .execute();
  const { id: other } = await create.brand();
  await db
    .insertInto('suggest_alert')
    .values({ ...alert, brand_id: other, created: inDays(-31) })
    .execute();
  await db.updateTable('suggest_alert_notice').set({ matched: clock.now() }).execute();
  const notice_id = await addKaptNotice({ matched: clock.now() });
  await addKaptNotice({ matched: inDays(-31) });
  await db.insertInto('kapt_alert').values({ notice_id, brand_id: brand.id, created: clock.now() }).execute();
  const { data } = await call(getSuggestAlertFigures, { token: staff.token });
  expect(data).toEqual({
    notices: 1,
    deliveries: 1,
    read: 1,
    kapt_notices: 1,
    kapt_deliveries: 1,
    kapt_read: 0,
    settings: 0,
  });
});
