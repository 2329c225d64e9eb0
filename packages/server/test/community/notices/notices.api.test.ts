import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { deleteNotice, listStaffNotices, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeNotice } from './notice-fixture.ts';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

beforeEach(() => testServer().reset());

const titles = async (query: QueryOf<typeof listNotices>) =>
  (await call(listNotices, { query })).data.results.map(({ board }) => board.title);

describe('who may', () => {
  test('everybody reads published ones by nano_id and id; who wrote them only operators see', async () => {
    const { create } = testServer();
    const staff = await create.staff({ name: '김운영' });
    const made = await makeNotice(staff.token);
    expect(made.board.user?.name).toBe('김운영');
    for (const token of [undefined, (await create.general()).token, (await create.brand()).token]) {
      const as = token ? { token } : {};
      for (const id of [made.nano_id, made.id]) {
        const { status, data } = await call(getNotice, { ...as, params: { id } });
        expect([status, data]).toEqual([200, { ...made, board: { ...made.board, user: null } }]);
      }
      const { data } = await call(listNotices, as);
      expect(data.results.map(({ nano_id, board }) => [nano_id, board.user])).toEqual([[made.nano_id, null]]);
      expect(data.results[0]?.board).not.toHaveProperty('content');
    }
  });

  test('drafts, hidden and deleted ones exist for operators alone', async () => {
    const { create } = testServer();
    const [staff, person] = [await create.staff(), await create.general()];
    const draft = await makeNotice(staff.token, { board_status: TEMP, title: '초안' });
    const hidden = await makeNotice(staff.token, { title: '숨김' });
    await call(updateNotice, {
      token: staff.token,
      params: { id: hidden.id },
      body: { board_status: INVISIBLE, updated: hidden.board.updated },
    });
    const deleted = await makeNotice(staff.token, { title: '지움' });
    await call(deleteNotice, { token: staff.token, params: { id: deleted.id } });
    for (const { nano_id } of [draft, hidden, deleted]) {
      expect((await call(getNotice, { params: { id: nano_id } })).status).toBe(404);
      expect((await call(getNotice, { params: { id: nano_id }, token: person.token })).status).toBe(404);
    }
    expect((await call(listNotices)).data).toMatchObject({ results: [], count: 0 });
    expect((await call(getNotice, { params: { id: draft.nano_id }, token: staff.token })).data).toEqual(draft);
    expect((await call(getNotice, { params: { id: deleted.id }, token: staff.token })).status).toBe(404);
    expect((await call(listStaffNotices, { token: staff.token })).data.results.map(({ board }) => board.title)).toEqual(
      ['숨김', '초안'],
    );
  });
});

test('says so when there is none', async () => {
  for (const id of ['1', 'abc', '0', '999999999999999999', 'x'.repeat(21), '가', '%'])
    expect([id, (await call(getNotice, { params: { id } })).status]).toEqual([id, 404]);
});

describe('the list', () => {
  test('begins with important ones, then the newest published, and pages past the end', async () => {
    const { create, clock } = testServer();
    const { token } = await create.staff();
    const draft = await makeNotice(token, { title: '늦게 공개', board_status: TEMP });
    for (const [title, is_important] of [
      ['하나', false],
      ['둘', true],
      ['셋', false],
      ['넷', true],
    ] as const) {
      clock.advance(60);
      await makeNotice(token, { title, is_important });
    }
    clock.advance(60);
    await call(updateNotice, {
      token,
      params: { id: draft.id },
      body: { board_status: VISIBLE, updated: draft.board.updated },
    });
    expect(await titles({})).toEqual(['넷', '둘', '늦게 공개', '셋', '하나']);
    expect(await titles({ page: 2, page_size: 2 })).toEqual(['늦게 공개', '셋']);
    expect((await call(listNotices, { query: { page: 9 } })).data).toEqual({ results: [], count: 5, current_page: 9 });
  });

  test('finds words of the title and of the text, marks and links included, and takes signs literally', async () => {
    const { token } = await testServer().create.staff();
    await makeNotice(token, { title: '관리비 안내', content: toDocument('100% 환급해 드려요.') });
    await makeNotice(token, {
      title: '점검',
      content: {
        version: 1,
        children: [
          { type: 'paragraph', children: [{ text: '승강' }, { text: '기', bold: true }, { text: ' 점검, 두\n줄' }] },
          { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', children: [{ text: '' }] },
        ],
      },
    });
    expect(await titles({ search: '관리비' })).toEqual(['관리비 안내']);
    expect(await titles({ search: '승강기' })).toEqual(['점검']);
    expect(await titles({ search: '00% 환' })).toEqual(['관리비 안내']);
    expect(await titles({ search: '승강기 점검' })).toEqual(['점검']);
    expect(await titles({ search: '두 줄' })).toEqual(['점검']);
    expect(await titles({ search: '동영상' })).toEqual([]);
    expect(await titles({ search: '%' })).toEqual(['관리비 안내']);
    expect(await titles({ search: '_' })).toEqual([]);
    expect(await titles({ search: '  ' })).toHaveLength(2);
    expect((await call(listNotices, { query: { search: '가'.repeat(101) } })).status).toBe(422);
    expect((await call(listNotices, { query: { page_size: 101 } })).status).toBe(422);
  });

  test('of operators filters and orders', async () => {
    const { create, clock } = testServer();
    const { token } = await create.staff();
    const first = await makeNotice(token, { title: '나', is_important: true });
    clock.advance(60);
    await makeNotice(token, { title: '다', board_status: TEMP });
    clock.advance(60);
    await makeNotice(token, { title: '가' });
    clock.advance(60);
    await call(updateNotice, {
      token,
      params: { id: first.id },
      body: { is_important: true, updated: first.board.updated },
    });
    const titles = async (query: QueryOf<typeof listStaffNotices>) =>
      (await call(listStaffNotices, { token, query })).data.results.map(({ board }) => board.title);
    expect(await titles({})).toEqual(['나', '가', '다']);
    expect(await titles({ ordering: 'title' })).toEqual(['가', '나', '다']);
    expect(await titles({ ordering: '-published' })).toEqual(['가', '나', '다']);
    expect(await titles({ ordering: 'published' })).toEqual(['나', '가', '다']);
    expect(await titles({ board_status: TEMP })).toEqual(['다']);
    expect(await titles({ is_important: true })).toEqual(['나']);
    expect(await titles({ search: '나', is_important: false })).toEqual([]);
  });
});

test('names the older and the newer one that readers see', async () => {
  const { create, clock } = testServer();
  const { token } = await create.staff();
  const made: Notice[] = [];
  for (const [title, board_status] of [
    ['하나', VISIBLE],
    ['초안', TEMP],
    ['둘', VISIBLE],
    ['셋', VISIBLE],
  ] as const) {
    clock.advance(60);
    made.push(await makeNotice(token, { title, board_status }));
  }
  const beside = async (index: number, as: { token?: string } = {}) => {
    const { data } = await call(getNotice, { ...as, params: { id: made[index]?.nano_id ?? '' } });
    return [data.previous?.title, data.next?.title];
  };
  expect(await beside(0)).toEqual([undefined, '둘']);
  expect(await beside(2)).toEqual(['하나', '셋']);
  expect(await beside(3)).toEqual(['둘', undefined]);
  expect(await beside(1, { token })).toEqual([undefined, undefined]);
  await call(deleteNotice, { token, params: { id: made[2]?.id ?? 0 } });
  expect(await beside(0)).toEqual([undefined, '셋']);
});
