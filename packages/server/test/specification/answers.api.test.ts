import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import { updateApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { getWorkSchedule, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { deleteWorkMember, getWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { getMe, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeDocument } from '../workspace/ai-documents/document-fixture.ts';
import { findListed, generate, HANBIT, resetComplexes } from '../workspace/apartment-info/complex-fixture.ts';
import { addMember, invite, buildWorkSpaceFixture, makeSpace } from '../workspace/work-spaces/work-space-fixture.ts';
import { makeSchedule } from '../workspace/schedules/schedule-fixture.ts';

beforeEach(resetComplexes);

const list = async ({ token }: TestAccount, query = {}) => {
  const { data } = await call(listAiDocuments, { token, query });
  return [data.count, data.results.map(({ title, space }) => [title, space.title])];
};

const workOf = async ({ token }: TestAccount) => (await call(getMe, { token })).data.general?.current_work;

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
