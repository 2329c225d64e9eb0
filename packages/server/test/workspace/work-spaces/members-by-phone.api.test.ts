import { beforeEach, expect, test } from '@jest/globals';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, makeSpace, waitForNotification } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const inviteTel = (token: string, space_id: number, tel: string) =>
  call(createWorkMember, { token, body: { space_id, tel } });

test('a master invites by mobile number in any notation, and the account is notified', async () => {
  const { create } = testServer();
  const [master, person] = [await create.general(), await create.general({ tel: '01012345678' })];
  const space = await makeSpace(master);
  const { data } = await inviteTel(master.token, space.id, ' 010-1234-5678 ');
  expect(data).toMatchObject({
    user: { id: null, tel: '01012345678' },
    edit_state_type: EditState.PENDING,
    opened_by: 'space',
  });
  const { content } = await waitForNotification(person, '워크스페이스에 초대받았어요');
  expect(content).toContain('수락하면 바로 함께할 수 있어요.');
  const again = await inviteTel(master.token, space.id, '01012345678');
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
});

test('names the field for an invalid number', async () => {
  const { create } = testServer();
  const master = await create.general();
  const space = await makeSpace(master);
  for (const tel of ['02-123-4567', '', '가나다']) {
    const { status, problem } = await inviteTel(master.token, space.id, tel);
    expect([tel, status, Object.keys(problem.fields ?? {})]).toEqual([tel, 422, ['tel']]);
  }
});

test('only masters and our staff may; a request to join cannot name a number', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const tel = '01012345678';
  await testServer().create.general({ tel });
  for (const [person, status] of [
    [accounts.brand, 403],
    [accounts.stranger, 404],
    [accounts.invited, 404],
    [accounts.asking, 404],
    [accounts.member, 403],
  ] as const)
    expect((await inviteTel(person.token, space.id, tel)).status).toBe(status);
  expect((await inviteTel(accounts.staff.token, space.id, tel)).status).toBe(200);
});
