import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  getWorkSpace,
  updateWorkMember,
  updateWorkSpace,
} from '@danji/contracts/apts/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeScene } from './scene.ts';

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

test('a master names another one and stays a master; the new one is notified', async () => {
  const { space, people } = await makeScene();
  expect((await name(people.master.token, space.id, people.member.id)).data).toMatchObject({
    master_user: { id: people.member.id },
    my_role: 'master',
  });
  expect((await rolesOf(space.id)).map(({ user_id }) => user_id).sort()).toEqual(
    [people.master.id, people.member.id].sort(),
  );
  const told = () =>
    testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', people.member.id)
      .where('title', '=', '대표 관리자가 되었어요')
      .select('id')
      .execute();
  expect(await told()).toHaveLength(1);
  expect((await name(people.master.token, space.id, people.member.id)).status).toBe(200);
  expect(await told()).toHaveLength(1);
});

test('only an active member can be named, also by our staff', async () => {
  const { space, people } = await makeScene();
  for (const person of [people.invited, people.asking, people.stranger, people.brand, people.staff])
    expect((await name(people.master.token, space.id, person.id)).problem.fields?.['master_user_id']).toContain(
      '함께하고 있는 멤버',
    );
  expect((await call(getWorkSpace, { token: people.staff.token, params: { id: space.id } })).data.master_user.id).toBe(
    people.master.id,
  );
  expect((await name(people.staff.token, space.id, people.member.id)).data.master_user.id).toBe(people.member.id);
});

test('our staff name a new master when the only one has withdrawn, also without other members', async () => {
  const { space, people, members } = await makeScene();
  const { db, clock, create } = testServer();
  const withdraw = (id: number) =>
    db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', id).execute();
  await withdraw(people.master.id);
  await call(updateWorkMember, {
    token: people.staff.token,
    params: { id: members.member.id },
    body: { role: 'master' },
  });
  expect((await call(getWorkSpace, { token: people.staff.token, params: { id: space.id } })).data.master_user.id).toBe(
    people.member.id,
  );
  await withdraw(people.member.id);
  const next = await create.general();
  await call(createWorkMember, {
    token: people.staff.token,
    body: { space_id: space.id, user_id: next.id, edit_state_type: EditState.DONE },
  });
  expect((await name(people.staff.token, space.id, next.id)).data.master_user.id).toBe(next.id);
  expect(await db.selectFrom('staff_log').select('id').execute()).toHaveLength(3);
});
