import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createWorkMember,
  deleteWorkMember,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { invite, inviteByTel, buildWorkSpaceFixture, makeSpace, waitForNotification } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const change = (token: string, id: number, body: BodyOf<typeof updateWorkMember>) =>
  call(updateWorkMember, { token, params: { id }, body });
const end = (token: string, id: number) => call(deleteWorkMember, { token, params: { id } });
const notices = async (userId: number) => {
  await deliverNotifications();
  return (
    await testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', userId)
      .select(['title', 'link'])
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);
};

describe('inviting', () => {
  test('finds the account by e-mail in any notation, and notifies it', async () => {
    const { create } = testServer();
    const [master, person] = [await create.general(), await create.general({ email: 'Kim.So@danji.test' })];
    const space = await makeSpace(master);
    const { data } = await call(createWorkMember, {
      token: master.token,
      body: { space_id: space.id, email: ' kim.so@DANJI.test ', job_grade: 9 },
    });
    expect(data).toMatchObject({
      user: { id: null, email: 'kim.so@danji.test' },
      edit_state_type: EditState.PENDING,
      role: 'member',
      job_grade: 9,
      opened_by: 'space',
      invited_by: 'email',
    });
    await waitForNotification(person, '워크스페이스에 초대받았어요');
    const events = await testServer()
      .db.selectFrom('live_event')
      .where('user_id', '=', person.id)
      .select('payload')
      .execute();
    expect(events.map(({ payload }) => (payload as { type: string }).type).sort()).toEqual(['changed', 'notification']);
  });

  test('names the field for an address that nobody can have, and for an account that our staff cannot add', async () => {
    const { create, db, clock } = testServer();
    const [master, staff] = [await create.general(), await create.staff()];
    const space = await makeSpace(master);
    for (const email of ['nobody', '', '@danji.test']) {
      const { status, problem } = await call(createWorkMember, {
        token: master.token,
        body: { space_id: space.id, email },
      });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['email']]);
    }
    const gone = await create.general();
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', gone.id).execute();
    const accounts = [
      await create.brand(),
      await create.staff(),
      await create.general({ account_status: 2 }),
      await create.general({ account_status: 0 }),
      gone,
    ];
    for (const email of ['nobody@danji.test', ...accounts.map(({ email }) => email ?? '')]) {
      const { status, problem } = await call(createWorkMember, {
        token: staff.token,
        body: { space_id: space.id, email, edit_state_type: EditState.DONE },
      });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['email']]);
    }
  });

  test('refuses a second time whatever the person has answered meanwhile', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const again = (email: string | null) =>
      call(createWorkMember, { token: accounts.master.token, body: { space_id: space.id, email: email ?? '' } });
    for (const [person, title] of [
      [accounts.invited, '이미 초대한 사람'],
      [accounts.asking, '이미 참여를 요청한 사람'],
      [accounts.member, '이미 멤버로'],
      [accounts.master, '이미 멤버로'],
    ] as const) {
      const { status, problem } = await again(person.email);
      expect([status, problem.code]).toEqual([409, 'already_exists']);
      expect(problem.title).toContain(title);
    }
  });

  test('two invitations at once make one membership', async () => {
    const { create } = testServer();
    const [master, person] = [await create.general(), await create.general()];
    const space = await makeSpace(master);
    const once = () =>
      call(createWorkMember, { token: master.token, body: { space_id: space.id, email: person.email ?? '' } });
    expect((await Promise.all([once(), once(), once()])).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('only an operator adds a member without an invitation', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const put = (token: string) =>
      call(createWorkMember, {
        token,
        body: { space_id: space.id, user_id: accounts.stranger.id, edit_state_type: EditState.DONE },
      });
    expect((await put(accounts.master.token)).problem.fields).toHaveProperty('edit_state_type');
    expect(
      (
        await call(createWorkMember, {
          token: accounts.stranger.token,
          body: { space_id: space.id, edit_state_type: EditState.DONE },
        })
      ).status,
    ).toBe(422);
    expect((await put(accounts.staff.token)).data.edit_state_type).toBe(EditState.DONE);
  });
});

describe('answering', () => {
  test('an accepted invitation opens the work space and notifies the master', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const { id } = await inviteByTel(accounts.master, space, accounts.invited);
    await change(accounts.invited.token, id, { edit_state_type: EditState.DONE });
    expect((await call(getWorkSpace, { token: accounts.invited.token, params: { id: space.id } })).data).toMatchObject({
      my_role: 'member',
      member_count: 5,
      is_current: true,
    });
    expect(await notices(accounts.master.id)).toContain('초대를 수락했어요');
  });

  test('a refused request can be made again', async () => {
    const { accounts, space, members } = await buildWorkSpaceFixture();
    expect(
      (
        await change(accounts.master.token, members.asking.id, {
          edit_state_type: EditState.FAILED,
          reason: ' 입주민인지 알 수 없어요. ',
        })
      ).data,
    ).toMatchObject({ edit_state_type: EditState.FAILED, refusal_reason: '입주민인지 알 수 없어요.' });
    const { content } = await waitForNotification(accounts.asking, '참여 요청이 받아들여지지 않았어요');
    expect(content).toContain('이유: 입주민인지 알 수 없어요.');
    const again = await call(createWorkMember, {
      token: accounts.asking.token,
      body: { space_id: space.id, job_grade: 3, greeting: '새로 이사 왔어요.', dong: '101', ho: '1203' },
    });
    expect(again.data).toMatchObject({
      id: members.asking.id,
      edit_state_type: EditState.PENDING,
      opened_by: 'person',
      job_grade: 3,
      role: 'resident',
      greeting: '새로 이사 왔어요.',
      dong: '101',
      ho: '1203',
      refusal_reason: null,
    });
  });

  test('a repeated answer changes nothing and sends no second notification', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const { id } = await inviteByTel(accounts.master, space, accounts.invited);
    for (const _ of [1, 2])
      expect((await change(accounts.invited.token, id, { edit_state_type: EditState.DONE })).status).toBe(200);
    expect((await notices(accounts.master.id)).filter((title) => title === '초대를 수락했어요')).toHaveLength(4);
  });

  test('a wrong move is named', async () => {
    const { accounts, members } = await buildWorkSpaceFixture();
    const { status, problem } = await change(accounts.staff.token, members.member.id, {
      edit_state_type: EditState.PENDING,
    });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'invalid_transition', from: EditState.DONE, to: EditState.PENDING });
  });
});

