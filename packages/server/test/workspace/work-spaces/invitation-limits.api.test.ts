import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createWorkMember,
  createWorkSpace,
  deleteWorkMember,
  listWorkSpaces,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { MAX_WORK_SPACES } from '@danji/contracts/workspace/membership';
import { INVITATIONS_PER_DAY } from '@danji/contracts/workspace/invitation';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { buildWorkSpaceFixture, invite, inviteByTel, makeSpace } from './work-space-fixture.ts';
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

test('nobody is in more work spaces than the list of the own ones looks up', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { master, stranger, staff } = accounts;
  const invitation = await inviteByTel(master, space, stranger);
  await sql`with spaces as (
      insert into work_space (title, apt_code, building_name, address1, address2, tel, amenities, master_user_id, created, updated)
      select '단지', '', '', '', '', '', '[]', ${master.id}, now(), now() from generate_series(1, ${MAX_WORK_SPACES}) returning id)
    insert into work_membership (space_id, user_id, edit_state_type, role, job_grade, opened_by, created, updated)
      select id, ${stranger.id}, ${EditState.DONE}, 'member', 0, 'space', now(), now() from spaces`.execute(
    testServer().db,
  );
  const full = '워크스페이스는 1,000곳까지 함께할 수 있어요. 이제 함께하지 않는 곳에서 나간 뒤 다시 시도해 주세요.';
  const accept = () =>
    call(updateWorkMember, {
      token: stranger.token,
      params: { id: invitation.id },
      body: { edit_state_type: EditState.DONE },
    });
  const refused = [
    await call(createWorkSpace, { token: stranger.token, body: { title: '한 곳 더' } }),
    await accept(),
    await call(createWorkMember, {
      token: staff.token,
      body: { space_id: space.id, user_id: stranger.id, edit_state_type: EditState.DONE },
    }),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.title])).toEqual([
    [409, full],
    [409, full],
    [409, '이미 워크스페이스 1,000곳에서 함께하고 있는 사람이라 멤버로 넣을 수 없어요.'],
  ]);
  const [first] = (await call(listWorkSpaces, { token: stranger.token, query: { mine: 'in' } })).data.results;
  await call(deleteWorkMember, { token: stranger.token, params: { id: first?.my_member_id ?? 0 } });
  expect((await accept()).data.edit_state_type).toBe(EditState.DONE);
});

test('a former member is invited like anybody else and takes part again', async () => {
  const { accounts, space, members } = await buildWorkSpaceFixture();
  await call(deleteWorkMember, { token: accounts.master.token, params: { id: members.member.id } });
  const invitation = await invite(accounts.master, space, accounts.member);
  expect(invitation.id).not.toBe(members.member.id);
  expect(invitation.user.id).toBeNull();
});
