import { beforeEach, describe, expect, test } from '@jest/globals';
import { findWorkSpaces, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { createWorkMember, deleteWorkMember, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { getWorkDashboard } from '@danji/contracts/workspace/work-dashboard.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { waitForNotification } from './work-space-fixture.ts';
import { KNOWN, buildTeam } from './invited-team.ts';

beforeEach(() => testServer().reset());

const STRANGER = { email: 'nobody@danji.test', tel: '01087654321' };

/** A response without what differs between any two invitations: ids, times, and the contact that was typed. */
const shapeOf = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(id|created|request_id)":("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/known@|nobody@/g, 'x@')
    .replaceAll(/kn\*\*\*|no\*\*\*/g, 'x***')
    .replaceAll(/010-?(1234-?5678|8765-?4321)/g, 'tel')
    .replaceAll(/010-\*{4}-(5678|4321)/g, 'masked');

describe('an open invitation', () => {
  test.each(['email', 'tel'] as const)('by %s looks the same for a known and an unknown contact', async (by) => {
    const { send, list, master, member, space } = await buildTeam();
    const answers = [await send({ [by]: KNOWN[by] }), await send({ [by]: STRANGER[by] })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(shapeOf(answers[0]?.data)).toBe(shapeOf(answers[1]?.data));
    for (const { token } of [master, member]) {
      const { results, count } = await list(token);
      expect(count).toBe(2);
      expect(shapeOf(results[0])).toBe(shapeOf(results[1]));
      expect(JSON.stringify(results)).not.toMatch(/황보|황\*/);
    }
    const { today } = (await call(getWorkDashboard, { token: master.token, query: { space_id: space.id } })).data;
    expect(shapeOf(today[0])).toBe(shapeOf(today[1]));
    const again = [await send({ [by]: KNOWN[by] }), await send({ [by]: STRANGER[by] })];
    expect(again.map(({ status, problem }) => [status, problem.code, problem.title])).toEqual(
      Array.from({ length: 2 }, () => [409, 'already_exists', '이미 초대한 사람이에요. 답을 기다리고 있어요.']),
    );
  });

  test('shows masters what they typed, and other members a masked contact', async () => {
    const { send, list, master, member } = await buildTeam();
    await send({ email: ' Known@danji.test ', job_grade: 9 });
    await send({ tel: '010-1234-5678' });
    const people = async (token: string) => (await list(token)).results.map(({ user }) => user);
    const hidden = { id: null, nano_id: null, profile_image_url: null };
    const masked = { tel: '010-****-5678', email: 'kn***@danji.test' };
    expect(await people(master.token)).toEqual([
      { ...hidden, name: masked.tel, email: null, tel: KNOWN.tel },
      { ...hidden, name: masked.email, email: KNOWN.email, tel: '' },
    ]);
    expect(await people(member.token)).toEqual([
      { ...hidden, name: masked.tel, email: null, tel: '' },
      { ...hidden, name: masked.email, email: null, tel: '' },
    ]);
  });

  test('is found by the typed contact and only by masters, never by the name of the account', async () => {
    const { send, list, master, member } = await buildTeam();
    await send({ email: KNOWN.email });
    const found = async (token: string, search: string) => (await list(token, { search })).count;
    for (const { token } of [master, member]) expect(await found(token, KNOWN.name)).toBe(0);
    expect([await found(master.token, KNOWN.email), await found(member.token, KNOWN.email)]).toEqual([1, 0]);
  });

  test('stays hidden when it is refused, regraded, sent again or withdrawn', async () => {
    const { send, list, master, known, create } = await buildTeam();
    const { data: invitation } = await send({ email: KNOWN.email });
    const change = (token: string, body: BodyOf<typeof updateWorkMember>) =>
      call(updateWorkMember, { token, params: { id: invitation.id }, body });
    const shown: unknown[] = [];
    for (const [token, body] of [
      [known.token, { edit_state_type: EditState.FAILED }],
      [master.token, { edit_state_type: EditState.PENDING }],
      [master.token, { job_grade: 3 }],
    ] as const) {
      expect((await change(token, body)).status).toBe(200);
      shown.push((await list(master.token, { edit_state_type: -1 })).results.filter(({ id }) => id === invitation.id));
    }
    expect(JSON.stringify(shown)).not.toMatch(/황보|황\*/);
    expect(JSON.stringify(shown)).not.toContain(known.nano_id);
    const { content } = await waitForNotification(master, '초대를 거절했어요');
    expect(content).toContain('kn***@danji.test');
    await call(deleteWorkMember, { token: master.token, params: { id: invitation.id } });
    expect((await list(known.token)).count).toBeUndefined();
    const other = await create.general();
    expect((await change(other.token, { edit_state_type: EditState.DONE })).status).toBe(404);
  });

  test('becomes effective when an account with the contact exists, and not for vendors, operators or blocked ones', async () => {
    const { send, create, space } = await buildTeam();
    const { data } = await send({ tel: STRANGER.tel });
    for (const made of [
      await create.brand({ tel: STRANGER.tel }),
      await create.staff({ tel: STRANGER.tel }),
      await create.general({ tel: STRANGER.tel, account_status: 0 }),
    ])
      expect((await call(listWorkSpaces, { token: made.token, query: { mine: 'waiting' } })).data.count ?? 0).toBe(0);
    const person = await create.general({ tel: STRANGER.tel });
    expect(
      (await call(listWorkSpaces, { token: person.token, query: { mine: 'waiting' } })).data.results,
    ).toMatchObject([
      { id: space.id, my_member_id: data.id, my_state: EditState.PENDING, my_opened_by: 'space', my_invited_by: 'tel' },
    ]);
    const found = await call(findWorkSpaces, { token: person.token, query: { search: space.title } });
    expect(found.data.results).toMatchObject([{ my_state: EditState.PENDING }]);
    const request = await call(createWorkMember, { token: person.token, body: { space_id: space.id } });
    expect([request.status, request.problem.title]).toEqual([
      409,
      '이미 초대를 받았어요. 받은 초대에서 수락해 주세요.',
    ]);
    const accepted = await call(updateWorkMember, {
      token: person.token,
      params: { id: data.id },
      body: { edit_state_type: EditState.DONE },
    });
    expect(accepted.data).toMatchObject({ id: data.id, user: { id: person.id }, edit_state_type: EditState.DONE });
  });
});

test('a known contact is notified by a job, so that the call does the same work for an unknown one', async () => {
  const { send, known } = await buildTeam();
  const { database } = testServer().platform;
  for (const email of [KNOWN.email, STRANGER.email]) await send({ email });
  const { rows } = await database.query(
    `select data from pgboss.job where name = 'work_spaces.notify_invited' and data::text like '%@danji.test%' order by created_on desc limit 2`,
  );
  expect(rows).toHaveLength(2);
  expect((await waitForNotification(known, '워크스페이스에 초대받았어요')).content).toContain('관리자가 확인한 뒤');
});
