import { beforeEach, expect, test } from '@jest/globals';
import { getWorkDashboard, getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { markWorkRequestSeen } from '@danji/contracts/workspace/work-request.endpoints';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { deleteWorkSchedule, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';
import { makeSchedule, type ScheduleBody } from '../schedules/schedule-fixture.ts';
import {
  ask,
  buildWorkRequestFixture,
  type WorkRequestFixture,
  toAnswer,
} from '../work-requests/work-request-fixture.ts';

beforeEach(() => testServer().reset());

const read = async ({ space }: WorkRequestFixture, token: string) =>
  (await call(getWorkDashboard, { token, query: { space_id: space.id } })).data;
const kindsOf = (today: { kind: string; title: string }[]) => today.map(({ kind, title }) => `${kind} ${title}`);

test('masters see requests to join; members only their own tasks', async () => {
  const fixture = await buildWorkRequestFixture();
  const { accounts } = fixture;
  const master = await read(fixture, accounts.master.token);
  expect(kindsOf(master.today)).toEqual([
    `join_request ${accounts.asking.name}`,
    'request_open 세대수를 고쳐 주세요',
    `invitation ${accounts.invited.email}`,
  ]);
  expect(master.counts).toMatchObject({ join_request: 1, invitation: 1, request_open: 1, request_answered: 0 });
  const member = await read(fixture, accounts.member.token);
  expect(kindsOf(member.today)).toEqual(['request_open 세대수를 고쳐 주세요']);
  expect(member.counts).toMatchObject({ join_request: 0, invitation: 0, request_open: 1 });
});

test('an answered join request and a read answer leave the list', async () => {
  const fixture = await buildWorkRequestFixture();
  const { accounts, members, request } = fixture;
  await call(updateWorkMember, {
    token: accounts.master.token,
    params: { id: members.asking.id },
    body: { edit_state_type: EditState.DONE },
  });
  await call(answerWorkRequest, {
    token: accounts.staff.token,
    params: { id: request.id },
    body: toAnswer('고쳤어요.'),
  });
  const before = await read(fixture, accounts.master.token);
  expect(before.today[0]).toMatchObject({ kind: 'request_answered', id: request.id, space: { title: '래미안 한강' } });
  expect(before.counts).toMatchObject({ join_request: 0, request_answered: 1, request_open: 0 });
  await call(markWorkRequestSeen, { token: accounts.member.token, params: { id: request.id } });
  expect((await read(fixture, accounts.master.token)).counts).toMatchObject({ request_answered: 0 });
});

test('the home list takes the five most urgent across work spaces, and counts all', async () => {
  const fixture = await buildWorkRequestFixture();
  const { accounts } = fixture;
  const other = await makeSpace(accounts.master, '둘째 단지');
  const third = await makeSpace(await testServer().create.general(), '셋째 단지');
  for (let at = 0; at < 6; at += 1) await ask(accounts.master, other.id, { title: `요청 ${at}` });
  const { data } = await call(getDashboardSummary, { token: accounts.master.token });
  expect(data.today).toHaveLength(5);
  expect(data.today[0]).toMatchObject({ kind: 'join_request', space: { title: '래미안 한강' } });
  expect(data.count).toBe(9);
  const whole = await call(getDashboardSummary, { token: accounts.master.token, query: { limit: 100 } });
  expect([whole.data.today.length, whole.data.count]).toEqual([9, 9]);
  const stranger = await testServer().create.general();
  const { data: nothing } = await call(getDashboardSummary, { token: stranger.token });
  expect([nothing, third.title]).toEqual([{ today: [], count: 0 }, '셋째 단지']);
});

test('a former member sees nothing of it', async () => {
  const fixture = await buildWorkRequestFixture();
  const guest = await testServer().create.general();
  const { id } = await addMember(fixture.accounts.master, fixture.space, guest);
  expect((await call(getDashboardSummary, { token: guest.token })).data.count).toBe(1);
  await testServer()
    .db.updateTable('work_membership')
    .set({ edit_state_type: EditState.DISABLED })
    .where('id', '=', id)
    .execute();
  expect((await call(getDashboardSummary, { token: guest.token })).data).toEqual({ today: [], count: 0 });
});

test('contracts past their end come first, then those that end within three months; completed, deleted and endless ones do not', async () => {
  const fixture = await buildWorkRequestFixture();
  const { accounts, space } = fixture;
  const today = toBusinessDate(testServer().clock.now());
  const day = (days: number) => addDays(today, days);
  const inThreeMonths = addMonths(today, 3);
  const make = (title: string, contract_end: string | null, more: Partial<ScheduleBody> = {}) =>
    makeSchedule(accounts.member.token, space.id, { title, contract_start: day(-400), contract_end, ...more });
  await make('어제 끝남', day(-1));
  await make('오래전 끝남', day(-30));
  await make('오늘 끝남', today);
  await make('석 달 안', addDays(inThreeMonths, -1));
  await make('석 달 뒤', inThreeMonths);
  await make('끝나고 완료', day(-5), { is_complete: true });
  await make('끝이 없음', null);
  const gone = await make('지운 계약', day(3));
  await call(deleteWorkSchedule, { token: accounts.member.token, params: { id: gone.id } });
  const data = await read(fixture, accounts.member.token);
  expect(kindsOf(data.today)).toEqual([
    'contract_overdue 오래전 끝남',
    'contract_overdue 어제 끝남',
    'contract_expiring 오늘 끝남',
    'contract_expiring 석 달 안',
    'request_open 세대수를 고쳐 주세요',
  ]);
  expect(data.counts).toMatchObject({ contract_overdue: 2, contract_expiring: 2 });
  expect(data.contracts.map(({ title }) => title)).toEqual(['오늘 끝남', '석 달 안', '석 달 뒤']);
  expect(data.contract_count).toBe(3);
  // The list that a figure leads to has what it counts.
  const listed = async (filter_range: -1 | 1) =>
    (
      await call(listWorkSchedules, {
        token: accounts.member.token,
        query: { space_id: space.id, filter_range, is_complete: false },
      })
    ).data.results.map(({ title }) => title);
  expect([await listed(-1), await listed(1)]).toEqual([
    ['어제 끝남', '오래전 끝남'],
    ['오늘 끝남', '석 달 안'],
  ]);
});
