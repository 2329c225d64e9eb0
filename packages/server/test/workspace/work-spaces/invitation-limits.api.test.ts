import { beforeEach, describe, expect, test } from '@jest/globals';
import { deleteWorkMember, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { INVITATIONS_PER_DAY } from '@danji/contracts/workspace/invitation';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, invite, makeSpace } from './work-space-fixture.ts';
import { KNOWN, buildTeam } from './invited-team.ts';

beforeEach(() => testServer().reset());

const contactAt = (at: number) => `guest${at}@danji.test`;

describe('an account by its id', () => {
  test('is invited by our staff alone; others read which field is refused, whoever it names', async () => {
    const { send, known, create, list, master, member } = await buildTeam();
    for (const user_id of [known.id, 999_999]) {
      const { status, problem } = await send({ user_id });
      expect([status, problem.fields]).toEqual([
        422,
        { user_id: '회원 번호로는 초대할 수 없어요. 이메일이나 휴대폰 번호로 초대해 주세요.' },
      ]);
    }
    expect((await send({ user_id: known.id }, member.token)).status).toBe(403);
    const staff = await create.staff();
    expect((await send({ user_id: known.id }, staff.token)).data.user).toMatchObject({
      id: known.id,
      name: KNOWN.name,
    });
    const [row] = (await list(master.token)).results;
    expect(row?.user).toEqual({
      id: null,
      nano_id: null,
      name: '황**을',
      profile_image_url: null,
      email: null,
      tel: '',
    });
    expect((await send({ user_id: 999_999 }, staff.token)).problem.fields).toHaveProperty('user_id');
  });
});

describe('the limit of a day', () => {
  test('holds under parallel calls, across work spaces, and ends with the day', async () => {
    const { master, space, send, create } = await buildTeam();
    const second = await makeSpace(master, '둘째 단지');
    // buildTeam has sent one invitation.
    const answers = await Promise.all(
      Array.from({ length: INVITATIONS_PER_DAY + 4 }, (_, at) =>
        send({ email: contactAt(at), space_id: at % 2 ? space.id : second.id }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 5 }, () => [429, 'invitation_limit_reached']),
    );
    expect(refused[0]?.problem.title).toBe(
      `오늘 보낼 수 있는 초대 ${INVITATIONS_PER_DAY}건을 모두 보냈어요. 내일 다시 초대할 수 있어요.`,
    );
    // Our staff and other masters are not affected, and neither are requests to join.
    expect((await send({ email: contactAt(99) }, (await create.staff()).token)).status).toBe(200);
    expect((await send({}, (await create.general()).token)).status).toBe(200);
    testServer().clock.advance(86_400);
    const { token } = await openSession(testServer().platform, master.id);
    expect((await send({ email: contactAt(98) }, token)).status).toBe(200);
  });

  test('counts withdrawn invitations and those that are sent again, but not refused calls', async () => {
    const { master, send, list } = await buildTeam();
    const { data } = await send({ email: contactAt(0) });
    await call(deleteWorkMember, { token: master.token, params: { id: data.id } });
    for (let at = 1; at < INVITATIONS_PER_DAY - 2; at += 1) await send({ email: contactAt(at) });
    expect((await send({ email: contactAt(1) })).status).toBe(409);
    expect((await send({ email: 'no address' })).status).toBe(422);
    expect((await send({ email: contactAt(99) })).status).toBe(200);
    const [last] = (await list(master.token)).results;
    await testServer()
      .db.updateTable('work_membership')
      .set({ edit_state_type: EditState.FAILED })
      .where('id', '=', last?.id ?? 0)
      .execute();
    const again = await call(updateWorkMember, {
      token: master.token,
      params: { id: last?.id ?? 0 },
      body: { edit_state_type: EditState.PENDING },
    });
    expect([again.status, again.problem.code]).toEqual([429, 'invitation_limit_reached']);
  });
});

test('a former member is invited like anybody else and takes part again', async () => {
  const { accounts, space, members } = await buildWorkSpaceFixture();
  await call(deleteWorkMember, { token: accounts.master.token, params: { id: members.member.id } });
  const invitation = await invite(accounts.master, space, accounts.member);
  expect(invitation.id).not.toBe(members.member.id);
  expect(invitation.user.id).toBeNull();
});
