import { beforeEach, describe, expect, test } from '@jest/globals';
import { getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { readFiles, readImage } from '@danji/contracts/site/file.endpoints';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { resetComplexes } from '../workspace/apartment-info/complex-fixture.ts';
import { buildWorkSpaceFixture, type Role } from '../workspace/work-spaces/work-space-fixture.ts';
import { makeNotice, uploadFile, uploadPicture } from '../community/notices/notice-fixture.ts';
import { makeSchedule } from '../workspace/schedules/schedule-fixture.ts';
import { inDays } from '../site/system-documents/document-fixture.ts';
import { ask } from '../workspace/work-requests/work-request-fixture.ts';

beforeEach(resetComplexes);

const personRef = ({ id }: TestAccount, name: string) => ({
  id,
  nano_id: expect.any(String),
  name,
  profile_image_url: null,
});

describe('who uploaded a file', () => {
  test('is the uploader in the answer of the upload', async () => {
    const person = await testServer().create.general({ name: '김소장', email: 'owner@danji.test', tel: '01012345678' });
    const nanoId = await uploadFile(person.token, '계약서.pdf');
    const { data } = await call(readFiles, { token: person.token, body: { file_ids: [nanoId as never] } });
    expect(data.map(({ user }) => user)).toEqual([personRef(person, '김소장')]);
  });

  test('is told to the members who read the file, without e-mail address and telephone', async () => {
    const { space, accounts } = await buildWorkSpaceFixture();
    const file_ids = [(await uploadFile(accounts.master.token, '계약서.pdf')) as never];
    const { id } = await makeSchedule(accounts.master.token, space.id, { file_ids });
    const { data } = await call(getWorkSchedule, { token: accounts.member.token, params: { id } });
    expect(Object.keys(data.files[0]?.user ?? {}).toSorted()).toEqual(['id', 'name', 'nano_id', 'profile_image_url']);
    expect(data.files[0]?.user?.id).toBe(accounts.master.id);
  });

  test('is not told of our staff to anybody but our staff', async () => {
    const { space, accounts } = await buildWorkSpaceFixture();
    const file_ids = [(await uploadFile(accounts.staff.token, '안내문.pdf')) as never];
    const schedule = await makeSchedule(accounts.staff.token, space.id, { file_ids });
    const uploaderFor = async (role: Role) =>
      (await call(getWorkSchedule, { token: accounts[role as 'member'].token, params: { id: schedule.id } })).data
        .files[0]?.user;
    expect(await uploaderFor('member')).toBeNull();
    expect((await uploaderFor('staff'))?.id).toBe(accounts.staff.id);
    const request = await ask(accounts.member, space.id, {
      file_ids: [(await uploadFile(accounts.member.token, '사진.pdf')) as never],
    });
    const read = await call(getWorkRequest, { token: accounts.staff.token, params: { id: request.id } });
    expect(read.data.files[0]?.user?.id).toBe(accounts.member.id);
  });

  test('is not told of a file that everybody may read', async () => {
    const { create } = testServer();
    const [staff, person] = [await create.staff(), await create.general()];
    const notice = await makeNotice(staff.token, { file_ids: [(await uploadFile(staff.token, '안내.pdf')) as never] });
    const read = await call(getNotice, { params: { id: notice.nano_id } });
    expect(read.data.board.files.map(({ user }) => user)).toEqual([null]);
    const picture = (await uploadPicture(person.token)) as never;
    await call(updateMe, { token: person.token, body: { profile_image_id: picture } });
    const seenBy = async ({ token }: TestAccount) =>
      (await call(readImage, { token, body: { file_id: picture } })).data.user;
    expect(await seenBy(await create.general())).toBeNull();
    expect((await seenBy(person))?.id).toBe(person.id);
  });
});

describe('what operators write with title and content alone', () => {
  const post = { title: '겨울철 점검 안내', content: toDocument('오늘 밤 10시부터 점검해요.') };

  test('a notice begins as temporary, unimportant and without files', async () => {
    const { token } = await testServer().create.staff();
    const { status, data } = await call(createNotice, { token, body: post });
    expect([status, data.is_important, data.published, data.board.board_status, data.board.files]).toEqual([
      200,
      false,
      null,
      3,
      [],
    ]);
    expect((await call(getNotice, { params: { id: data.nano_id } })).status).toBe(404);
    expect((await call(createNotice, { body: post })).status).toBe(401);
    expect((await call(createNotice, { token: (await testServer().create.general()).token, body: post })).status).toBe(
      403,
    );
  });

  test.each([
    [1, 7],
    [2, 0],
  ] as const)('document %i takes effect on the earliest day there may be', async (document_type, days) => {
    const { token } = await testServer().create.staff();
    const body = { document_type, ...post };
    const { status, data } = await call(createSystemDocument, { token, body });
    expect([status, data.version, data.effective_date, data.requires_consent]).toEqual([200, 2, inDays(days), false]);
    expect(data.change_summary).toMatch(/내용이 바뀌었어요/);
    const { token: other } = await testServer().create.general();
    expect((await call(createSystemDocument, { token: other, body })).status).toBe(403);
  });

  test('a summary that is sent blank is still refused', async () => {
    const { token } = await testServer().create.staff();
    const body = { document_type: 1, ...post, change_summary: ' ' } as const;
    expect((await call(createSystemDocument, { token, body })).problem.fields).toHaveProperty('change_summary');
  });
});
