import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import {
  createNotice,
  deleteNotice,
  restoreNotice,
  updateNotice,
} from '@danji/contracts/community/notice-staff.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeNotice, noticeBody, type NoticeBody, uploadFile, uploadPicture, withImages } from './notice-fixture.ts';
import { VISIBLE, INVISIBLE, TEMP, change } from './notice-change.ts';

beforeEach(() => testServer().reset());

describe('refuses', () => {
  const WRONG: [name: string, given: Record<string, unknown>, fields: string[]][] = [
    ['no title', { title: '  ' }, ['title']],
    ['a title too long', { title: '가'.repeat(101) }, ['title']],
    ['content that is none', { content: { version: 1, children: [] } }, ['content.children']],
    ['a state nobody writes', { board_status: 2 }, ['board_status']],
    ['a new notice that is hidden', { board_status: INVISIBLE }, ['board_status']],
    ['too many files', { file_ids: Array.from({ length: 11 }, () => 'x'.repeat(21)) }, ['file_ids']],
    ['a file that is none', { file_ids: ['../../etc/passwd'] }, ['file_ids.0']],
    ['telling members of a draft', { board_status: TEMP, notify_members: true }, ['notify_members']],
    ['unknown fields', { views: 1000 }, ['views']],
  ];

  test.each(WRONG)('%s', async (_name, given, fields) => {
    const { create, db } = testServer();
    const { token } = await create.staff();
    const { status, problem } = await call(createNotice, { token, body: { ...noticeBody(), ...given } as NoticeBody });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, fields]);
    expect(await db.selectFrom('board_post').select('id').execute()).toEqual([]);
  });

  test('every position in the content, in Korean', async () => {
    const { token } = await testServer().create.staff();
    const children = [
      { type: 'paragraph', children: [{ text: '가', style: 'x' }] },
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: '나' }] }] },
    ];
    const { problem } = await call(createNotice, {
      token,
      body: noticeBody({ content: { version: 1, children } as NoticeBody['content'] }),
    });
    expect(problem.fields).toEqual({
      'content.children.0.children.0.style': '받지 않는 항목이에요.',
      'content.children.1.children.0.url': 'http, https, mailto, tel 주소만 넣을 수 있어요.',
    });
  });

  test('a change without the version that was seen, or with one that is none', async () => {
    const { token } = await testServer().create.staff();
    const made = await makeNotice(token);
    expect(
      (await call(updateNotice, { token, params: { id: made.id }, body: { title: '바꿈' } as never })).problem.fields,
    ).toHaveProperty('updated');
    expect(
      (
        await call(updateNotice, {
          token,
          params: { id: made.id },
          body: { title: '바꿈', updated: '2026-99-99T99:99:99Z' },
        })
      ).status,
    ).toBe(409);
  });
});

describe('a change', () => {
  test('touches only what is given, trims, makes a new version, and is in the staff log', async () => {
    const { create } = testServer();
    const { token } = await create.staff();
    const made = await makeNotice(token, { is_important: true });
    const { data } = await change(token, made, { title: '  새 제목 ' });
    expect(data).toEqual({ ...made, board: { ...made.board, title: '새 제목', updated: data.board.updated } });
    expect(Date.parse(data.board.updated)).toBeGreaterThan(Date.parse(made.board.updated));
    const { data: log } = await call(listStaffLog, { token });
    expect(log.results[0]).toMatchObject({
      method: 'PUT',
      old_object: { board: { title: made.board.title } },
      new_object: { board: { title: '새 제목' } },
    });
  });

  test('of an outdated version is refused with the newer one', async () => {
    const { create } = testServer();
    const [one, other] = [await create.staff(), await create.staff()];
    const made = await makeNotice(one.token);
    const { data: newer } = await change(other.token, made, { title: '먼저' });
    const { status, problem } = await change(one.token, made, { title: '나중' });
    expect([status, problem.code, (problem as unknown as { current: Notice }).current]).toEqual([
      409,
      'conflict',
      newer,
    ]);
    expect((await change(one.token, newer, { title: '나중' })).data.board.title).toBe('나중');
  });

  test('at the same moment succeeds once', async () => {
    const { token } = await testServer().create.staff();
    const made = await makeNotice(token);
    const answers = await Promise.all(['가', '나', '다', '라'].map((title) => change(token, made, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await call(getNotice, { params: { id: made.id } })).data.board.title).toBe(winner?.data.board.title);
  });

  test('publishes a draft, hides and shows it, keeps its first day, and makes no draft again', async () => {
    const { create, clock } = testServer();
    const { token } = await create.staff();
    const draft = await makeNotice(token, { board_status: TEMP });
    expect(draft.published).toBeNull();
    clock.advance(60);
    expect((await change(token, draft, { board_status: INVISIBLE })).problem.code).toBe('invalid_transition');
    const { data: published } = await change(token, draft, { board_status: VISIBLE });
    expect(Date.parse(published.published ?? '')).toBe(clock.now().getTime());
    clock.advance(60);
    const { data: hidden } = await change(token, published, { board_status: INVISIBLE });
    expect((await change(token, hidden, { board_status: TEMP })).problem.code).toBe('invalid_transition');
    expect((await change(token, hidden, { board_status: VISIBLE })).data.published).toBe(published.published);
  });

  test('of a deleted one is a 404', async () => {
    const { token } = await testServer().create.staff();
    const made = await makeNotice(token);
    await call(deleteNotice, { token, params: { id: made.id } });
    expect((await change(token, made, { title: '바꿈' })).status).toBe(404);
    expect((await call(deleteNotice, { token, params: { id: made.id } })).status).toBe(404);
  });
});

describe('deleting', () => {
  test('can be undone, with everything as it was', async () => {
    const { create, db } = testServer();
    const { token } = await create.staff();
    const [image, file] = [await uploadPicture(token), await uploadFile(token, '안내.pdf')];
    const made = await makeNotice(token, { content: withImages(image), file_ids: [file] });
    await call(deleteNotice, { token, params: { id: made.id } });
    expect((await call(listNotices)).data.count).toBe(0);
    expect((await call(restoreNotice, { token, params: { id: made.id } })).status).toBe(200);
    expect((await call(getNotice, { token, params: { id: made.nano_id } })).data).toEqual(made);
    expect((await call(restoreNotice, { token, params: { id: made.id } })).status).toBe(404);
    expect(await db.selectFrom('staff_log').select('method').orderBy('id', 'desc').limit(1).executeTakeFirst()).toEqual(
      { method: 'POST' },
    );
  });
});
