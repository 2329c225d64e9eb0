import { beforeEach, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/apts/schedule';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  getWorkSchedule,
  listWorkSchedules,
  restoreWorkSchedule,
} from '@danji/contracts/apts/schedule.endpoints';
import { deleteWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeScene, makeSpace, type WorkSpaceFixture } from '../apts/scene.ts';
import { uploadFile } from '../boards/notice-scene.ts';
import { download } from '../commons/upload.ts';
import { makeSchedule, scheduleBody } from './schedule-scene.ts';

beforeEach(() => testServer().reset());

type Given = { scene: WorkSpaceFixture; schedule: WorkSchedule };

async function makeGiven(): Promise<Given> {
  const scene = await makeScene();
  return { scene, schedule: await makeSchedule(scene.people.master.token, scene.space.id) };
}

test('an outsider gets the same response for existing and missing schedules', async () => {
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

test('a removed member sees nothing from that moment on', async () => {
  const { scene, schedule } = await makeGiven();
  const { token } = scene.people.member;
  expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).status).toBe(200);
  await call(deleteWorkMember, { token: scene.people.master.token, params: { id: scene.members.member.id } });
  expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).status).toBe(404);
});

test('a removed member cannot read the files that they uploaded to the work space', async () => {
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
