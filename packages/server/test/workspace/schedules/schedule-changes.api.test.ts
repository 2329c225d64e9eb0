import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  getNextContract,
  getWorkSchedule,
  listPreviousWorkSchedules,
  listScheduleChanges,
  listWorkSchedules,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { cleanUp } from '@danji/server/workspace/schedules/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

type Change = Omit<BodyOf<typeof updateWorkSchedule>, 'updated'>;
const change = (token: string, { id, updated }: WorkSchedule, body: Change) =>
  call(updateWorkSchedule, { token, params: { id }, body: { ...body, updated } });
const history = async (token: string, { id }: WorkSchedule) =>
  (await call(listScheduleChanges, { token, params: { id } })).data;

async function makeDesk() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master);
  await addMember(master, space, member);
  return { token: master.token, member: member.token, space };
}

describe('a change', () => {
  test('touches only what is given, and makes a new version', async () => {
    const { token, member, space } = await makeDesk();
    const made = await makeSchedule(token, space.id, { description: '내용', contract_amount: 100 });
    const { data } = await change(member, made, { title: ' 경비 용역 2차 ', contract_amount: null });
    expect(data).toEqual({ ...made, title: '경비 용역 2차', contract_amount: null, updated: data.updated });
    expect(Date.parse(data.updated)).toBeGreaterThan(Date.parse(made.updated));
    expect((await change(member, data, { contract_end: '2025-01-01' })).problem.fields).toHaveProperty('contract_end');
    expect((await change(member, data, { category1: 1 })).problem.fields).toHaveProperty('category2');
  });

  test('of an outdated version is refused with the newer one, and loses nothing', async () => {
    const { token, member, space } = await makeDesk();
    const made = await makeSchedule(token, space.id);
    const { data: newer } = await change(member, made, { contract: '새 업체' });
    const { status, problem } = await change(token, made, { contract: '다른 업체' });
    expect([status, problem.code, (problem as unknown as { current: WorkSchedule }).current]).toEqual([
      409,
      'conflict',
      newer,
    ]);
    expect((await call(getWorkSchedule, { token, params: { id: made.id } })).data).toEqual(newer);
    expect((await change(token, newer, { contract: '다른 업체' })).data.contract).toBe('다른 업체');
  });

  test('of three people at the same moment succeeds once', async () => {
    const { token, space } = await makeDesk();
    const made = await makeSchedule(token, space.id);
    const answers = await Promise.all(['가', '나', '다', '라'].map((title) => change(token, made, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await call(getWorkSchedule, { token, params: { id: made.id } })).data.title).toBe(winner?.data.title);
    expect((await history(token, made)).count).toBe(2);
  });

  test('by our staff is in the staff log, and without a version it is refused', async () => {
    const { token, space } = await makeDesk();
    const staff = await testServer().create.staff();
    const made = await makeSchedule(token, space.id);
    await change(staff.token, made, { title: '고침' });
    const { data: log } = await call(listStaffLog, { token: staff.token });
    expect(log.results[0]).toMatchObject({
      method: 'PUT',
      old_object: { title: '경비 용역' },
      new_object: { title: '고침' },
    });
    expect(
      (await call(updateWorkSchedule, { token, params: { id: made.id }, body: { title: '바꿈' } as never })).problem
        .fields,
    ).toHaveProperty('updated');
    const [newest] = (await history(token, made)).results;
    expect([newest?.kind, newest?.user]).toEqual(['changed', null]);
  });
});

describe('the history', () => {
  test('says who changed what, when, and from what to what; a change of nothing is none', async () => {
    const { token, member, space } = await makeDesk();
    const { clock } = testServer();
    const old = await makeSchedule(token, space.id, { title: '작년 경비' });
    const made = await makeSchedule(token, space.id);
    clock.advance(60);
    const file = await uploadFile(member, '계약서.pdf');
    const { data: changed } = await change(member, made, {
      title: '경비 2027',
      contract_end: '2027-12-31',
      is_complete: true,
      previous_id: old.id,
      file_ids: [file],
    });
    const { data: same } = await change(token, changed, { title: '경비 2027' });
    await call(deleteWorkSchedule, { token, params: { id: made.id } });
    await call(restoreWorkSchedule, { token, params: { id: made.id } });
    const { results, count } = await history(token, same);
    expect([count, results.map(({ kind, user }) => [kind, user?.name])]).toEqual([
      4,
      [
        ['restored', '김소장'],
        ['deleted', '김소장'],
        ['changed', '이주임'],
        ['created', '김소장'],
      ],
    ]);
    expect(results[2]?.fields).toEqual([
      { field: 'title', before: '경비 용역', after: '경비 2027' },
      { field: 'contract_end', before: '2026-12-31', after: '2027-12-31' },
      { field: 'is_complete', before: false, after: true },
      { field: 'previous', before: null, after: '작년 경비' },
      { field: 'files', before: null, after: '계약서.pdf' },
    ]);
    expect(Date.parse(results[2]?.created ?? '')).toBe(clock.now().getTime());
    const page = await call(listScheduleChanges, { token, params: { id: made.id }, query: { page: 2, page_size: 3 } });
    expect(page.data.results.map(({ kind }) => kind)).toEqual(['created']);
  });
});

describe('predecessors', () => {
  test('are told the newest first, deleted ones passed over, and a successor beside its predecessor', async () => {
    const { token, space } = await makeDesk();
    const first = await makeSchedule(token, space.id, { title: '2024' });
    const second = await makeSchedule(token, space.id, { title: '2025', previous_id: first.id });
    const third = await makeSchedule(token, space.id, { title: '2026', previous_id: second.id });
    const previousContracts = async () =>
      (await call(listPreviousWorkSchedules, { token, params: { id: third.id } })).data.map(({ title }) => title);
    expect(await previousContracts()).toEqual(['2025', '2024']);
    expect([
      third.previous?.title,
      (await call(getWorkSchedule, { token, params: { id: second.id } })).data.next?.title,
    ]).toEqual(['2025', '2026']);
    await call(deleteWorkSchedule, { token, params: { id: second.id } });
    expect(await previousContracts()).toEqual(['2024']);
    testServer().clock.advance(31 * 86_400);
    await testServer().platform.jobs.runNow(cleanUp, {});
    expect(
      await testServer().db.selectFrom('work_schedule').select(['title', 'previous_id']).orderBy('id').execute(),
    ).toEqual([
      { title: '2024', previous_id: null },
      { title: '2026', previous_id: first.id },
    ]);
  });

  test('cannot run in a circle', async () => {
    const { token, space } = await makeDesk();
    const first = await makeSchedule(token, space.id);
    const second = await makeSchedule(token, space.id, { previous_id: first.id });
    for (const previous_id of [first.id, second.id])
      expect((await change(token, first, { previous_id })).problem.fields).toEqual({
        previous_id: '이 계약의 다음 계약이라서 이전 계약으로 정할 수 없어요.',
      });
    expect((await change(token, second, { previous_id: null })).data.previous).toBeNull();
  });
});

describe('the next contract', () => {
  test('is drafted from the old one, and can be written as it is', async () => {
    const { token, space } = await makeDesk();
    const old = await makeSchedule(token, space.id, {
      contract_amount: 120_000_000,
      description: '야간 순찰 포함',
      is_complete: true,
    });
    const { data } = await call(getNextContract, { token, params: { id: old.id } });
    expect(data.draft).toEqual({
      category1: 2,
      category2: 502,
      title: '경비 용역',
      brand_id: null,
      description: '야간 순찰 포함',
      contract: '한빛경비',
      building_name: '',
      contract_start: '2027-01-01',
      contract_end: '2027-12-31',
      is_complete: false,
      contract_amount: null,
      previous_id: old.id,
    });
    expect(data.steps.at(-1)).toMatchObject({ key: 'end', date: '2026-12-31' });
    const { data: next } = await call(createWorkSchedule, { token, body: { space_id: space.id, ...data.draft } });
    expect([next.previous?.id, (await call(getWorkSchedule, { token, params: { id: old.id } })).data.next?.id]).toEqual(
      [old.id, next.id],
    );
  });

  test('says which days have passed, and needs an end', async () => {
    const { token, space } = await makeDesk();
    const today = toBusinessDate(testServer().clock.now());
    const soon = await makeSchedule(token, space.id, { contract_start: null, contract_end: addDays(today, 20) });
    const { data } = await call(getNextContract, { token, params: { id: soon.id } });
    expect(data.steps.filter(({ is_past }) => is_past).map(({ key }) => key)).toEqual([
      'decision',
      'notice',
      'briefing',
      'deadline',
    ]);
    const endless = await makeSchedule(token, space.id, { contract_end: null });
    expect((await call(getNextContract, { token, params: { id: endless.id } })).problem.code).toBe(
      'invalid_transition',
    );
  });
});

describe('deleting', () => {
  test('can be undone with everything as it was but the version, and once', async () => {
    const { token, member, space } = await makeDesk();
    const made = await makeSchedule(token, space.id, { file_ids: [await uploadFile(token, '계약서.pdf')] });
    await call(deleteWorkSchedule, { token: member, params: { id: made.id } });
    expect((await call(listWorkSchedules, { token, query: { space_id: space.id } })).data.count).toBe(0);
    expect((await change(token, made, { title: '바꿈' })).status).toBe(404);
    expect((await call(deleteWorkSchedule, { token, params: { id: made.id } })).status).toBe(404);
    await call(restoreWorkSchedule, { token, params: { id: made.id } });
    const { data } = await call(getWorkSchedule, { token, params: { id: made.id } });
    expect(data).toEqual({ ...made, updated: data.updated, files: data.files });
    expect(data.files.map(({ name }) => name)).toEqual(['계약서.pdf']);
    expect((await change(token, made, { title: '지우기 전에 본 것' })).status).toBe(409);
    expect((await call(restoreWorkSchedule, { token, params: { id: made.id } })).status).toBe(404);
  });

  test('is for good after 30 days, and its files are collected', async () => {
    const { token, space } = await makeDesk();
    const { clock, db, platform } = testServer();
    const { id } = await makeSchedule(token, space.id, { file_ids: [await uploadFile(token, '계약서.pdf')] });
    await call(deleteWorkSchedule, { token, params: { id } });
    clock.advance(30 * 86_400 - 60);
    await platform.jobs.runNow(cleanUp, {});
    expect(await db.selectFrom('work_schedule').select('id').execute()).toHaveLength(1);
    clock.advance(120);
    await platform.jobs.runNow(cleanUp, {});
    clock.advance(2 * 86_400);
    await platform.jobs.runNow(collectTemporaryFiles, {});
    expect([
      await db.selectFrom('work_schedule').select('id').execute(),
      await db.selectFrom('work_schedule_change').select('id').execute(),
      await db.selectFrom('stored_file').select('id').execute(),
    ]).toEqual([[], [], []]);
  });
});

test('files come in their order, from whoever uploaded them, and go when they are left out', async () => {
  const { token, member, space } = await makeDesk();
  const [first, second] = [await uploadFile(token, '하나.pdf'), await uploadFile(token, '둘.pdf')];
  const made = await makeSchedule(token, space.id, { file_ids: [second, first] });
  expect(made.files.map(({ name }) => name)).toEqual(['둘.pdf', '하나.pdf']);
  const third = await uploadFile(member, '셋.pdf');
  const { data } = await change(member, made, { file_ids: [third, second] });
  expect(data.files.map(({ name }) => name)).toEqual(['셋.pdf', '둘.pdf']);
  expect((await change(member, data, { title: '제목만' })).data.files.map(({ name }) => name)).toEqual([
    '셋.pdf',
    '둘.pdf',
  ]);
});
