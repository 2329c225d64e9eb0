import { beforeEach, expect, test } from '@jest/globals';
import { createWorkSpace, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { formatJobGrade, JOB_GRADE_CHOICES, JobGrade } from '@danji/contracts/codes/job-grade';
import { up } from '@danji/server/migrations/0026-job-grade-none';
import { getMe, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, invite, makeSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('0 is the default of a work space, an invitation and a work place, and is accepted', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general(), await create.general()];
  const space = await makeSpace(master);
  expect([space.job_grade, (await invite(master, space, member)).job_grade]).toEqual([0, 0]);
  const given = await call(createWorkSpace, { token: master.token, body: { title: '둘째', job_grade: 0 } });
  expect(given.data.job_grade).toBe(0);
  const work = await call(updateCurrentWork, { token: master.token, body: { job_grade: 0 } });
  expect(work.data.general?.current_work?.job_grade).toBe(0);
});

test('1 is a choice of its own, and what is no grade is refused', async () => {
  const { create } = testServer();
  const [master, member] = [await create.general(), await create.general()];
  const space = await makeSpace(master);
  const { id } = await invite(master, space, member);
  const change = (job_grade: number) =>
    call(updateWorkMember, { token: master.token, params: { id }, body: { job_grade: job_grade as 1 } });
  expect((await change(1)).data.job_grade).toBe(1);
  for (const grade of [-1, 13, 1.5]) expect((await change(grade)).status).toBe(422);
  expect((await call(updateWorkMember, { params: { id }, body: { job_grade: 1 } })).status).toBe(401);
});

test('what was the default before is the default after the migration, and other grades stay', async () => {
  const { create, db } = testServer();
  const [master, member] = [await create.general(), await create.general()];
  const space = await makeSpace(master);
  await addMember(master, space, member);
  await db.updateTable('work_member').set({ job_grade: 1 }).where('user_id', '=', master.id).execute();
  await db.updateTable('work_member').set({ job_grade: 2 }).where('user_id', '=', member.id).execute();
  await call(updateCurrentWork, { token: master.token, body: { job_grade: 1 } });
  await call(updateCurrentWork, { token: member.token, body: { job_grade: 2 } });
  await up(db as never);
  const rows = await db.selectFrom('work_member').select('job_grade').orderBy('id').execute();
  expect(rows.map(({ job_grade }) => job_grade)).toEqual([0, 2]);
  for (const [person, grade] of [
    [master, 0],
    [member, 2],
  ] as const)
    expect((await call(getMe, { token: person.token })).data.general?.current_work?.job_grade).toBe(grade);
});

test('is shown as - before a choice, and as 관리업체 when chosen', () => {
  expect([null, undefined, 0, 1, 2].map(formatJobGrade)).toEqual(['-', '-', '-', '관리업체', '관리소장']);
  expect(JobGrade.label(0)).toBe('관리업체');
  expect(JOB_GRADE_CHOICES.slice(0, 2)).toEqual([
    { value: '0', label: '직급 없음' },
    { value: '1', label: '관리업체' },
  ]);
});
