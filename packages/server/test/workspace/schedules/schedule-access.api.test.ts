import { beforeEach, expect, test } from '@jest/globals';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import {
  createWorkSchedule,
  deleteWorkSchedule,
  getWorkSchedule,
  listWorkSchedules,
  restoreWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { deleteWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, makeSpace, type WorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { download } from '../../site/files/upload.ts';
import { makeSchedule, scheduleBody } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

type Given = { fixture: WorkSpaceFixture; schedule: WorkSchedule };

async function makeGiven(): Promise<Given> {
  const fixture = await buildWorkSpaceFixture();
  return { fixture, schedule: await makeSchedule(fixture.accounts.master.token, fixture.space.id) };
}

test('an outsider gets the same response for existing and missing schedules', async () => {
  const { fixture, schedule } = await makeGiven();
  const { token } = fixture.accounts.stranger;
  const [there, gone] = [
    await call(getWorkSchedule, { token, params: { id: schedule.id } }),
    await call(getWorkSchedule, { token, params: { id: 999_999 } }),
  ];
  expect([there.status, gone.status]).toEqual([404, 404]);
  for (const space_id of [fixture.space.id, 999_999])
    expect((await call(listWorkSchedules, { token, query: { space_id } })).status).toBe(404);
  expect(
    (await call(listWorkSchedules, { token: fixture.accounts.staff.token, query: { space_id: 999_999 } })).status,
  ).toBe(404);
});

test('a removed member sees nothing from that moment on', async () => {
  const { fixture, schedule } = await makeGiven();
  const { token } = fixture.accounts.member;
  expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).status).toBe(200);
  await call(deleteWorkMember, { token: fixture.accounts.master.token, params: { id: fixture.members.member.id } });
  expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).status).toBe(404);
});

test('a removed member cannot read the files that they uploaded to the work space', async () => {
  const { fixture } = await makeGiven();
  const { token } = fixture.accounts.member;
  const file = await uploadFile(token, '계약서.pdf');
  await makeSchedule(token, fixture.space.id, { file_ids: [file] });
  const read = async (as: string) => (await download(`/api/commons/files/${file}/`, { token: as })).statusCode;
  expect(await read(token)).toBe(200);
  await call(deleteWorkMember, { token: fixture.accounts.master.token, params: { id: fixture.members.member.id } });
  expect([await read(token), await read(fixture.accounts.master.token)]).toEqual([404, 200]);
});

test('files of a schedule are read by the members of its work space, and by nobody once it is deleted', async () => {
  const { fixture } = await makeGiven();
  const { token } = fixture.accounts.master;
  const file = await uploadFile(token, '계약서.pdf');
  const foreign = await testServer().create.general();
  await makeSpace(foreign, '남의 단지');
  const schedule = await makeSchedule(token, fixture.space.id, { file_ids: [file] });
  const path = `/api/commons/files/${file}/`;
  const read = async (as?: string) => (await download(path, as ? { token: as } : {})).statusCode;
  expect([await read(fixture.accounts.member.token), await read(fixture.accounts.staff.token)]).toEqual([200, 200]);
  expect([
    await read(),
    await read(foreign.token),
    await read(fixture.accounts.brand.token),
    await read(fixture.accounts.invited.token),
  ]).toEqual([404, 404, 404, 404]);
  const { data } = await call(getWorkSchedule, { token: fixture.accounts.member.token, params: { id: schedule.id } });
  expect([
    data.files.map(({ name }) => name),
    data.file_count,
    (await download(data.files[0]?.file ?? '')).statusCode,
  ]).toEqual([['계약서.pdf'], 1, 200]);
  await call(deleteWorkSchedule, { token, params: { id: schedule.id } });
  expect(await read(fixture.accounts.member.token)).toBe(404);
  await call(restoreWorkSchedule, { token, params: { id: schedule.id } });
  expect(await read(fixture.accounts.member.token)).toBe(200);
});

test('a file of another work space cannot be attached, nor a contract of one be the predecessor', async () => {
  const { fixture, schedule } = await makeGiven();
  const foreign = await testServer().create.general();
  const other = await makeSpace(foreign, '남의 단지');
  const file = await uploadFile(fixture.accounts.master.token, '비밀.pdf');
  const owner = await makeSchedule(fixture.accounts.master.token, fixture.space.id, { file_ids: [file] });
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
