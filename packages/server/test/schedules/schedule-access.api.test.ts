import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/apts/schedule';
import {
  countWorkSchedules,
  createWorkSchedule,
  deleteWorkSchedule,
  getNextContract,
  getWorkSchedule,
  listCalendarSchedules,
  listOldWorkSchedules,
  listScheduleChanges,
  listWorkSchedules,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/apts/schedule.endpoints';
import { createScheduleFeed, deleteScheduleFeed, getScheduleFeed } from '@danji/contracts/apts/schedule-feed.endpoints';
import { exportWorkSchedules, getScheduleTemplate } from '@danji/contracts/apts/schedule-sheet.endpoints';
import { deleteWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeScene, makeSpace, type Role, type Scene } from '../apts/scene.ts';
import { uploadFile } from '../boards/notice-scene.ts';
import { download } from '../commons/upload.ts';
import { makeSchedule, scheduleBody } from './schedule-scene.ts';
import { sendSheet, sheetOf } from './sheet-scene.ts';

beforeEach(() => testServer().reset());

type Given = { scene: Scene; schedule: WorkSchedule; deleted: WorkSchedule };
type Attempt = (given: Given, token: string | undefined) => Promise<{ status: number }>;
const attempt =
  <E extends Endpoint>(
    endpoint: E,
    input: (given: Given) => Omit<NonNullable<Parameters<typeof call<E>>[1]>, 'token'>,
  ): Attempt =>
  (given, token) =>
    call(endpoint, { ...input(given), ...(token && { token }) } as Parameters<typeof call<E>>[1]);

const insiders: Record<Role, number> = {
  nobody: 401,
  brand: 403,
  stranger: 404,
  invited: 404,
  asking: 404,
  member: 200,
  master: 200,
  staff: 200,
};
const managers = { ...insiders, member: 403 };
const ofSchedule = ({ schedule }: Given) => ({ params: { id: schedule.id } });
const ofSpace = ({ scene }: Given) => ({ query: { space_id: scene.space.id } });
const inSpace = ({ scene }: Given) => ({ params: { id: scene.space.id } });

const ROWS: [name: string, attempt: Attempt, expected: Record<Role, number>][] = [
  ['list', attempt(listWorkSchedules, ofSpace), insiders],
  ['count', attempt(countWorkSchedules, ofSpace), insiders],
  [
    'calendar',
    attempt(listCalendarSchedules, ({ scene }) => ({ query: { space_id: scene.space.id, month: '2026-12' } })),
    insiders,
  ],
  ['write', attempt(createWorkSchedule, ({ scene }) => ({ body: scheduleBody(scene.space.id) })), insiders],
  ['read', attempt(getWorkSchedule, ofSchedule), insiders],
  [
    'change',
    attempt(updateWorkSchedule, ({ schedule }) => ({
      params: { id: schedule.id },
      body: { title: '바꿈', updated: schedule.updated },
    })),
    insiders,
  ],
  ['delete', attempt(deleteWorkSchedule, ofSchedule), insiders],
  ['restore', attempt(restoreWorkSchedule, ({ deleted }) => ({ params: { id: deleted.id } })), insiders],
  ['predecessors', attempt(listOldWorkSchedules, ofSchedule), insiders],
  ['history', attempt(listScheduleChanges, ofSchedule), insiders],
  ['next contract', attempt(getNextContract, ofSchedule), insiders],
  ['export', attempt(exportWorkSchedules, ofSpace), insiders],
  [
    'import',
    async ({ scene }, token) =>
      sendSheet(scene.space.id, await sheetOf([['용역', '경비 용역', '가져온 계약']]), { ...(token && { token }) }),
    insiders,
  ],
  ['see the calendar link', attempt(getScheduleFeed, inSpace), insiders],
  ['make the calendar link', attempt(createScheduleFeed, inSpace), managers],
  ['revoke the calendar link', attempt(deleteScheduleFeed, inSpace), managers],
];

async function makeGiven(): Promise<Given> {
  const scene = await makeScene();
  const { token } = scene.people.master;
  const [schedule, deleted] = [
    await makeSchedule(token, scene.space.id),
    await makeSchedule(token, scene.space.id, { title: '지운 것' }),
  ];
  await call(deleteWorkSchedule, { token, params: { id: deleted.id } });
  return { scene, schedule, deleted };
}
const readAll = async () => {
  const { db } = testServer();
  return [
    await db.selectFrom('work_schedule').selectAll().orderBy('id').execute(),
    await db.selectFrom('work_schedule_change').selectAll().execute(),
    await db.selectFrom('work_schedule_feed').selectAll().execute(),
  ];
};

describe.each(ROWS)('%s', (_name, run, expected) => {
  const byRole = Object.entries(expected) as [Role, number][];
  test('is refused to everybody else, also to the master of another work space, and changes nothing for them', async () => {
    const given = await makeGiven();
    const foreign = await testServer().create.general();
    await makeSpace(foreign, '남의 단지');
    const before = await readAll();
    const refused = byRole.filter(([, status]) => status !== 200);
    for (const [role, status] of refused)
      expect([role, (await run(given, given.scene.tokenOf(role))).status]).toEqual([role, status]);
    expect((await run(given, foreign.token)).status).toBe(404);
    expect(await readAll()).toEqual(before);
  });

  test.each(byRole.filter(([, status]) => status === 200).map(([role]) => role))('is allowed to %s', async (role) => {
    const given = await makeGiven();
    expect((await run(given, given.scene.tokenOf(role))).status).toBe(200);
  });
});

test('a stranger is told the same of what is there and of what is not', async () => {
  const { scene, schedule } = await makeGiven();
  const { token } = scene.people.stranger;
  const [there, gone] = [
    await call(getWorkSchedule, { token, params: { id: schedule.id } }),
    await call(getWorkSchedule, { token, params: { id: 999_999 } }),
  ];
  expect([there.status, gone.status]).toEqual([404, 404]);
  for (const space_id of [scene.space.id, 999_999])
    expect((await call(listWorkSchedules, { token, query: { space_id } })).status).toBe(404);
  expect(
    (await call(listWorkSchedules, { token: scene.people.staff.token, query: { space_id: 999_999 } })).status,
  ).toBe(404);
});

test('who was removed sees nothing from that moment on', async () => {
  const { scene, schedule } = await makeGiven();
  const { token } = scene.people.member;
  expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).status).toBe(200);
  await call(deleteWorkMember, { token: scene.people.master.token, params: { id: scene.members.member.id } });
  for (const [, run, expected] of ROWS)
    if (expected === insiders) expect((await run({ scene, schedule, deleted: schedule }, token)).status).toBe(404);
});