describe('leaving and removing', () => {
  test('a former member finds no work space any more and may be invited again', async () => {
    const { accounts, space, members } = await buildWorkSpaceFixture();
    await change(accounts.master.token, members.member.id, { role: 'manager' });
    expect((await end(accounts.master.token, members.member.id)).status).toBe(200);
    await deliverNotifications();
    const notification = await testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', accounts.member.id)
      .where('title', '=', '워크스페이스에서 제외되었어요')
      .select('content')
      .executeTakeFirst();
    // A work space's title may end with any character, so the text must not use a particle that depends on it.
    expect(notification?.content).not.toMatch(/'래미안 한강'[은는이가을를과와]/);
    expect((await call(getWorkSpace, { token: accounts.member.token, params: { id: space.id } })).status).toBe(404);
    expect((await call(listWorkSpaces, { token: accounts.member.token })).data.count).toBe(0);
    expect((await end(accounts.master.token, members.member.id)).problem).toMatchObject({
      code: 'invalid_transition',
      from: EditState.DISABLED,
    });
    const again = await invite(accounts.master, space, accounts.member);
    expect(again).toMatchObject({ role: 'member', opened_by: 'space', edit_state_type: EditState.PENDING });
  });

  test('a withdrawn invitation is deleted; a refused one is retained', async () => {
    const { accounts, space, members } = await buildWorkSpaceFixture();
    await end(accounts.master.token, members.invited.id);
    await end(accounts.master.token, members.asking.id);
    const { data } = await call(listWorkMembers, {
      token: accounts.master.token,
      query: { space_id: space.id, edit_state_type: EditState.NONE },
    });
    expect(data.results.map(({ id, edit_state_type }) => [id, edit_state_type])).not.toContainEqual([
      members.invited.id,
      expect.anything(),
    ]);
    expect(data.results.map(({ id, edit_state_type }) => [id, edit_state_type])).toContainEqual([
      members.asking.id,
      EditState.FAILED,
    ]);
  });

  test('the master can neither leave, step down nor be disabled, not even by an operator', async () => {
    const { accounts, space, members } = await buildWorkSpaceFixture();
    const tries = [
      end(accounts.master.token, members.master.id),
      change(accounts.master.token, members.master.id, { role: 'member' }),
      change(accounts.staff.token, members.master.id, { edit_state_type: EditState.DISABLED }),
      end(accounts.staff.token, members.master.id),
    ];
    for (const { status, problem } of await Promise.all(tries))
      expect([status, problem.code]).toEqual([409, 'last_master']);
    await change(accounts.master.token, members.member.id, { role: 'master' });
    expect((await change(accounts.master.token, members.master.id, { role: 'member' })).data.role).toBe('member');
    expect(await notices(accounts.member.id)).toContain('대표 관리자가 되었어요');
    expect(
      (await call(getWorkSpace, { token: accounts.staff.token, params: { id: space.id } })).data.master_user.id,
    ).toBe(accounts.member.id);
  });

  test('of two hand-overs at once one is done, and there is one master', async () => {
    const { accounts, members, space } = await buildWorkSpaceFixture();
    const handOver = (id: number) => change(accounts.master.token, id, { role: 'master' });
    const statuses = (await Promise.all([handOver(members.member.id), handOver(members.manager.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403]);
    const masters = await testServer()
      .db.selectFrom('work_member')
      .where('space_id', '=', space.id)
      .where('role', '=', 'master')
      .select('user_id')
      .execute();
    const { data } = await call(getWorkSpace, { token: accounts.staff.token, params: { id: space.id } });
    expect(masters).toEqual([{ user_id: data.master_user.id }]);
  });

  test('a member may not promote themselves', async () => {
    const { accounts, members } = await buildWorkSpaceFixture();
    expect((await change(accounts.member.token, members.member.id, { role: 'master' })).status).toBe(403);
    expect(
      (await change(accounts.invited.token, members.invited.id, { edit_state_type: EditState.DONE, role: 'master' }))
        .status,
    ).toBe(403);
    expect((await change(accounts.master.token, members.invited.id, { role: 'master' })).problem.code).toBe(
      'invalid_transition',
    );
  });
});
