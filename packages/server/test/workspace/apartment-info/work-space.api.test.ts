import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  generateWorkSpace,
  importDetails,
  previewDetailsImport,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import {
  createWorkSpace,
  getWorkSpace,
  listWorkSpaces,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { breakKapt, generate, HANBIT, NO_DETAIL, SKY, resetComplexes, UNKNOWN_VALUES } from './complex-fixture.ts';

beforeEach(resetComplexes);

const compare = (token: string, { id }: WorkSpace) => call(previewDetailsImport, { token, params: { id } });
const take = (token: string, { id, updated }: WorkSpace, fields?: string[]) =>
  call(importDetails, { token, params: { id }, body: { updated, ...(fields && { fields: fields as never }) } });
const change = async (token: string, { id }: WorkSpace, body: Partial<WorkSpace>) =>
  (await call(updateWorkSpace, { token, params: { id }, body: body as never })).data;

const attempt = (token: string | undefined, apt_code: string) =>
  call(generateWorkSpace, { ...(token && { token }), body: { apt_code } });

describe('making a work space from K-apt', () => {
  test('fills all facts and makes the maker its master', async () => {
    const person = await testServer().create.general();
    const { data } = await call(generateWorkSpace, { token: person.token, body: { apt_code: HANBIT, job_grade: 2 } });
    expect(data).toMatchObject({
      title: '한빛마을3단지아파트',
      apt_code: HANBIT,
      building_name: '한빛마을3단지아파트',
      address1: '경기도 고양시 덕양구 화신로 214',
      tel: '0319712345',
      sale_type: 1,
      complex_type: 1,
      approval_date: '1996-08-23',
      number_of_buildings: 12,
      number_of_units: 1204,
      heating_type: 2,
      corridor_type: 3,
      total_parking_spaces: 1016,
      above_ground_parking_spaces: 604,
      underground_parking_spaces: 412,
      my_role: 'master',
      job_grade: 2,
      is_current: true,
    });
    expect(data.amenities).toEqual([
      '관리사무소',
      '노인정(경로당)',
      '보육시설(어린이집)',
      '작은도서관(문고)',
      '어린이놀이터',
      '휴게시설',
      '자전거보관소',
    ]);
  });

  test('takes another name, and what is missing stays empty', async () => {
    const person = await testServer().create.general();
    const { data } = await call(generateWorkSpace, {
      token: person.token,
      body: { apt_code: NO_DETAIL, title: ' 우리 단지 ' },
    });
    expect(data).toMatchObject({ title: '우리 단지', number_of_units: 312, total_parking_spaces: null, amenities: [] });
    expect((await generate(person, UNKNOWN_VALUES)).corridor_type).toBeNull();
  });

  test('refuses a used code and says whom to ask, however it came to be used', async () => {
    const { create } = testServer();
    const [host, late] = [await create.general(), await create.general()];
    const { data: byHand } = await call(createWorkSpace, {
      token: host.token,
      body: { title: '손으로 만든 단지', apt_code: HANBIT },
    });
    const { status, problem } = await call(generateWorkSpace, { token: late.token, body: { apt_code: HANBIT } });
    expect([status, problem.code]).toEqual([409, 'already_exists']);
    expect(problem.title).toContain('참여를 요청해 주세요');
    expect(problem).toMatchObject({ space: { id: byHand.id, title: '손으로 만든 단지' } });
  });

  test('of two who make it at once one does', async () => {
    const { create } = testServer();
    const accounts = [await create.general(), await create.general(), await create.general()];
    const statuses = await Promise.all(
      accounts.map(({ token }) =>
        call(generateWorkSpace, { token, body: { apt_code: HANBIT } }).then(({ status }) => status),
      ),
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  test('needs a code K-apt has, and K-apt or its last answer', async () => {
    const { create } = testServer();
    const person = await create.general();
    expect((await attempt(person.token, 'A00000000')).problem.fields?.['apt_code']).toContain('K-apt에 없는');
    breakKapt();
    expect((await attempt(person.token, HANBIT)).status).toBe(503);
    expect((await call(listWorkSpaces, { token: person.token })).data.count).toBe(0);
  });
});

describe('fetching facts again', () => {
  test('changes what K-apt changed and leaves what a member wrote', async () => {
    const { create, sandbox } = testServer();
    const { token } = await create.general();
    const made = await generate({ token } as never);
    const space = await change(token, made, { tel: '02-111-2222', underground_parking_spaces: 400 });
    sandbox.changeComplex(HANBIT, { kaptTel: '031-000-0000', kaptdaCnt: '1300', kaptdPcntu: 500 });
    const { data } = await compare(token, space);
    expect(data).toMatchObject({ updated: space.updated, is_cached: false });
    expect(data.differences).toContainEqual({
      field: 'tel',
      before: '02-111-2222',
      after: '0310000000',
      is_kept: true,
    });
    expect(data.differences).toContainEqual({ field: 'number_of_units', before: 1204, after: 1300, is_kept: false });
    expect(data.differences.find(({ field }) => field === 'total_parking_spaces')).toMatchObject({ is_kept: true });
    const after = await take(token, space);
    expect(after.data).toMatchObject({
      tel: '02-111-2222',
      number_of_units: 1300,
      underground_parking_spaces: 400,
      total_parking_spaces: 1016,
    });
    expect((await compare(token, after.data)).data.differences.map(({ field, is_kept }) => [field, is_kept])).toEqual([
      ['tel', true],
      ['total_parking_spaces', true],
      ['underground_parking_spaces', true],
    ]);
  });

  test('takes the chosen facts, written ones too, and those count as K-apt’s again', async () => {
    const { create, sandbox, clock } = testServer();
    const { token } = await create.general();
    const space = await change(token, await generate({ token } as never), { tel: '02-111-2222', number_of_units: 5 });
    const taken = (await take(token, space, ['tel'])).data;
    expect(taken).toMatchObject({ tel: '0319712345', number_of_units: 5 });
    sandbox.changeComplex(HANBIT, { kaptTel: '031-000-0000' });
    clock.advance(3_700);
    const again = (await create.staff()).token;
    expect((await compare(again, taken)).data.differences).toContainEqual({
      field: 'tel',
      before: '0319712345',
      after: '0310000000',
      is_kept: false,
    });
  });

  test('of a work space made by hand takes only what is empty', async () => {
    const { token } = await testServer().create.general();
    const { data: space } = await call(createWorkSpace, {
      token,
      body: { title: '손으로 만든 단지', apt_code: SKY, number_of_units: 7 },
    });
    const { data } = await take(token, space);
    expect(data).toMatchObject({
      title: '손으로 만든 단지',
      number_of_units: 7,
      number_of_buildings: 18,
      building_name: '하늘숲파크뷰센트럴에듀타운1단지',
    });
  });

  test('does not overwrite what somebody saved in between, and writes what an operator does to the staff log', async () => {
    const { create, db } = testServer();
    const [person, staff] = [await create.general(), await create.staff()];
    const { data: space } = await call(createWorkSpace, {
      token: person.token,
      body: { title: '단지', apt_code: HANBIT },
    });
    await change(person.token, space, { title: '새 이름' });
    expect((await take(staff.token, space)).problem.code).toBe('conflict');
    const now = (await call(getWorkSpace, { token: staff.token, params: { id: space.id } })).data;
    expect((await take(staff.token, now)).data.number_of_units).toBe(1204);
    expect(
      await db.selectFrom('staff_log').select(['old_object', 'new_object']).orderBy('id', 'desc').executeTakeFirst(),
    ).toMatchObject({ old_object: { number_of_units: null }, new_object: { number_of_units: 1204 } });
  });

  test('needs a code, one that K-apt has, and says when only its last answer is known', async () => {
    const { create, clock } = testServer();
    const { token, id } = await create.general();
    const make = async (apt_code: string) =>
      (await call(createWorkSpace, { token, body: { title: '단지', apt_code } })).data;
    expect((await compare(token, await make(''))).problem.fields?.['apt_code']).toContain('단지 코드가 없어요');
    expect((await compare(token, await make('A00000000'))).problem.fields?.['apt_code']).toContain('K-apt에 없는');
    const space = await generate({ token, id } as never, SKY);
    clock.advance(60);
    breakKapt();
    expect((await compare(token, space)).data).toMatchObject({ is_cached: true, differences: [] });
  });
});