test('who was removed does not even read the files they had put into the work space', async () => {
  const { scene } = await makeGiven();
  const { token } = scene.people.member;
  const file = await uploadFile(token, '계약서.pdf');
  await makeSchedule(token, scene.space.id, { file_ids: [file] });
  const read = async (as: string) => (await download(`/api/commons/files/${file}/`, { token: as })).statusCode;
  expect(await read(token)).toBe(200);
  await call(deleteWorkMember, { token: scene.people.master.token, params: { id: scene.members.member.id } });
  expect([await read(token), await read(scene.people.master.token)]).toEqual([404, 200]);
});

test('files of a schedule are read by the members of its work space, and by nobody once it is deleted', async () => {
  const { scene } = await makeGiven();
  const { token } = scene.people.master;
  const file = await uploadFile(token, '계약서.pdf');
  const foreign = await testServer().create.general();
  await makeSpace(foreign, '남의 단지');
  const schedule = await makeSchedule(token, scene.space.id, { file_ids: [file] });
  const path = `/api/commons/files/${file}/`;
  const read = async (as?: string) => (await download(path, as ? { token: as } : {})).statusCode;
  expect([await read(scene.people.member.token), await read(scene.people.staff.token)]).toEqual([200, 200]);
  expect([
    await read(),
    await read(foreign.token),
    await read(scene.people.brand.token),
    await read(scene.people.invited.token),
  ]).toEqual([404, 404, 404, 404]);
  const { data } = await call(getWorkSchedule, { token: scene.people.member.token, params: { id: schedule.id } });
  expect([
    data.files.map(({ name }) => name),
    data.file_count,
    (await download(data.files[0]?.file ?? '')).statusCode,
  ]).toEqual([['계약서.pdf'], 1, 200]);
  await call(deleteWorkSchedule, { token, params: { id: schedule.id } });
  expect(await read(scene.people.member.token)).toBe(404);
  await call(restoreWorkSchedule, { token, params: { id: schedule.id } });
  expect(await read(scene.people.member.token)).toBe(200);
});

test('a file of another work space cannot be attached, nor a contract of one be the predecessor', async () => {
  const { scene, schedule } = await makeGiven();
  const foreign = await testServer().create.general();
  const other = await makeSpace(foreign, '남의 단지');
  const file = await uploadFile(scene.people.master.token, '비밀.pdf');
  const owner = await makeSchedule(scene.people.master.token, scene.space.id, { file_ids: [file] });
  expect(owner.files).toHaveLength(1);
  expect(
    (await call(createWorkSchedule, { token: foreign.token, body: scheduleBody(other.id, { file_ids: [file] }) }))
      .problem.fields,
  ).toHaveProperty(['file_ids.0']);
  expect(
    (
      await call(createWorkSchedule, {
        token: foreign.token,
        body: scheduleBody(other.id, { previous_id: schedule.id }),
      })
    ).problem.fields,
  ).toHaveProperty('previous_id');
});

test('the form to fill in is for those who have signed in', async () => {
  const { people } = await makeScene();
  expect([
    (await call(getScheduleTemplate)).status,
    (await call(getScheduleTemplate, { token: people.brand.token })).status,
    (await call(getScheduleTemplate, { token: people.stranger.token })).status,
  ]).toEqual([401, 403, 200]);
});
