import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createWorkMember,
  deleteWorkMember,
  getMyMembership,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
  switchWorkSpace,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { getWorkDashboard } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { invite, inviteByTel, makeSpace, waitForNotification } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const EMAIL = 'sojang@danji.test';

/** A work space that has invited an address, with which somebody has signed up. */
async function buildInvitation() {
  const { create } = testServer();
  const [master, person] = [
    await create.general({ name: '김소장' }),
    await create.general({ name: '남궁민수', email: EMAIL, tel: '01012345678' }),
  ];
  const space = await makeSpace(master);
  const { id } = await invite(master, space, person);
  const answer = (token: string, edit_state_type: 4 | 5, at = id) =>
    call(updateWorkMember, { token, params: { id: at }, body: { edit_state_type } });
  const accept = () => answer(person.token, EditState.DONE);
  const rows = async () =>
    (await call(listWorkMembers, { token: master.token, query: { space_id: space.id, edit_state_type: -1 } })).data
      .results;
  return { create, master, person, space, id, answer, accept, rows };
}

describe('an accepted invitation by e-mail', () => {
  test('shows the new member nothing until a master confirms name and masked phone number', async () => {
    const { master, person, space, id, answer, accept, rows } = await buildInvitation();
    expect((await accept()).data).toMatchObject({
      id,
      edit_state_type: EditState.PENDING,
      opened_by: 'person',
      invited_by: 'email',
    });
    const params = { id: space.id };
    for (const refused of [
      await call(getWorkSpace, { token: person.token, params }),
      await call(switchWorkSpace, { token: person.token, body: { space_id: space.id } }),
      await call(listWorkMembers, { token: person.token, query: { space_id: space.id } }),
      await call(getWorkDashboard, { token: person.token, query: { space_id: space.id } }),
    ])
      expect(refused.status).toBe(404);
    const { content, link } = await waitForNotification(master, '초대한 사람을 확인해 주세요');
    expect(content).toContain('남궁민수 님(010-****-5678)');
    expect(link).toBe(`/workspace/${space.id}/members`);
    const [row] = await rows();
    expect(row).toMatchObject({
      user: { id: person.id, name: '남궁민수', email: EMAIL, tel: '010-****-5678' },
      opened_by: 'person',
      invited_by: 'email',
    });
    const { today } = (await call(getWorkDashboard, { token: master.token, query: { space_id: space.id } })).data;
    expect(today).toMatchObject([{ kind: 'join_request', title: '남궁민수' }]);
    expect((await answer(master.token, EditState.DONE)).data).toMatchObject({
      user: { tel: '01012345678' },
      edit_state_type: EditState.DONE,
      invited_by: null,
    });
    expect((await call(getWorkSpace, { token: person.token, params })).data).toMatchObject({ is_current: true });
    await waitForNotification(person, '워크스페이스 멤버가 되었어요');
  });

  test('is not confirmed by the person, and accepting twice changes nothing', async () => {
    const { master, person, space, accept } = await buildInvitation();
    expect((await Promise.all([accept(), accept(), accept()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const mine = await call(getMyMembership, { token: person.token, params: { id: space.id } });
    expect(mine.data).toMatchObject({ edit_state_type: EditState.PENDING, opened_by: 'person' });
    await deliverNotifications();
    const notified = await testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', master.id)
      .select('title')
      .execute();
    expect(notified).toEqual([{ title: '초대한 사람을 확인해 주세요' }]);
    const waiting = await call(listWorkSpaces, { token: person.token, query: { mine: 'waiting' } });
    expect(waiting.data.results).toMatchObject([
      { my_opened_by: 'person', my_invited_by: 'email', member_count: 0, apt_code: '' },
    ]);
  });

  test('is refused when it is somebody else; the master may invite the right person afterwards', async () => {
    const { create, master, person, space, answer, accept, rows } = await buildInvitation();
    await accept();
    expect((await answer(master.token, EditState.FAILED)).data.edit_state_type).toBe(EditState.FAILED);
    const { content } = await waitForNotification(person, '참여 요청이 받아들여지지 않았어요');
    expect(content).toContain('초대한 사람이 아니라고 답했어요');
    expect((await accept()).status).toBe(409);
    expect((await call(getWorkSpace, { token: person.token, params: { id: space.id } })).status).toBe(404);
    expect((await rows()).find(({ user }) => user.id === person.id)?.user.tel).toBe('010-****-5678');
    const right = await create.general();
    const { id } = await inviteByTel(master, space, right);
    expect((await answer(right.token, EditState.DONE, id)).data.edit_state_type).toBe(EditState.DONE);
  });

  test('may be taken back by the person before a master answers', async () => {
    const { master, person, id, answer, accept, rows } = await buildInvitation();
    await accept();
    expect((await call(deleteWorkMember, { token: person.token, params: { id } })).status).toBe(200);
    expect((await answer(master.token, EditState.DONE)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test('races with its withdrawal: one of both takes place', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { master, id, accept, rows } = await buildInvitation();
      const [accepted, withdrawn] = await Promise.all([
        accept(),
        call(deleteWorkMember, { token: master.token, params: { id } }),
      ]);
      const row = (await rows()).find((row) => row.id === id);
      // Whoever comes second finds an invitation that is gone, or refuses the request that it has become.
      expect([accepted.status, withdrawn.status, row?.edit_state_type]).toEqual(
        accepted.status === 200 ? [200, 200, EditState.FAILED] : [404, 200, undefined],
      );
      await testServer().reset();
    }
  });

  test('races of confirming, refusing and taking back end in one state', async () => {
    const { master, person, space, id, answer, accept, rows } = await buildInvitation();
    await accept();
    const statuses = await Promise.all([
      answer(master.token, EditState.DONE),
      answer(master.token, EditState.FAILED),
      call(deleteWorkMember, { token: person.token, params: { id } }),
    ]);
    expect(statuses.some(({ status }) => status === 200)).toBe(true);
    const row = (await rows()).find((row) => row.id === id);
    const canRead = (await call(getWorkSpace, { token: person.token, params: { id: space.id } })).status === 200;
    expect(canRead).toBe(row?.edit_state_type === EditState.DONE);
  });
});

describe('an invitation by the phone number', () => {
  test('needs no confirmation, also beside one by e-mail, which it replaces', async () => {
    const { master, person, space, id, answer, accept, rows } = await buildInvitation();
    const byTel = await inviteByTel(master, space, person);
    const waiting = await call(listWorkSpaces, { token: person.token, query: { mine: 'waiting' } });
    expect(waiting.data.results).toMatchObject([{ my_member_id: byTel.id, my_invited_by: 'tel' }]);
    // The person accepts by e-mail first; the number still proves who they are.
    await accept();
    expect((await answer(person.token, EditState.DONE, byTel.id)).data).toMatchObject({
      id: byTel.id,
      user: { id: person.id },
      edit_state_type: EditState.DONE,
    });
    expect((await rows()).map((row) => row.id)).not.toContain(id);
    expect((await answer(person.token, EditState.DONE)).status).toBe(404);
  });

  test('goes to one of two accounts with the number', async () => {
    const { create, master, person, space, answer, rows } = await buildInvitation();
    const { id } = await inviteByTel(master, space, person);
    const twin = await create.general({ tel: '01012345678' });
    const statuses = await Promise.all([person, twin].map(({ token }) => answer(token, EditState.DONE, id)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await rows()).filter(({ edit_state_type }) => edit_state_type === EditState.DONE)).toHaveLength(2);
  });

  test('replaces an earlier membership, and never a current one', async () => {
    const { create, master, space, answer, rows } = await buildInvitation();
    const former = await create.general();
    const first = await inviteByTel(master, space, former);
    await answer(former.token, EditState.DONE, first.id);
    const again = await call(createWorkMember, {
      token: master.token,
      body: { space_id: space.id, email: former.email ?? '' },
    });
    expect([again.status, again.problem.title]).toEqual([409, '이미 멤버로 함께하고 있는 사람이에요.']);
    await call(deleteWorkMember, { token: former.token, params: { id: first.id } });
    const second = await inviteByTel(master, space, former);
    expect((await answer(former.token, EditState.DONE, second.id)).data.edit_state_type).toBe(EditState.DONE);
    expect((await rows()).filter(({ user }) => user.id === former.id).map((row) => row.id)).toEqual([second.id]);
  });
});

test('our staff add the person of an invitation only when an account has the contact', async () => {
  const { create, master, person, space, id, answer } = await buildInvitation();
  const { token } = await create.staff();
  expect((await answer(token, EditState.DONE)).data).toMatchObject({ id, user: { id: person.id, name: '남궁민수' } });
  const { data } = await call(createWorkMember, {
    token: master.token,
    body: { space_id: space.id, tel: '01087654321' },
  });
  expect((await answer(token, EditState.DONE, data.id)).problem).toMatchObject({ code: 'conflict' });
});
