import { beforeEach, describe, expect, test } from '@jest/globals';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice, deleteNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { cleanUp } from '@danji/server/community/notices/clean-up';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { makeNotice, noticeBody, uploadFile, uploadPicture, withImages } from './notice-fixture.ts';
import { VISIBLE, TEMP, change } from './notice-change.ts';

beforeEach(() => testServer().reset());

const notified = async (token: string) =>
  (await listNotified(token)).map(({ title, content, link }) => ({ title, content, link }));

const isPublic = async (nanoId: string) => (await download(`/api/commons/files/${nanoId}/`)).statusCode === 200;

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
