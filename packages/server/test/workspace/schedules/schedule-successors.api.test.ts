import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  getNextContract,
  getWorkSchedule,
  listPreviousWorkSchedules,
} from '@danji/contracts/workspace/schedule.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { cleanUp } from '@danji/server/workspace/schedules/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSchedule } from './schedule-fixture.ts';
import { change, makeTeam } from './schedule-change.ts';

beforeEach(() => testServer().reset());

describe('predecessors', () => {
  test('are told the newest first, deleted ones passed over, and a successor beside its predecessor', async () => {
    const { token, space } = await makeTeam();
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
    const { token, space } = await makeTeam();
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
    const { token, space } = await makeTeam();
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
      description: '야간 순찰 포함',
      contract: '한빛경비',
      brand_id: null,
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
    const { token, space } = await makeTeam();
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
