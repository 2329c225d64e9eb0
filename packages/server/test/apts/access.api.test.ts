import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  changeWorkSpace,
  createWorkMember,
  createWorkSpace,
  deleteWorkMember,
  findWorkSpaces,
  getMyMembership,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
  updateWorkMember,
  updateWorkSpace,
} from '@danji/contracts/apts/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeScene, type Role, type Scene } from './scene.ts';

beforeEach(() => testServer().reset());

type Attempt = (scene: Scene, token: string | undefined) => Promise<{ status: number }>;
type Row = [name: string, attempt: Attempt, expected: Record<Role, number>];

const attempt =
  <E extends Endpoint>(
    endpoint: E,
    input: (scene: Scene) => Omit<NonNullable<Parameters<typeof call<E>>[1]>, 'token'>,
  ): Attempt =>
  (scene, token) =>
    call(endpoint, { ...input(scene), ...(token && { token }) } as Parameters<typeof call<E>>[1]);
const everybody = {
  nobody: 401,
  brand: 403,
  stranger: 200,
  invited: 200,
  asking: 200,
  member: 200,
  master: 200,
  staff: 200,
};
const insiders = {
  nobody: 401,
  brand: 403,
  stranger: 404,
  invited: 404,
  asking: 404,
  member: 200,
  master: 200,
  staff: 200,
};
const managers = { ...insiders, member: 403 };

const ROWS: Row[] = [
  ['create', attempt(createWorkSpace, () => ({ body: { title: '새 단지' } })), { ...everybody, staff: 403 }],
  ['list', attempt(listWorkSpaces, () => ({})), everybody],
  ['find', attempt(findWorkSpaces, () => ({ query: { search: '래미안' } })), everybody],
  ['read', attempt(getWorkSpace, ({ space }) => ({ params: { id: space.id } })), insiders],
  [
    'edit facts',
    attempt(updateWorkSpace, ({ space }) => ({ params: { id: space.id }, body: { number_of_units: 500 } })),
    insiders,
  ],
  [
    'make current',
    attempt(changeWorkSpace, ({ space }) => ({ body: { space_id: space.id } })),
    { ...insiders, staff: 403 },
  ],
  [
    'own membership',
    attempt(getMyMembership, ({ space }) => ({ params: { id: space.id } })),
    { ...everybody, stranger: 404, staff: 403 },
  ],
  ['list members', attempt(listWorkMembers, ({ space }) => ({ query: { space_id: space.id } })), insiders],
  [
    'invite',
    attempt(createWorkMember, ({ space, people }) => ({ body: { space_id: space.id, user_id: people.stranger.id } })),
    { ...managers, stranger: 200 },
  ],
  [
    'answer a request',
    attempt(updateWorkMember, ({ members }) => ({
      params: { id: members.asking.id },
      body: { edit_state_type: EditState.DONE },
    })),
    { ...managers, asking: 403 },
  ],
  [
    'answer an invitation',
    attempt(updateWorkMember, ({ members }) => ({
      params: { id: members.invited.id },
      body: { edit_state_type: EditState.DONE },
    })),
    { ...managers, invited: 200, master: 403 },
  ],
  [
    'promote',
    attempt(updateWorkMember, ({ members }) => ({
      params: { id: members.member.id },
      body: { role: 'master' as const },
    })),
    managers,
  ],
  [
    'regrade',
    attempt(updateWorkMember, ({ members }) => ({
      params: { id: members.member.id },
      body: { job_grade: 2 as const },
    })),
    { ...managers, member: 200 },
  ],
  [
    'take back an invitation',
    attempt(deleteWorkMember, ({ members }) => ({ params: { id: members.invited.id } })),
    { ...managers, invited: 200 },
  ],
  [
    'take back a request',
    attempt(deleteWorkMember, ({ members }) => ({ params: { id: members.asking.id } })),
    { ...managers, asking: 200 },
  ],
  [
    'remove a member',
    attempt(deleteWorkMember, ({ members }) => ({ params: { id: members.member.id } })),
    { ...managers, member: 200 },
  ],
];

describe.each(ROWS)('%s', (_name, attempt, expected) => {
  const byRole = Object.entries(expected) as [Role, number][];
  const allowed = byRole.filter(([, status]) => status === 200).map(([role]) => role);

  test('refuses everybody else and changes nothing for them', async () => {
    const scene = await makeScene();
    const before = await readRows();
    for (const [role, status] of byRole)
      if (status !== 200) expect([role, (await attempt(scene, scene.tokenOf(role))).status]).toEqual([role, status]);
    expect(await readRows()).toEqual(before);
  });

  test.each(allowed)('is open to %s', async (role) => {
    const scene = await makeScene();
    expect((await attempt(scene, scene.tokenOf(role))).status).toBe(200);
  });
});

const readRows = async () => {
  const { db } = testServer();
  return [
    await db.selectFrom('work_space').selectAll().orderBy('id').execute(),
    await db.selectFrom('work_member').selectAll().orderBy('id').execute(),
    await db.selectFrom('notification').select('id').execute(),
  ];
};

test('answers 404 for an address that names no work space', async () => {
  const { people } = await makeScene();
  for (const id of ['0', '999999', '-1', '1.5', 'abc', '99999999999999999999']) {
    expect((await call(getWorkSpace, { token: people.staff.token, params: { id } })).status).toBe(404);
    expect((await call(deleteWorkMember, { token: people.master.token, params: { id } })).status).toBe(404);
  }
  expect((await call(listWorkMembers, { token: people.staff.token, query: { space_id: 999_999 } })).status).toBe(404);
});

test('tells the invited and the asking no more of a work space than a stranger finds', async () => {
  const { space, people } = await makeScene();
  await call(updateWorkSpace, {
    token: people.master.token,
    params: { id: space.id },
    body: { apt_code: 'A10027474', tel: '02-792-1234', number_of_units: 700 },
  });
  for (const person of [people.invited, people.asking]) {
    const { data } = await call(listWorkSpaces, { token: person.token });
    expect(data.results).toMatchObject([
      {
        title: '래미안 한강',
        building_name: '래미안한강아파트',
        apt_code: '',
        tel: '',
        number_of_units: null,
        member_count: 0,
        my_state: EditState.PENDING,
      },
    ]);
  }
});

test('shows the contact of somebody who is not in only to who may answer', async () => {
  const { space, people, members } = await makeScene();
  const contactsFor = async (token: string) => {
    const { data } = await call(listWorkMembers, { token, query: { space_id: space.id } });
    const of = (id: number) => data.results.find((row) => row.id === id)?.user;
    return { invited: of(members.invited.id), asking: of(members.asking.id), member: of(members.member.id) };
  };
  const seenByMember = await contactsFor(people.member.token);
  expect(seenByMember.invited).toMatchObject({ email: null, tel: '' });
  expect(seenByMember.asking).toMatchObject({ email: null, tel: '' });
  expect(seenByMember.member).toMatchObject({ email: people.member.email });
  const seenByMaster = await contactsFor(people.master.token);
  expect(seenByMaster.invited).toMatchObject({ email: people.invited.email, tel: '' });
  expect(seenByMaster.asking?.tel).toMatch(/^010/);
});
