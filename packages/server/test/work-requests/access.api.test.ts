import { beforeEach, describe, expect, test } from '@jest/globals';
import { linkHandOver, listHandOvers, startHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { getWorkDashboard, getWorkToday } from '@danji/contracts/apts/work-dashboard.endpoints';
import {
  cancelWorkRequest,
  createWorkRequest,
  getWorkRequest,
  listWorkRequests,
  reopenWorkRequest,
  seeWorkRequest,
} from '@danji/contracts/apts/work-request.endpoints';
import {
  answerWorkRequest,
  listStaffWorkRequests,
  refuseWorkRequest,
  takeWorkRequest,
} from '@danji/contracts/apts/work-request-staff.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSpace, type Role } from '../apts/scene.ts';
import { makeRequestScene, requestBody, type RequestScene, toAnswer } from './request-scene.ts';

beforeEach(() => testServer().reset());

/** `rival`: the master of another work space. */
type Who = Role | 'rival';
type Attempt = (scene: RequestScene, token: string | undefined) => Promise<{ status: number }>;

const attempt =
  <E extends Endpoint>(
    endpoint: E,
    input: (scene: RequestScene) => Omit<NonNullable<Parameters<typeof call<E>>[1]>, 'token'>,
  ): Attempt =>
  (scene, token) =>
    call(endpoint, { ...input(scene), ...(token && { token }) } as Parameters<typeof call<E>>[1]);
const insiders: Record<Who, number> = {
  nobody: 401,
  brand: 403,
  stranger: 404,
  rival: 404,
  invited: 404,
  asking: 404,
  member: 200,
  master: 200,
  staff: 200,
};
const members = { ...insiders, staff: 403 };
const masters = { ...members, member: 403 };
const staffOnly: Record<Who, number> = {
  nobody: 401,
  brand: 403,
  stranger: 403,
  rival: 403,
  invited: 403,
  asking: 403,
  member: 403,
  master: 403,
  staff: 200,
};
const one = ({ request }: RequestScene) => ({ params: { id: request.id } });

const ROWS: [name: string, attempt: Attempt, expected: Record<Who, number>][] = [
  ['list requests', attempt(listWorkRequests, ({ space }) => ({ query: { space_id: space.id } })), insiders],
  ['ask', attempt(createWorkRequest, ({ space }) => ({ body: requestBody(space.id) })), members],
  ['read a request', attempt(getWorkRequest, one), insiders],
  ['note that an answer was read', attempt(seeWorkRequest, one), members],
  ['cancel', attempt(cancelWorkRequest, one), members],
  ['list all requests', attempt(listStaffWorkRequests, () => ({})), staffOnly],
  ['take over', attempt(takeWorkRequest, one), staffOnly],
  ['answer', attempt(answerWorkRequest, (scene) => ({ ...one(scene), body: toAnswer('고쳤어요.') })), staffOnly],
  [
    'refuse',
    attempt(refuseWorkRequest, (scene) => ({ ...one(scene), body: { reason: '근거를 보내 주세요.' } })),
    staffOnly,
  ],
  ['read the dashboard', attempt(getWorkDashboard, ({ space }) => ({ query: { space_id: space.id } })), insiders],
  ['list exports', attempt(listHandOvers, ({ space }) => ({ query: { space_id: space.id } })), masters],
  ['start an export', attempt(startHandOver, ({ space }) => ({ body: { space_id: space.id } })), masters],
];

const readRows = async () => {
  const { db } = testServer();
  return [
    await db.selectFrom('work_request').selectAll().orderBy('id').execute(),
    await db.selectFrom('work_request_event').select('id').execute(),
    await db.selectFrom('work_hand_over').select('id').execute(),
    await db.selectFrom('notification').select('id').execute(),
    await db.selectFrom('staff_log').select('id').execute(),
  ];
};

const tokenOf = async (scene: RequestScene, who: Who): Promise<string | undefined> => {
  if (who !== 'rival') return scene.tokenOf(who);
  const rival = await testServer().create.general();
  await makeSpace(rival, '남의 단지');
  return rival.token;
};

describe.each(ROWS)('%s', (_name, attempt, expected) => {
  const byRole = Object.entries(expected) as [Who, number][];
  const allowed = byRole.filter(([, status]) => status === 200).map(([who]) => who);

  test('refuses everybody else and changes nothing for them', async () => {
    const scene = await makeRequestScene();
    const tokens = new Map(await Promise.all(byRole.map(async ([who]) => [who, await tokenOf(scene, who)] as const)));
    const before = await readRows();
    for (const [who, status] of byRole)
      if (status !== 200) expect([who, (await attempt(scene, tokens.get(who))).status]).toEqual([who, status]);
    expect(await readRows()).toEqual(before);
  });

  test.each(allowed)('is open to %s', async (who) => {
    const scene = await makeRequestScene();
    expect((await attempt(scene, await tokenOf(scene, who))).status).toBe(200);
  });
});

test('opening again is for who asked and for masters, not for other members or strangers', async () => {
  const scene = await makeRequestScene();
  const { people, space } = scene;
  const other = await testServer().create.general();
  await testServer()
    .db.insertInto('work_member')
    .values({
      space_id: space.id,
      user_id: other.id,
      edit_state_type: 4,
      job_grade: 1,
      opened_by: 'space',
      created: new Date().toISOString(),
      updated: new Date().toISOString(),
    })
    .execute();
  await call(answerWorkRequest, { token: people.staff.token, ...one(scene), body: toAnswer('고쳤어요.') });
  const reopen = async (token: string | undefined) =>
    (await call(reopenWorkRequest, { ...one(scene), body: { comment: '아직 그대로예요.' }, ...(token && { token }) }))
      .status;
  for (const [who, status] of [
    ['nobody', 401],
    ['brand', 403],
    ['stranger', 404],
    ['rival', 404],
    ['invited', 404],
    ['staff', 403],
  ] as const)
    expect([who, await reopen(await tokenOf(scene, who))]).toEqual([who, status]);
  expect(await reopen(other.token)).toBe(403);
  expect(await reopen(people.master.token)).toBe(200);
});

test('the list across work spaces is for general users, and shows nothing of others', async () => {
  const { people } = await makeRequestScene();
  const statuses = await Promise.all(
    [undefined, people.brand.token, people.staff.token].map(
      async (token) => (await call(getWorkToday, token ? { token } : {})).status,
    ),
  );
  expect(statuses).toEqual([401, 403, 403]);
  expect((await call(getWorkToday, { token: people.stranger.token })).data).toEqual({ today: [], count: 0 });
  expect((await call(getWorkToday, { token: people.invited.token })).data).toEqual({ today: [], count: 0 });
});

test('a removed member loses the requests at once, and an address that names none is 404', async () => {
  const scene = await makeRequestScene();
  await testServer()
    .db.updateTable('work_member')
    .set({ edit_state_type: 1 })
    .where('user_id', '=', scene.people.member.id)
    .execute();
  for (const endpoint of [getWorkRequest, cancelWorkRequest, seeWorkRequest])
    expect((await call(endpoint, { token: scene.people.member.token, ...one(scene) })).status).toBe(404);
  for (const id of ['0', '999999', 'abc', '-1']) {
    expect((await call(getWorkRequest, { token: scene.people.staff.token, params: { id } })).status).toBe(404);
    expect((await call(linkHandOver, { token: scene.people.master.token, params: { id } })).status).toBe(404);
  }
});
