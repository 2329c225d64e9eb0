import { beforeEach, expect, test } from '@jest/globals';
import { createWorkspaceExportLink } from '@danji/contracts/workspace/workspace-export.endpoints';
import { getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import {
  cancelWorkRequest,
  getWorkRequest,
  reopenWorkRequest,
  markWorkRequestSeen,
} from '@danji/contracts/workspace/work-request.endpoints';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkRequestFixture, type WorkRequestFixture, toAnswer } from './work-request-fixture.ts';

beforeEach(() => testServer().reset());

const one = ({ request }: WorkRequestFixture) => ({ params: { id: request.id } });

test('opening again is for who asked and for masters, not for other members', async () => {
  const fixture = await buildWorkRequestFixture();
  const { accounts, space } = fixture;
  const other = await testServer().create.general();
  await testServer()
    .db.insertInto('work_membership')
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
  await call(answerWorkRequest, { token: accounts.staff.token, ...one(fixture), body: toAnswer('고쳤어요.') });
  const reopen = async (token: string) =>
    (await call(reopenWorkRequest, { ...one(fixture), body: { comment: '아직 그대로예요.' }, token })).status;
  expect(await reopen(other.token)).toBe(403);
  expect(await reopen(accounts.master.token)).toBe(200);
});

test('the list across work spaces shows nothing of others', async () => {
  const { accounts } = await buildWorkRequestFixture();
  expect((await call(getDashboardSummary, { token: accounts.stranger.token })).data).toEqual({ today: [], count: 0 });
  expect((await call(getDashboardSummary, { token: accounts.invited.token })).data).toEqual({ today: [], count: 0 });
});

test('a removed member loses the requests at once, and an address that names none is 404', async () => {
  const fixture = await buildWorkRequestFixture();
  await testServer()
    .db.updateTable('work_membership')
    .set({ edit_state_type: 1 })
    .where('user_id', '=', fixture.accounts.member.id)
    .execute();
  for (const endpoint of [getWorkRequest, cancelWorkRequest, markWorkRequestSeen])
    expect((await call(endpoint, { token: fixture.accounts.member.token, ...one(fixture) })).status).toBe(404);
  for (const id of ['0', '999999', 'abc', '-1']) {
    expect((await call(getWorkRequest, { token: fixture.accounts.staff.token, params: { id } })).status).toBe(404);
    expect(
      (await call(createWorkspaceExportLink, { token: fixture.accounts.master.token, params: { id } })).status,
    ).toBe(404);
  }
});
