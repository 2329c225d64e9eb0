import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import {
  archiveWorkSpace,
  deleteWorkSpace,
  restoreWorkSpace,
} from '@danji/contracts/workspace/space-closing.endpoints';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { startWorkspaceExport } from '@danji/contracts/workspace/workspace-export.endpoints';
import {
  createWorkMember,
  findWorkSpaces,
  getWorkSpace,
  listWorkSpaces,
  updateWorkMember,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import { purgeSpaces } from '@danji/server/workspace/work-spaces/purge-spaces.job';
import { call } from '@danji/testing/call';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { makeSchedule } from '../schedules/schedule-fixture.ts';
import { ask } from '../work-requests/work-request-fixture.ts';
import { buildWorkSpaceFixture, makeSpace, waitForNotification } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const DAY_SECONDS = 86_400;
const at = (id: number) => ({ params: { id } });
const titles = async (token: string, mine: 'in' | 'waiting' | 'closed') =>
  (await call(listWorkSpaces, { token, query: { mine } })).data.results.map(({ title }) => title);

test('an archived work space is gone for its members, who are told; its master reads, exports and restores it', async () => {
  const { space, accounts, members } = await buildWorkSpaceFixture();
  const { master, member, resident, invited, stranger } = accounts;
  const archived = await call(archiveWorkSpace, { token: master.token, ...at(space.id) });
  expect(archived.data.archived).toBe(testServer().clock.now().toISOString());
  expect((await waitForNotification(member, '워크스페이스를 보관했어요')).content).toContain(`'${space.title}'`);
  await waitForNotification(resident, '워크스페이스를 보관했어요');
  for (const { token } of [member, resident])
    expect((await call(getWorkSpace, { token, ...at(space.id) })).status).toBe(404);
  expect([await titles(member.token, 'in'), await titles(master.token, 'in')]).toEqual([[], []]);
  expect([await titles(member.token, 'closed'), await titles(master.token, 'closed')]).toEqual([[], [space.title]]);
  expect(await titles(invited.token, 'waiting')).toEqual([]);
  expect((await call(findWorkSpaces, { token: stranger.token, query: { search: '래미안' } })).data.results).toEqual([]);

  const { token } = master;
  expect((await call(getWorkSpace, { token, ...at(space.id) })).data).toMatchObject({
    title: space.title,
    deleted: null,
  });
  const change = await call(updateWorkSpace, { token, ...at(space.id), body: { number_of_units: 3 } });
  expect([change.status, change.problem.title]).toEqual([403, expect.stringContaining('되살린 뒤에')]);
  expect((await call(listWorkSchedules, { token, query: { space_id: space.id } })).status).toBe(403);
  expect((await call(createWorkMember, { token: stranger.token, body: { space_id: space.id } })).status).toBe(409);
  const accept = { ...at(members.invited.id), body: { edit_state_type: EditState.DONE } };
  expect((await call(updateWorkMember, { token: invited.token, ...accept })).status).toBe(409);
  expect((await call(startWorkspaceExport, { token, body: { space_id: space.id } })).status).toBe(200);

  const restored = await call(restoreWorkSpace, { token, ...at(space.id) });
  expect(restored.data.archived).toBeNull();
  await waitForNotification(member, '워크스페이스를 되살렸어요');
  expect(await titles(member.token, 'in')).toEqual([space.title]);
});

test('the master who is alone leaves by archiving', async () => {
  const master = await testServer().create.general();
  const space = await makeSpace(master);
  expect((await call(archiveWorkSpace, { token: master.token, ...at(space.id) })).status).toBe(200);
  expect(await titles(master.token, 'in')).toEqual([]);
});

test('a deleted work space comes back within 30 days, and then its contents are deleted for good', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { db, clock, platform } = testServer();
  const file = await uploadFile(accounts.master.token, '계약서.pdf');
  await makeSchedule(accounts.master.token, space.id, { title: '승강기 유지보수', file_ids: [file] });
  await ask(accounts.member, space.id, { title: '도와주세요' });
  const { token } = accounts.master;
  expect((await call(deleteWorkSpace, { token, ...at(space.id) })).data.deleted).toBe(clock.now().toISOString());
  await waitForNotification(accounts.member, '워크스페이스를 삭제했어요');
  clock.advance(30 * DAY_SECONDS - 60);
  await platform.jobs.runNow(purgeSpaces, {});
  const early = await openSession(platform, accounts.master.id);
  expect((await call(restoreWorkSpace, { token: early.token, ...at(space.id) })).data.deleted).toBeNull();
  const rows = async () =>
    Promise.all(
      (['work_schedule', 'work_request', 'work_membership'] as const).map(
        async (table) =>
          (await db.selectFrom(table).where('space_id', '=', space.id).select('space_id').execute()).length > 0,
      ),
    );
  expect(await rows()).toEqual([true, true, true]);

  await call(deleteWorkSpace, { token: early.token, ...at(space.id) });
  clock.advance(30 * DAY_SECONDS + 60);
  await platform.jobs.runNow(purgeSpaces, {});
  expect(await rows()).toEqual([false, false, false]);
  const stored = await db.selectFrom('stored_file').where('nano_id', '=', file).select('use').executeTakeFirst();
  expect(stored?.use ?? null).toBeNull();
  const late = await openSession(platform, accounts.master.id);
  expect((await call(restoreWorkSpace, { token: late.token, ...at(space.id) })).status).toBe(404);
  const row = await db.selectFrom('work_space').where('id', '=', space.id).selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ title: '삭제한 워크스페이스', building_name: '', address1: '' });
});
