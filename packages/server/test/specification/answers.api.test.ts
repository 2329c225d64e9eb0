import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import { updateApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { getWorkSchedule, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { deleteWorkMember, getWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { readFiles, readImage } from '@danji/contracts/site/file.endpoints';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { getMe, updateCurrentWork, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeDocument } from '../workspace/ai-documents/document-fixture.ts';
import { findListed, generate, HANBIT, resetComplexes } from '../workspace/apartment-info/complex-fixture.ts';
import {
  addMember,
  invite,
  buildWorkSpaceFixture,
  makeSpace,
  type Role,
} from '../workspace/work-spaces/work-space-fixture.ts';
import { makeNotice, uploadFile, uploadPicture } from '../community/notices/notice-fixture.ts';
import { makeSchedule } from '../workspace/schedules/schedule-fixture.ts';
import { inDays } from '../site/system-documents/document-fixture.ts';
import { ask } from '../workspace/work-requests/work-request-fixture.ts';

beforeEach(resetComplexes);

const list = async ({ token }: TestAccount, query = {}) => {
  const { data } = await call(listAiDocuments, { token, query });
  return [data.count, data.results.map(({ title, space }) => [title, space.title])];
};
const workOf = async ({ token }: TestAccount) => (await call(getMe, { token })).data.general?.current_work;

const personRef = ({ id }: TestAccount, name: string) => ({
  id,
  nano_id: expect.any(String),
  name,
  profile_image_url: null,
});

describe('the work space beside what belongs to it', () => {
  test('is shown with schedules and AI documents', async () => {
    const { space, accounts } = await buildWorkSpaceFixture();
    const expected = { space_id: space.id, space: { id: space.id, title: space.title } };
    const { token } = accounts.member;
    const schedule = await makeSchedule(token, space.id);
    expect(schedule).toMatchObject(expected);
    expect((await call(getWorkSchedule, { token, params: { id: schedule.id } })).data).toMatchObject(expected);
    const listed = await call(listWorkSchedules, { token, query: { space_id: space.id } });
    expect(listed.data.results).toEqual([expect.objectContaining(expected)]);
    expect(await makeDocument(accounts.member, space)).toMatchObject(expected);
  });
});

describe('the list of AI documents without a work space', () => {
  test('holds those of every work space one is in, and no others', async () => {
    const { create } = testServer();
    const [master, other] = [await create.general(), await create.general()];
    const [first, second, foreign] = [
      await makeSpace(master, '첫째 단지'),
      await makeSpace(master, '둘째 단지'),
      await makeSpace(other, '남의 단지'),
    ];
    await makeDocument(master, first, { title: '첫째 문서' });
    await makeDocument(master, second, { title: '둘째 문서' });
    await makeDocument(other, foreign, { title: '남의 문서' });
    await invite(other, foreign, master);
    expect(await list(master)).toEqual([
      2,
      [
        ['둘째 문서', '둘째 단지'],
        ['첫째 문서', '첫째 단지'],
      ],
    ]);
    expect(await list(master, { search: '첫째' })).toEqual([1, [['첫째 문서', '첫째 단지']]]);
    const member = await create.general();
    expect(await list(member)).toEqual([0, []]);
    const { id } = await addMember(master, first, member);
    expect(await list(member)).toEqual([1, [['첫째 문서', '첫째 단지']]]);
    await call(deleteWorkMember, { token: master.token, params: { id } });
    expect(await list(member)).toEqual([0, []]);
    expect((await call(listAiDocuments, {})).status).toBe(401);
    expect((await call(listAiDocuments, { token: (await create.staff()).token })).status).toBe(403);
  });
});

describe('the complex of a work space', () => {
  test('is shown to who works there, with installer, power, elevators and cameras', async () => {
    const person = await testServer().create.general();
    const space = await generate(person);
    expect(space.apt_info).toMatchObject({
      code: HANBIT,
      revision: 1,
      installer: expect.any(String),
      electric_power_capacity: expect.any(Number),
      elv_count: expect.any(Number),
      cctv_count: expect.any(Number),
    });
    const listed = await call(listWorkSpaces, { token: person.token });
    expect(listed.data.results.map(({ apt_info }) => apt_info)).toEqual([space.apt_info]);
  });

  test('follows what our staff correct, and is nothing without a code', async () => {
    const { create } = testServer();
    const [person, staff] = [await create.general(), await create.staff()];
    const space = await generate(person);
    const { id, updated } = await findListed(staff, '한빛마을3단지');
    await call(updateApartmentInfo, { token: staff.token, params: { id }, body: { installer: '한빛건설', updated } });
    const read = async (id: number) =>
      (await call(getWorkSpace, { token: person.token, params: { id } })).data.apt_info?.installer;
    expect(await read(space.id)).toBe('한빛건설');
    expect((await makeSpace(person)).apt_info).toBeNull();
  });

  test('is nothing to who is only invited, and the work space does not exist for others', async () => {
    const { create } = testServer();
    const [master, invited] = [await create.general(), await create.general()];
    const space = await generate(master);
    await invite(master, space, invited);
    const listed = await call(listWorkSpaces, { token: invited.token });
    expect(listed.data.results.map(({ title, apt_info }) => [title, apt_info])).toEqual([[space.title, null]]);
    for (const person of [invited, await create.general()])
      expect((await call(getWorkSpace, { token: person.token, params: { id: space.id } })).status).toBe(404);
  });
});

describe('where a general user works', () => {
  test('names the user and the complex of the current work space, until the membership ends', async () => {
    const { create } = testServer();
    const [master, member] = [await create.general(), await create.general({ name: '이주임' })];
    const space = await generate(master);
    expect(await workOf(master)).toMatchObject({ user_id: master.id, apt_info: { code: HANBIT } });
    expect(await workOf(member)).toMatchObject({ user_id: member.id, apt_info: null });
    const { id } = await addMember(master, space, member);
    const workThere = () =>
      testServer()
        .db.insertInto('current_work_space')
        .values({ user_id: member.id, space_id: space.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await workThere();
    expect((await workOf(member))?.apt_info).toEqual(space.apt_info);
    await call(deleteWorkMember, { token: master.token, params: { id } });
    await workThere();
    expect((await workOf(member))?.apt_info).toBeNull();
  });

  test('is read by our staff too, and the complex is not written', async () => {
    const { create } = testServer();
    const [person, staff] = [await create.general({ name: '김소장' }), await create.staff()];
    await generate(person);
    const { data } = await call(listGeneralUsers, { token: staff.token, query: { search: '김소장' } });
    expect(data.results[0]?.general?.current_work).toMatchObject({ user_id: person.id, apt_info: { code: HANBIT } });
    const body = { apt_info: null } as never;
    expect((await call(updateCurrentWork, { token: person.token, body })).status).toBe(422);
    expect((await call(listGeneralUsers, { token: person.token, query: {} })).status).toBe(403);
  });
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
