import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteWorkSchedule,
  getWorkSchedule,
  listWorkSchedules,
  restoreWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { cleanUp } from '@danji/server/workspace/schedules/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { makeSchedule } from './schedule-fixture.ts';
import { change, makeTeam } from './schedule-change.ts';

beforeEach(() => testServer().reset());

describe('deleting', () => {
  test('can be undone with everything as it was but the version, and once', async () => {
    const { token, member, space } = await makeTeam();
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
    const { token, space } = await makeTeam();
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
  const { token, member, space } = await makeTeam();
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
