import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  getWorkSpace,
  updateWorkMember,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const name = (token: string | undefined, id: number, master_user_id: number) =>
  call(updateWorkSpace, { ...(token && { token }), params: { id }, body: { master_user_id } });
const rolesOf = (spaceId: number) =>
  testServer()
    .db.selectFrom('work_member')
    .where('space_id', '=', spaceId)
    .where('role', '=', 'master')
    .select('user_id')
    .orderBy('user_id')
    .execute();

test('the master hands over and becomes a manager; the new one is notified, and the former one cannot repeat it', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  expect((await name(accounts.master.token, space.id, accounts.member.id)).data).toMatchObject({
    master_user: { id: accounts.member.id },
    my_role: 'manager',
  });
  expect(await rolesOf(space.id)).toEqual([{ user_id: accounts.member.id }]);
  const listTitled = async () =>
    (await listNotified(accounts.member.token)).filter(({ title }) => title === '대표 관리자가 되었어요');
  expect(await listTitled()).toHaveLength(1);
  expect((await name(accounts.master.token, space.id, accounts.member.id)).status).toBe(403);
  expect(await listTitled()).toHaveLength(1);
});

test('only an active member can be named, also by our staff', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  for (const person of [accounts.invited, accounts.asking, accounts.stranger, accounts.brand, accounts.staff])
    expect((await name(accounts.master.token, space.id, person.id)).problem.fields?.['master_user_id']).toContain(
      '함께하고 있는 멤버',
    );
  expect(
    (await call(getWorkSpace, { token: accounts.staff.token, params: { id: space.id } })).data.master_user.id,
  ).toBe(accounts.master.id);
  expect((await name(accounts.staff.token, space.id, accounts.member.id)).data.master_user.id).toBe(accounts.member.id);
});

test('our staff name a new master when the one before has withdrawn, also without other members', async () => {
  const { space, accounts, members } = await buildWorkSpaceFixture();
  const { db, clock, create } = testServer();
  const withdraw = (id: number) =>
    db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', id).execute();
  await withdraw(accounts.master.id);
  await call(updateWorkMember, {
    token: accounts.staff.token,
    params: { id: members.member.id },
    body: { role: 'master' },
  });
  expect(
    (await call(getWorkSpace, { token: accounts.staff.token, params: { id: space.id } })).data.master_user.id,
  ).toBe(accounts.member.id);
  await withdraw(accounts.member.id);
  const next = await create.general();
  await call(createWorkMember, {
    token: accounts.staff.token,
    body: { space_id: space.id, user_id: next.id, edit_state_type: EditState.DONE },
  });
  expect((await name(accounts.staff.token, space.id, next.id)).data.master_user.id).toBe(next.id);
  expect(await db.selectFrom('staff_log').select('id').execute()).toHaveLength(3);
});
