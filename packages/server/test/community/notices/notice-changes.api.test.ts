import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import {
  createNotice,
  deleteNotice,
  restoreNotice,
  updateNotice,
} from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { cleanUp } from '@danji/server/community/notices/clean-up';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { makeNotice, noticeBody, type NoticeBody, uploadFile, uploadPicture, withImages } from './notice-fixture.ts';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;
type Change = Omit<BodyOf<typeof updateNotice>, 'updated'>;

beforeEach(() => testServer().reset());

const change = (token: string, { id, board }: Notice, body: Change) =>
  call(updateNotice, { token, params: { id }, body: { ...body, updated: board.updated } });

const notified = async (token: string) =>
  (await listNotified(token)).map(({ title, content, link }) => ({ title, content, link }));

const isPublic = async (nanoId: string) => (await download(`/api/commons/files/${nanoId}/`)).statusCode === 200;

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

describe('telling members', () => {
  test('happens once, to every member, when the notice is published', async () => {
    const { create } = testServer();
    const [staff, person, brand] = [await create.staff(), await create.general(), await create.brand()];
    const draft = await makeNotice(staff.token, {
      board_status: TEMP,
      content: toDocument('# 점검\n\n오늘 밤 10시부터 점검해요.'),
    });
    const { data: published } = await change(staff.token, draft, { board_status: VISIBLE, notify_members: true });
    expect(published.notified).not.toBeNull();
    for (const { token } of [person, brand])
      expect(await notified(token)).toEqual([
        {
          title: draft.board.title,
          content: '점검 오늘 밤 10시부터 점검해요.',
          link: `/support/notices/${draft.nano_id}`,
        },
      ]);
    expect(await notified(staff.token)).toEqual([]);
    expect((await change(staff.token, published, { notify_members: true })).problem.fields).toHaveProperty(
      'notify_members',
    );
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

  test('is for good after 30 days, and its files are collected', async () => {
    const { create, db, clock, platform } = testServer();
    const { token } = await create.staff();
    const image = await uploadPicture(token);
    const { id } = await makeNotice(token, { content: withImages(image) });
    await call(deleteNotice, { token, params: { id } });
    clock.advance(30 * 86_400 - 60);
    await platform.jobs.runNow(cleanUp, {});
    expect(await db.selectFrom('notice').select('id').execute()).toHaveLength(1);
    clock.advance(120);
    await platform.jobs.runNow(cleanUp, {});
    expect(await db.selectFrom('notice').select('id').execute()).toEqual([]);
    clock.advance(2 * 86_400);
    await platform.jobs.runNow(collectTemporaryFiles, {});
    expect(await db.selectFrom('stored_file').select('id').execute()).toEqual([]);
  });
});

describe('files', () => {
  test('are attached in their order, read by everybody, and given up when they are left out', async () => {
    const { token } = await testServer().create.staff();
    const [first, second, third] = [
      await uploadFile(token, '하나.pdf'),
      await uploadFile(token, '둘.pdf'),
      await uploadFile(token, '셋.pdf'),
    ];
    const made = await makeNotice(token, { file_ids: [second, first] });
    expect([made.board.files.map(({ name }) => name), made.board.file_count]).toEqual([['둘.pdf', '하나.pdf'], 2]);
    expect([await isPublic(first), await isPublic(third)]).toEqual([true, false]);
    const { data } = await change(token, made, { file_ids: [third, second] });
    expect(data.board.files.map(({ name }) => name)).toEqual(['셋.pdf', '둘.pdf']);
    expect([await isPublic(first), await isPublic(second), await isPublic(third)]).toEqual([false, true, true]);
    const { data: renamed } = await change(token, data, { title: '제목만' });
    expect(renamed.board.files).toEqual(data.board.files);
  });

  test('pictures follow the content; one that is also attached stays', async () => {
    const { token } = await testServer().create.staff();
    const [first, second] = [await uploadPicture(token), await uploadPicture(token)];
    const made = await makeNotice(token, { content: withImages(first, second), file_ids: [second] });
    expect(made.board.file_count).toBe(1);
    const { data } = await change(token, made, { content: toDocument('그림 없이') });
    expect([await isPublic(first), await isPublic(second), data.board.file_count]).toEqual([false, true, 1]);
  });

  test('another operator may keep the notice’s pictures, but not use other files', async () => {
    const { create } = testServer();
    const [one, other, person] = [await create.staff(), await create.staff(), await create.general()];
    const image = await uploadPicture(one.token);
    const made = await makeNotice(one.token, { content: withImages(image) });
    const { data: kept, status } = await change(other.token, made, { content: withImages(image), title: '바꿈' });
    expect(status).toBe(200);
    const foreign = await uploadPicture(person.token);
    const { problem } = await change(other.token, kept, {
      content: withImages(image, foreign),
      file_ids: [await uploadFile(one.token, '남의 것.pdf')],
    });
    expect(problem.fields).toEqual({
      'content.children.2.fileId': '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
      'file_ids.0': '올린 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
    });
    // A picture belongs to the notice that shows it.
    expect(
      (await call(createNotice, { token: one.token, body: noticeBody({ content: withImages(image) }) })).problem.fields,
    ).toHaveProperty(['content.children.1.fileId']);
    expect((await call(getNotice, { params: { id: made.id }, token: one.token })).data).toEqual(kept);
  });

  test('a removed picture may return to this notice for a day, whoever uploaded it', async () => {
    const { create, clock, platform } = testServer();
    const [one, other] = [await create.staff(), await create.staff()];
    const image = await uploadPicture(one.token);
    const made = await makeNotice(one.token, { content: withImages(image) });
    const { data: without } = await change(other.token, made, { content: toDocument('그림 없이') });
    expect(
      (await call(createNotice, { token: other.token, body: noticeBody({ content: withImages(image) }) })).status,
    ).toBe(422);
    const { data: again, status } = await change(other.token, without, { content: withImages(image) });
    expect([status, await isPublic(image)]).toEqual([200, true]);
    clock.advance(2 * 86_400);
    await platform.jobs.runNow(collectTemporaryFiles, {});
    expect(await isPublic(image)).toBe(true);
    expect(again.board.content).toEqual(made.board.content);
  });

  test('a document is no picture', async () => {
    const { token } = await testServer().create.staff();
    const { problem } = await call(createNotice, {
      token,
      body: noticeBody({ content: withImages(await uploadFile(token, '문서.pdf')) }),
    });
    expect(Object.keys(problem.fields ?? {})).toEqual(['content.children.1.fileId']);
  });
});
