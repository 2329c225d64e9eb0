import { beforeEach, expect, test } from '@jest/globals';
import { deleteWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import { deleteWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { EMPTY_DETAILS } from '@danji/server/workspace/work-spaces/work-space.presenter';
import { insertWorkSpace } from '@danji/server/workspace/work-spaces/work-space.repository';
import { notifyExpiry } from '@danji/server/workspace/schedules/expiry-notifications.job';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { buildWorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';
import { sendSheet, sheetOf } from './sheet-fixture.ts';

beforeEach(() => testServer().reset());

const DAY = 86_400;
/** Long enough that what is told afterwards is a notification of its own. */
const LATER = 601;
/** Makes what was told some seconds older; the sessions stay as they are. */
const passSeconds = async (seconds: number) => {
  const created = sql<string>`created - make_interval(secs => ${seconds})`;
  await testServer().db.updateTable('work_schedule_notice').set({ created }).execute();
  await testServer().db.updateTable('notification_outbox').set({ created }).execute();
};
const run = () => testServer().platform.jobs.runNow(notifyExpiry, {});
const inDays = (days: number) => addDays(toBusinessDate(testServer().clock.now()), days);
/** Lists the titles of expiry notifications, oldest first, of everybody or one account. */
const listNotified = async (userId?: number) => {
  await deliverNotifications();
  const rows = await testServer()
    .db.selectFrom('notification')
    .selectAll()
    .where('link', 'like', '%/schedules%')
    .where('deleted', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter((row) => userId === undefined || row.user_id === userId);
};

test('notifies active members 90, 60, 30 and 7 days before, once each, and leads to the contract', async () => {
  const { space, accounts, members } = await buildWorkSpaceFixture();
  const { id } = await makeSchedule(accounts.master.token, space.id, {
    contract_start: null,
    contract_end: inDays(95),
  });
  const receivedTitles: [number, string][] = [];
  for (let day = 0; day < 100; day += 1) {
    const before = (await listNotified(accounts.member.id)).length;
    await run();
    const mine = await listNotified(accounts.member.id);
    if (mine.length > before) receivedTitles.push([95 - day, mine.at(-1)?.title ?? '']);
    testServer().clock.advance(DAY);
  }
  expect(receivedTitles).toEqual([
    [90, "'경비 용역' 계약이 90일 뒤에 끝나요"],
    [60, "'경비 용역' 계약이 60일 뒤에 끝나요"],
    [30, "'경비 용역' 계약이 30일 뒤에 끝나요"],
    [7, "'경비 용역' 계약이 7일 뒤에 끝나요"],
  ]);
  const all = await listNotified();
  expect(new Set(all.map(({ user_id }) => user_id))).toEqual(
    new Set([accounts.master.id, accounts.manager.id, accounts.member.id]),
  );
  expect(all.every(({ link }) => link === `/workspace/${space.id}/schedules/${id}`)).toBe(true);
  expect(members.member.id).toBeGreaterThan(0);
});

test('a contract written inside a window gets only the nearest mark, and a missed day is made up for', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  await makeSchedule(accounts.master.token, space.id, { contract_start: null, contract_end: inDays(45) });
  await run();
  await run();
  expect((await listNotified(accounts.master.id)).map(({ title }) => title)).toEqual([
    "'경비 용역' 계약이 45일 뒤에 끝나요",
  ]);
  // The server was down on the day of the mark.
  testServer().clock.advance(20 * DAY);
  await run();
  expect((await listNotified(accounts.master.id)).map(({ title }) => title)).toEqual([
    "'경비 용역' 계약이 45일 뒤에 끝나요",
    "'경비 용역' 계약이 25일 뒤에 끝나요",
  ]);
});

test('ignores completed, deleted, past, distant and endless contracts, and removed members', async () => {
  const { space, accounts, members } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const make = (contract_end: string | null, given = {}) =>
    makeSchedule(token, space.id, { contract_start: null, contract_end, ...given });
  await make(inDays(5), { is_complete: true });
  const { id } = await make(inDays(200));
  await call(deleteWorkSchedule, { token, params: { id } });
  await testServer()
    .db.updateTable('work_schedule')
    .set({ contract_end: inDays(5) })
    .where('id', '=', id)
    .execute();
  await make(inDays(-1));
  await make(inDays(91));
  await make(null);
  await run();
  expect(await listNotified()).toEqual([]);
  await call(deleteWorkMember, { token, params: { id: members.member.id } });
  await make(inDays(0), { title: '오늘 끝' });
  await run();
  // Neither the removed member nor the resident.
  expect((await listNotified()).map(({ user_id, title }) => [user_id, title])).toEqual(
    [accounts.manager.id, accounts.master.id].map((id) => [id, "'오늘 끝' 계약이 오늘 끝나요"]),
  );
});

test('two servers notify once, and a crash in between causes no second notification', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { db } = testServer();
  for (const [title, days] of [
    ['가', 30],
    ['나', 28],
    ['다', 29],
  ] as const) {
    const far = { title, contract_start: null, contract_end: inDays(200) };
    const { id } = await makeSchedule(accounts.master.token, space.id, far);
    await db
      .updateTable('work_schedule')
      .set({ contract_end: inDays(days) })
      .where('id', '=', id)
      .execute();
  }
  await Promise.all([run(), run(), run()]);
  // Three contracts at one time are one notification with the most urgent one, to each of who works there.
  expect((await listNotified(accounts.member.id)).map(({ title, link }) => [title, link])).toEqual([
    ["곧 끝나는 계약 3건 · 가장 급한 것 '나'", `/workspace/${space.id}/schedules`],
  ]);
  expect(await db.selectFrom('work_schedule_notice').select('mark').execute()).toHaveLength(3);
  // As if the server had died before it: a mark and its notifications are written together.
  await db.deleteFrom('work_schedule_notice').where('schedule_id', '=', 2).execute();
  await passSeconds(LATER);
  await run();
  expect(await listNotified(accounts.member.id)).toHaveLength(2);
});

test('a contract that is written near its end is told at once, once, and so is a sheet of them', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const titles = async () => (await listNotified(accounts.member.id)).map(({ title }) => title);
  const far = await makeSchedule(token, space.id, { contract_start: null, contract_end: inDays(300) });
  expect(await titles()).toEqual([]);
  await makeSchedule(token, space.id, { title: '급한 것', contract_start: null, contract_end: inDays(3) });
  expect(await titles()).toEqual(["'급한 것' 계약이 3일 뒤에 끝나요"]);
  await passSeconds(LATER);
  await call(updateWorkSchedule, {
    token,
    params: { id: far.id },
    body: { contract_end: inDays(50), updated: far.updated },
  });
  await passSeconds(LATER);
  const lines = [20, 10].map((days) => ['용역', '경비 용역', `${days}일`, inDays(days)]);
  const bytes = await sheetOf(lines, ['종류', '분류', '제목', '종료일']);
  expect((await sendSheet(space.id, bytes, { token })).report.is_saved).toBe(true);
  await run();
  expect(await titles()).toEqual([
    "'급한 것' 계약이 3일 뒤에 끝나요",
    "'경비 용역' 계약이 50일 뒤에 끝나요",
    "곧 끝나는 계약 2건 · 가장 급한 것 '10일'",
  ]);
});

test('contracts registered one by one are one notification, the most urgent first, also while it is delivered', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const told = async (userId: number) =>
    (await listNotified(userId)).map(({ title, link, is_read }) => [title, link, is_read]);
  const make = async (title: string, days: number) => {
    await passSeconds(240);
    return makeSchedule(token, space.id, { title, contract_start: null, contract_end: inDays(days) });
  };
  for (let at = 1; at <= 9; at += 1) {
    await make(`계약 ${at}`, 40 + at);
    // Some are delivered before the next one, some wait.
    if (at % 3 === 0) await deliverNotifications();
  }
  await make('급한 것', 5);
  const merged = ["곧 끝나는 계약 10건 · 가장 급한 것 '급한 것'", `/workspace/${space.id}/schedules`, false];
  expect(await told(accounts.member.id)).toEqual([merged]);
  // A notification that a member has read stays, and the others have one.
  await call(markNotificationsRead, { token: accounts.member.token, body: {} });
  await make('더 급한 것', 3);
  const next = ["곧 끝나는 계약 11건 · 가장 급한 것 '더 급한 것'", merged[1], false];
  expect(await told(accounts.member.id)).toEqual([[merged[0], merged[1], true], next]);
  expect(await told(accounts.manager.id)).toEqual([next]);
  await passSeconds(LATER);
  const { id } = await make('나중 것', 9);
  expect((await told(accounts.manager.id)).at(-1)).toEqual([
    "'나중 것' 계약이 9일 뒤에 끝나요",
    `/workspace/${space.id}/schedules/${id}`,
    false,
  ]);
  expect(await listNotified(accounts.manager.id)).toHaveLength(2);
});

