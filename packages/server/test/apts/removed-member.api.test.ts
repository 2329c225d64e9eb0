import { beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkMember, deleteWorkMember, updateWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openChannel } from '../events/live-channel.ts';
import { addMember, makeScene, makeSpace } from './scene.ts';

beforeEach(() => testServer().reset());

const CALLS = ENDPOINTS.filter(({ path }) => path.startsWith('/api/apts/'));
/** Calls that are about one work space, whatever feature serves them: its id is in the address, the query or the body. */
const ABOUT_SPACE = CALLS.filter(
  ({ path, query, body }) =>
    /apart_work_(space|member)[^/]*\/\{id\}/.test(path) ||
    'space_id' in (query.properties ?? {}) ||
    'space_id' in ((body as { properties?: object }).properties ?? {}),
);

const attempt = (endpoint: Endpoint, token: string | undefined, ids: { space: number; member: number }) => {
  const id = endpoint.path.includes('apart_work_member') ? ids.member : ids.space;
  const fits = (part: unknown) =>
    'space_id' in ((part as { properties?: object }).properties ?? {}) ? { space_id: ids.space } : {};
  return call(endpoint, {
    ...(token && { token }),
    params: { id, code: 'A90000001' },
    query: fits(endpoint.query),
    body: { ...fits(endpoint.body), updated: new Date().toISOString() } as never,
  });
};

test('there are calls to try', () => {
  expect(ABOUT_SPACE.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'apts.get_work_space',
      'apts.update_work_space',
      'apts.list_work_members',
      'apts.preview_facts_import',
    ]),
  );
});

test.each(CALLS.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s tells nobody anything of a work space',
  async (_name, endpoint) => {
    const { create } = testServer();
    const space = await makeSpace(await create.general(), '아무도 몰라야 하는 단지');
    const { status, data } = await attempt(endpoint, undefined, { space: space.id, member: 1 });
    // A public call (a secret link) finds nothing without its secret; every other asks who is there first.
    expect(endpoint.access === 'public' ? [401, 404, 410, 422] : [401]).toContain(status);
    expect(JSON.stringify(data)).not.toContain('몰라야');
  },
);

describe('somebody who was removed', () => {
  test.each(
    ABOUT_SPACE.filter(({ id }) => id !== 'apts.create_work_member').map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )('loses %s at once', async (_name, endpoint) => {
    const { people, members, space } = await makeScene();
    await call(updateWorkMember, {
      token: people.master.token,
      params: { id: members.member.id },
      body: { role: 'master' },
    });
    expect(
      (await call(deleteWorkMember, { token: people.master.token, params: { id: members.member.id } })).status,
    ).toBe(200);
    const { status, data } = await attempt(endpoint, people.member.token, {
      space: space.id,
      member: members.master.id,
    });
    // What a former member still has is their own membership, which says that they are out.
    if (endpoint.id === 'apts.get_my_membership') return expect(data).toMatchObject({ edit_state_type: 1 });
    expect([403, 404, 422]).toContain(status);
    return expect(JSON.stringify(data)).not.toContain('이촌로');
  });

  test('hears no more of the work space on the live channel, while a master who is in does', async () => {
    const { create } = testServer();
    const [master, former, asking] = [await create.general(), await create.general(), await create.general()];
    const space = await makeSpace(master);
    const { id } = await addMember(master, space, former);
    await call(updateWorkMember, { token: master.token, params: { id }, body: { role: 'master' } });
    await call(deleteWorkMember, { token: master.token, params: { id } });
    const [open, closed] = [await openChannel(master.token), await openChannel(former.token)];
    await open.firstId();
    await closed.firstId();
    await call(createWorkMember, { token: asking.token, body: { space_id: space.id } });
    // That the lists changed may be said before it.
    let heard = (await open.next())?.event;
    while (heard?.type === 'changed') heard = (await open.next())?.event;
    expect(heard).toMatchObject({ type: 'notification', title: '참여 요청이 왔어요' });
    // Nothing was written for the former master after their own removal.
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
});
