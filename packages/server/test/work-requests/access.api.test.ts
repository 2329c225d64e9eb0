import { beforeEach, expect, test } from '@jest/globals';
import { linkHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { getWorkToday } from '@danji/contracts/apts/work-dashboard.endpoints';
import {
  cancelWorkRequest,
  getWorkRequest,
  reopenWorkRequest,
  seeWorkRequest,
} from '@danji/contracts/apts/work-request.endpoints';
import { answerWorkRequest } from '@danji/contracts/apts/work-request-staff.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeRequestScene, type RequestScene, toAnswer } from './request-scene.ts';

beforeEach(() => testServer().reset());

const one = ({ request }: RequestScene) => ({ params: { id: request.id } });

test('opening again is for who asked and for masters, not for other members', async () => {
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
  const reopen = async (token: string) =>
    (await call(reopenWorkRequest, { ...one(scene), body: { comment: '아직 그대로예요.' }, token })).status;
  expect(await reopen(other.token)).toBe(403);
  expect(await reopen(people.master.token)).toBe(200);
});

test('the list across work spaces shows nothing of others', async () => {
  const { people } = await makeRequestScene();
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
