import { beforeEach, expect, test } from '@jest/globals';
import {
  createScheduleFeed,
  deleteScheduleFeed,
  getScheduleFeed,
} from '@danji/contracts/workspace/schedule-feed.endpoints';
import { deleteWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

const inDays = (days: number) => addDays(toBusinessDate(testServer().clock.now()), days);
const read = (address: string) => testServer().app.inject({ url: new URL(address).pathname });
const makeLink = async (token: string, id: number) =>
  (await call(createScheduleFeed, { token, params: { id } })).data.secret_address;

test('is readable by everybody with the link, without signing in, and is not cached', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  await makeSchedule(accounts.master.token, space.id, {
    title: '경비; 청소, 소독',
    contract_start: inDays(-300),
    contract_end: inDays(30),
  });
  await makeSchedule(accounts.master.token, space.id, {
    title: '방수 공사',
    category1: 1,
    category2: 104,
    contract_start: inDays(3),
    contract_end: inDays(9),
  });
  const { statusCode, headers, body } = await read(await makeLink(accounts.master.token, space.id));
  expect([
    statusCode,
    headers['content-type'],
    headers['cache-control'],
    headers['x-robots-tag'],
    headers['referrer-policy'],
  ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store', 'noindex', 'no-referrer']);
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    'SUMMARY:방수 공사',
    'SUMMARY:시작: 경비\\; 청소\\, 소독',
    'SUMMARY:종료: 경비\\; 청소\\, 소독',
  ]);
  expect(lines).toContain(`DTEND;VALUE=DATE:${inDays(10).replaceAll('-', '')}`);
  expect((await read(await makeLink(accounts.master.token, space.id))).body.match(/UID:.*/g)).toEqual(
    body.match(/UID:.*/g),
  );
});

test('shows its own work space alone, nothing deleted, and nothing long past', async () => {
  const [one, other] = [await buildWorkSpaceFixture(), await buildWorkSpaceFixture()];
  const { token } = one.accounts.master;
  await makeSchedule(other.accounts.master.token, other.space.id, { title: '남의 계약', contract_end: inDays(10) });
  const gone = await makeSchedule(token, one.space.id, { title: '지운 계약', contract_end: inDays(10) });
  await call(deleteWorkSchedule, { token, params: { id: gone.id } });
  await makeSchedule(token, one.space.id, {
    title: '옛 계약',
    contract_start: '2020-01-01',
    contract_end: '2020-12-31',
  });
  await makeSchedule(token, one.space.id, { title: '때가 없는 일', contract_start: null, contract_end: null });
  expect((await read(await makeLink(token, one.space.id))).body).not.toContain('BEGIN:VEVENT');
});

test('a new link ends the one before, and a revoked one is not there', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const state = async () =>
    (await call(getScheduleFeed, { token: accounts.member.token, params: { id: space.id } })).data.created;
  expect(await state()).toBeNull();
  const first = await makeLink(token, space.id);
  expect(await state()).toBe(testServer().clock.now().toISOString());
  const second = await makeLink(token, space.id);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await call(deleteScheduleFeed, { token, params: { id: space.id } });
  const revoked = await read(second);
  expect([revoked.statusCode, revoked.headers['cache-control'], await state()]).toEqual([404, 'no-store', null]);
  for (const guess of ['x', '0'.repeat(43), '%F0%9F%98%80'])
    expect((await read(`http://x/api/apts/apart_work_schedule_ics/${guess}/`)).statusCode).toBe(404);
});

test('the secret has 256 bits and is not stored', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { db } = testServer();
  const secret = (await makeLink(accounts.staff.token, space.id)).split('/').at(-2) ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = JSON.stringify([
    await db.selectFrom('work_schedule_feed').selectAll().execute(),
    await db.selectFrom('staff_log').selectAll().execute(),
  ]);
  expect(rows).not.toContain(secret);
  expect((await call(listStaffLog, { token: accounts.staff.token })).data.results[0]).toMatchObject({
    method: 'POST',
    new_object: { space_id: space.id },
  });
});