test('what was told is read for everybody once somebody completes, deletes, moves or follows the contract', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const make = async (title: string) => {
    await passSeconds(LATER);
    return makeSchedule(token, space.id, { title, contract_start: null, contract_end: inDays(5) });
  };
  const [done, gone, moved, followed] = [
    await make('완료'),
    await make('삭제'),
    await make('연장'),
    await make('다음'),
  ];
  const kept = await make('남음');
  await listNotified();
  const change = (id: number, body: object, updated: string) =>
    call(updateWorkSchedule, { token, params: { id }, body: { ...body, updated } });
  await change(done.id, { is_complete: true }, done.updated);
  await call(deleteWorkSchedule, { token, params: { id: gone.id } });
  await change(moved.id, { contract_end: inDays(400) }, moved.updated);
  await makeSchedule(token, space.id, { previous_id: followed.id, contract_start: inDays(6), contract_end: null });
  await change(kept.id, { contract: '다른 업체' }, kept.updated);
  const unread = (await listNotified(accounts.member.id)).filter(({ is_read }) => !is_read);
  expect(unread.map(({ title }) => title)).toEqual(["'남음' 계약이 5일 뒤에 끝나요"]);
});

test('what told of several contracts is read once the last of them is completed, deleted, moved or followed', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const make = (title: string) =>
    makeSchedule(token, space.id, { title, contract_start: null, contract_end: inDays(5) });
  const [done, gone, moved, followed] = [
    await make('완료'),
    await make('삭제'),
    await make('연장'),
    await make('다음'),
  ];
  const unread = async () =>
    (await listNotified(accounts.member.id)).filter(({ is_read }) => !is_read).map(({ title }) => title);
  const told = ["곧 끝나는 계약 4건 · 가장 급한 것 '완료'"];
  expect(await unread()).toEqual(told);
  const change = (id: number, body: object, updated: string) =>
    call(updateWorkSchedule, { token, params: { id }, body: { ...body, updated } });
  await change(done.id, { is_complete: true }, done.updated);
  await call(deleteWorkSchedule, { token, params: { id: gone.id } });
  await change(moved.id, { contract_end: inDays(400) }, moved.updated);
  expect(await unread()).toEqual(told);
  await makeSchedule(token, space.id, { previous_id: followed.id, contract_start: inDays(6), contract_end: null });
  expect(await unread()).toEqual([]);
});

