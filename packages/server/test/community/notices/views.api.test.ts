import { beforeEach, expect, test } from '@jest/globals';
import { countBoardView, getNotice } from '@danji/contracts/community/notice.endpoints';
import { deleteNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { makeNotice } from './notice-fixture.ts';

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

beforeEach(() => testServer().reset());

const view = (board_id: number, token?: string, headers: Record<string, string> = BROWSER) =>
  call(countBoardView, { ...(token && { token }), headers, body: { board_id } });

test('counts a member once a day in Seoul, and every visitor who comes', async () => {
  const { create, clock, platform } = testServer();
  const [staff, person, brand] = [await create.staff(), await create.general(), await create.brand()];
  clock.advance((new Date('2027-01-01T23:50:00+09:00').getTime() - clock.now().getTime()) / 1000);
  const fresh = async ({ session }: { session: string }) => signAccessToken(platform.signingKey, session, clock.now());
  for (const { session } of [staff, person, brand])
    await platform.db
      .updateTable('auth_session')
      .set({ expires: '2028-01-01T00:00:00Z' })
      .where('nano_id', '=', session)
      .execute();
  const { board } = await makeNotice(await fresh(staff));
  const views = async (token?: string, headers?: Record<string, string>) =>
    (await view(board.id, token, headers)).data.views;
  expect([await views(await fresh(person)), await views(await fresh(person)), await views(await fresh(brand))]).toEqual(
    [1, 1, 2],
  );
  expect([await views(), await views()]).toEqual([3, 4]);
  clock.advance(20 * 60);
  expect([await views(await fresh(person)), await views(await fresh(person))]).toEqual([5, 5]);
  expect((await call(getNotice, { params: { id: board.id } })).data.board).toMatchObject({
    views: 5,
    updated: board.updated,
  });
});

test('counts neither programs nor operators', async () => {
  const { create } = testServer();
  const staff = await create.staff();
  const { board } = await makeNotice(staff.token);
  expect((await view(board.id, staff.token)).data.views).toBe(0);
  expect((await view(board.id, undefined, { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1)' })).data.views).toBe(0);
  expect((await view(board.id, undefined, { 'user-agent': '' })).data.views).toBe(0);
});

test('counts one member once, however often they ask at once', async () => {
  const { create } = testServer();
  const [staff, person] = [await create.staff(), await create.general()];
  const { board } = await makeNotice(staff.token);
  await Promise.all(Array.from({ length: 5 }, () => view(board.id, person.token)));
  expect((await view(board.id, person.token)).data.views).toBe(1);
});

test('knows no draft, no deleted post and none that never was', async () => {
  const { token } = await testServer().create.staff();
  const draft = await makeNotice(token, { board_status: BoardStatus.TEMP });
  const deleted = await makeNotice(token);
  await call(deleteNotice, { token, params: { id: deleted.id } });
  for (const id of [draft.board.id, deleted.board.id, 999]) expect((await view(id)).status).toBe(404);
  expect((await view(0)).status).toBe(422);
});
