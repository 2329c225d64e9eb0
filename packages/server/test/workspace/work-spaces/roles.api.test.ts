import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  deleteWorkMember,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const change = (token: string, id: number, body: BodyOf<typeof updateWorkMember>) =>
  call(updateWorkMember, { token, params: { id }, body });
const end = (token: string, id: number) => call(deleteWorkMember, { token, params: { id } });

test('who asked to join becomes a resident, unless the answer says another role', async () => {
  const { accounts, members, space } = await buildWorkSpaceFixture();
  const accept = (role?: 'member' | 'manager') =>
    change(accounts.manager.token, members.asking.id, { edit_state_type: EditState.DONE, ...(role && { role }) });
  // A manager makes nobody a manager.
  expect((await accept('manager')).status).toBe(403);
  expect((await accept()).data.role).toBe('resident');
  await end(accounts.asking.token, members.asking.id);
  await call(createWorkMember, { token: accounts.asking.token, body: { space_id: space.id } });
  expect((await accept('member')).data.role).toBe('member');
});

test('a manager changes and removes those below managers, and nobody else', async () => {
  const { accounts, members } = await buildWorkSpaceFixture();
  const { token } = accounts.manager;
  expect((await change(token, members.master.id, { job_grade: 3 })).status).toBe(403);
  expect((await end(token, members.master.id)).status).toBe(403);
  expect((await change(token, members.member.id, { role: 'manager' })).status).toBe(403);
  expect((await change(token, members.member.id, { role: 'resident' })).data.role).toBe('resident');
  expect((await listNotified(accounts.member.token)).map(({ title }) => title)).toContain('역할이 바뀌었어요');
  expect((await change(token, members.resident.id, { role: 'member' })).data.role).toBe('member');
  expect((await end(token, members.resident.id)).status).toBe(200);
  // Managers step down by themselves.
  expect((await change(token, members.manager.id, { role: 'member' })).data.role).toBe('member');
  expect((await change(token, members.manager.id, { role: 'manager' })).status).toBe(403);
});

test('a resident sees who works for the complex, without contacts, and finds nobody by a contact', async () => {
  const { accounts, members, space } = await buildWorkSpaceFixture();
  await change(accounts.master.token, members.asking.id, { edit_state_type: EditState.DONE });
  const list = (search?: string) =>
    call(listWorkMembers, {
      token: accounts.resident.token,
      query: { space_id: space.id, edit_state_type: EditState.NONE, ...(search && { search }) },
    });
  const { results, count } = (await list()).data;
  expect(results.map(({ role }) => role)).toEqual(['master', 'manager', 'member', 'resident']);
  expect(count).toBe(4);
  const others = results.filter(({ user }) => user.id !== accounts.resident.id);
  expect(others.map(({ user: { email, tel } }) => [email, tel])).toEqual([
    [null, ''],
    [null, ''],
    [null, ''],
  ]);
  expect(results.find(({ user }) => user.id === accounts.resident.id)?.user.email).toBe(accounts.resident.email);
  expect((await list(accounts.master.email ?? '')).data.count).toBe(0);
});

test('only those who answer requests and the person read what a request says', async () => {
  const { accounts, members, space } = await buildWorkSpaceFixture();
  await end(accounts.asking.token, members.asking.id);
  const { data } = await call(createWorkMember, {
    token: accounts.asking.token,
    body: { space_id: space.id, greeting: '103동에 살아요.', dong: '103', ho: '501' },
  });
  const read = async (token: string) =>
    (await call(listWorkMembers, { token, query: { space_id: space.id } })).data.results.find(
      ({ id }) => id === data.id,
    );
  expect(await read(accounts.manager.token)).toMatchObject({ greeting: '103동에 살아요.', dong: '103', ho: '501' });
  expect(await read(accounts.member.token)).toMatchObject({ greeting: '', dong: '', ho: '' });
  await change(accounts.manager.token, data.id, { edit_state_type: EditState.DONE });
  await end(accounts.manager.token, data.id);
  const rows = await testServer()
    .db.selectFrom('work_membership')
    .where('id', '=', data.id)
    .select(['greeting', 'dong', 'ho'])
    .execute();
  expect(rows).toEqual([{ greeting: '', dong: '', ho: '' }]);
});