test('a new end is notified again', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const made = await makeSchedule(token, space.id, { contract_start: null, contract_end: inDays(6) });
  await run();
  await passSeconds(LATER);
  await call(updateWorkSchedule, {
    token,
    params: { id: made.id },
    body: { contract_end: inDays(20), updated: made.updated },
  });
  await run();
  await run();
  expect((await listNotified(accounts.master.id)).map(({ title }) => title)).toEqual([
    "'경비 용역' 계약이 6일 뒤에 끝나요",
    "'경비 용역' 계약이 20일 뒤에 끝나요",
  ]);
});

test('more work spaces than one batch are notified completely', async () => {
  const { create, db, clock } = testServer();
  const person = await create.general();
  const now = clock.now().toISOString();
  const spaces: number[] = [];
  for (let at = 0; at < 205; at += 1)
    spaces.push(await insertWorkSpace(db, person.id, { ...EMPTY_DETAILS, title: `단지 ${at}` }, now));
  const common = { user_id: person.id, created: now, updated: now };
  await db
    .insertInto('work_membership')
    .values(
      spaces.map((space_id) => ({
        ...common,
        space_id,
        edit_state_type: EditState.DONE,
        role: 'master' as const,
        job_grade: 0 as const,
        opened_by: 'person' as const,
      })),
    )
    .execute();
  const contract = {
    ...common,
    title: '경비',
    category1: 2,
    category2: 502,
    description: '',
    contract: '',
    contract_start: null,
    contract_end: inDays(10),
    building_name: '',
    is_complete: false,
    contract_amount: null,
    previous_id: null,
  } as const;
  await db
    .insertInto('work_schedule')
    .values(spaces.map((space_id) => ({ ...contract, space_id })))
    .execute();
  await run();
  expect(await listNotified(person.id)).toHaveLength(205);
});
