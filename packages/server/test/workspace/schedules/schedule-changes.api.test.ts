import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import {
  deleteWorkSchedule,
  getWorkSchedule,
  listScheduleChanges,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';
import { change, makeTeam } from './schedule-change.ts';

beforeEach(() => testServer().reset());

const history = async (token: string, { id }: WorkSchedule) =>
  (await call(listScheduleChanges, { token, params: { id } })).data;

describe('a change', () => {
  test('touches only what is given, and makes a new version', async () => {
    const { token, member, space } = await makeTeam();
    const made = await makeSchedule(token, space.id, { description: '내용', contract_amount: 100 });
    const { data } = await change(member, made, { title: ' 경비 용역 2차 ', contract_amount: null });
    expect(data).toEqual({ ...made, title: '경비 용역 2차', contract_amount: null, updated: data.updated });
    expect(Date.parse(data.updated)).toBeGreaterThan(Date.parse(made.updated));
    expect((await change(member, data, { contract_end: '2025-01-01' })).problem.fields).toHaveProperty('contract_end');
    expect((await change(member, data, { category1: 1 })).problem.fields).toHaveProperty('category2');
  });

  test('of an outdated version is refused with the newer one, and loses nothing', async () => {
    const { token, member, space } = await makeTeam();
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
    const { token, space } = await makeTeam();
    const made = await makeSchedule(token, space.id);
    const answers = await Promise.all(['가', '나', '다', '라'].map((title) => change(token, made, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await call(getWorkSchedule, { token, params: { id: made.id } })).data.title).toBe(winner?.data.title);
    expect((await history(token, made)).count).toBe(2);
  });

  test('by our staff is in the staff log, and without a version it is refused', async () => {
    const { token, space } = await makeTeam();
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
    const { token, member, space } = await makeTeam();
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
