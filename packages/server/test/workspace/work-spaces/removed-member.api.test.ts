import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkMember,
  deleteWorkMember,
  getMyMembership,
  getWorkSpace,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openChannel } from '../../notifications/live-events/live-channel.ts';
import { addMember, buildWorkSpaceFixture, makeSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('a removed member still sees that they were removed', async () => {
  const { accounts, members, space } = await buildWorkSpaceFixture();
  await call(deleteWorkMember, { token: accounts.master.token, params: { id: members.member.id } });
  const { data } = await call(getMyMembership, { token: accounts.member.token, params: { id: space.id } });
  expect(data).toMatchObject({ edit_state_type: EditState.DISABLED });
});

test('a removed manager reads nothing of the work space and removes nobody', async () => {
  const { create } = testServer();
  const [master, former] = [await create.general(), await create.general()];
  const space = await makeSpace(master);
  const { id } = await addMember(master, space, former);
  await call(updateWorkMember, { token: master.token, params: { id }, body: { role: 'manager' } });
  const read = () => call(getWorkSpace, { token: former.token, params: { id: space.id } });
  const listMembers = () => call(listWorkMembers, { token: former.token, query: { space_id: space.id } });
  expect((await read()).status).toBe(200);
  const other = (await listMembers()).data.results.find((member) => member.id !== id);
  await call(deleteWorkMember, { token: master.token, params: { id } });
  const removal = call(deleteWorkMember, { token: former.token, params: { id: other?.id ?? 0 } });
  expect([(await read()).status, (await listMembers()).status, (await removal).status]).toEqual([404, 404, 404]);
});

test('a removed member gets no more live events of the work space, while a master does', async () => {
  const { create } = testServer();
  const [master, former, asking] = [await create.general(), await create.general(), await create.general()];
  const space = await makeSpace(master);
  const { id } = await addMember(master, space, former);
  await call(updateWorkMember, { token: master.token, params: { id }, body: { role: 'manager' } });
  await call(deleteWorkMember, { token: master.token, params: { id } });
  const [open, closed] = [await openChannel(master.token), await openChannel(former.token)];
  await open.firstId();
  await closed.firstId();
  await call(createWorkMember, { token: asking.token, body: { space_id: space.id } });
  // The event about changed lists may come first.
  let receivedEvent = (await open.next())?.event;
  while (receivedEvent?.type === 'changed') receivedEvent = (await open.next())?.event;
  expect(receivedEvent).toMatchObject({ type: 'notification', title: '참여 요청이 왔어요' });
  // The former manager gets no notification of their own removal.
  const last = await testServer()
    .db.selectFrom('live_event')
    .where('user_id', '=', former.id)
    .select('payload')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(JSON.stringify(last)).not.toContain('참여 요청이 왔어요');
  open.close();
  closed.close();
});
