import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createApartmentInfo,
  getApartmentInfo,
  importApartmentInfo,
  listApartmentInfo,
  listApartmentRevisions,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { breakKapt, findListed, generate, HANBIT, resetComplexes, UNKNOWN_VALUES } from './complex-fixture.ts';

beforeEach(resetComplexes);

const fetchAgain = (token: string, apt_info_id: number) => call(importApartmentInfo, { token, body: { apt_info_id } });
const save = (
  token: string,
  { id, updated }: ApartmentInfo,
  body: Omit<BodyOf<typeof updateApartmentInfo>, 'updated'>,
) => call(updateApartmentInfo, { token, params: { id }, body: { ...body, updated } });
const revisions = async (token: string, id: number) =>
  (await call(listApartmentRevisions, { token, params: { id } })).data.results;

describe('writing by hand', () => {
  test('keeps every field, marks them as written, and has a first revision', async () => {
    const staff = await testServer().create.staff();
    const body = {
      name: ' 손빌딩 ',
      code: 'A12345678',
      building_type: 2 as const,
      fax: '02-300-1235',
      type_name: '오피스텔',
      installer: '가람건설',
      electric_power_capacity: 1200.5,
      elv_manage_type: '위탁관리',
      elv_count: 4,
      cctv_count: 90,
      amenities: ['헬스장', '헬스장'],
    };
    const { data } = await call(createApartmentInfo, { token: staff.token, body });
    expect(data).toMatchObject({
      ...body,
      name: '손빌딩',
      amenities: ['헬스장'],
      revision: 1,
      imported: null,
      space: null,
    });
    expect(data.overridden_fields).toEqual(expect.arrayContaining(['name', 'elv_count']));
    expect(data.overridden_fields).not.toContain('code');
    expect(await revisions(staff.token, data.id)).toMatchObject([
      { revision: 1, source: 'staff', user: { id: staff.id } },
    ]);
    const again = await call(createApartmentInfo, {
      token: staff.token,
      body: { name: '다른 이름', code: 'A12345678' },
    });
    expect([again.status, again.problem.code, again.problem.fields?.['code']]).toEqual([
      409,
      'already_exists',
      expect.stringContaining('이미 등록된 단지 코드'),
    ]);
  });

  test('refuses what cannot be, beside the field', async () => {
    const { token } = await testServer().create.staff();
    for (const [body, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: '단지', code: 'X1' }, 'code'],
      [{ name: '단지', approval_date: '2023-02-30' }, 'approval_date'],
      [{ name: '단지', total_parking_spaces: 1, underground_parking_spaces: 2 }, 'total_parking_spaces'],
      [{ name: '단지', cctv_count: -1 }, 'cctv_count'],
    ] as const) {
      const { status, problem } = await call(createApartmentInfo, { token, body });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('importing', () => {
  test('fills a listed complex, and says who changed what', async () => {
    const staff = await testServer().create.staff();
    const listed = await findListed(staff, '한빛마을3단지');
    expect(listed).toMatchObject({
      code: HANBIT,
      revision: 0,
      imported: null,
      region: '경기도 고양시 덕양구 화정동',
      number_of_units: null,
    });
    const { data } = await fetchAgain(staff.token, listed.id);
    expect(data).toMatchObject({
      revision: 1,
      name: '한빛마을3단지아파트',
      address: '경기도 고양시 덕양구 화신로 214',
      number_of_units: 1204,
      total_parking_spaces: 1016,
      electric_power_capacity: 2500,
      elv_count: 48,
      cctv_count: 182,
      not_understood: [],
    });
    expect(data.imported).not.toBeNull();
    const [first] = await revisions(staff.token, listed.id);
    expect(first).toMatchObject({ revision: 1, source: 'kapt', user: { id: staff.id } });
    expect(first?.differences).toContainEqual({ field: 'number_of_units', before: null, after: 1204, is_kept: false });
    const log = await testServer()
      .db.selectFrom('staff_log')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({ user_id: staff.id, old_object: { revision: 0 }, new_object: { revision: 1 } });
  });

  test('never takes what an operator wrote, until it is released', async () => {
    const { create, sandbox } = testServer();
    const staff = await create.staff();
    const { id } = await findListed(staff, '한빛마을3단지');
    const imported = (await fetchAgain(staff.token, id)).data;
    const written = (await save(staff.token, imported, { number_of_units: 1210, underground_parking_spaces: 400 }))
      .data;
    expect(written).toMatchObject({ revision: 2, number_of_units: 1210 });
    expect(written.overridden_fields).toEqual([
      'number_of_units',
      'total_parking_spaces',
      'above_ground_parking_spaces',
      'underground_parking_spaces',
    ]);
    sandbox.changeComplex(HANBIT, { kaptdaCnt: '1300', kaptBcompany: '새 시공사', kaptdPcnt: 700 });
    const again = (await fetchAgain(staff.token, id)).data;
    expect(again).toMatchObject({
      revision: 3,
      number_of_units: 1210,
      underground_parking_spaces: 400,
      above_ground_parking_spaces: 604,
      installer: '새 시공사',
    });
    const [latest] = await revisions(staff.token, id);
    expect(latest?.differences).toContainEqual({ field: 'number_of_units', before: 1210, after: 1300, is_kept: true });
    expect(latest?.differences).toContainEqual({
      field: 'installer',
      before: '가람건설',
      after: '새 시공사',
      is_kept: false,
    });
    const released = (await save(staff.token, again, { released_fields: ['number_of_units'] })).data;
    expect(released).toMatchObject({
      revision: 3,
      overridden_fields: ['total_parking_spaces', 'above_ground_parking_spaces', 'underground_parking_spaces'],
    });
    expect((await fetchAgain(staff.token, id)).data).toMatchObject({
      revision: 4,
      number_of_units: 1300,
      above_ground_parking_spaces: 604,
    });
  });

  test('keeps words it does not know, and what K-apt has stopped saying', async () => {
    const { create, sandbox } = testServer();
    const staff = await create.staff();
    const { id } = await findListed(staff, '낯선말');
    const { data } = await fetchAgain(staff.token, id);
    expect(data).toMatchObject({
      code: UNKNOWN_VALUES,
      type_name: '생활형숙박시설',
      complex_type: null,
      sale_type: null,
      amenities: ['관리사무소', '주민공동시설(헬스장, 독서실)', '작은도서관(문고)'],
    });
    expect(data.not_understood).toContainEqual({ field: 'corridor_type', wording: '타워형' });
    sandbox.changeComplex(UNKNOWN_VALUES, { kaptBcompany: '', kaptdaCnt: null, hoCnt: '' });
    expect((await fetchAgain(staff.token, id)).data).toMatchObject({
      revision: 2,
      installer: '한누리종합건설',
      number_of_units: 210,
    });
  });

  test('two at once make two revisions, one after the other', async () => {
    const staff = await testServer().create.staff();
    const { id } = await findListed(staff, '한빛마을3단지');
    const outcomes = await Promise.all([
      fetchAgain(staff.token, id),
      fetchAgain(staff.token, id),
      fetchAgain(staff.token, id),
    ]);
    expect(outcomes.map(({ data }) => data.revision).sort()).toEqual([1, 2, 3]);
    expect(
      (await revisions(staff.token, id)).map(({ revision, differences }) => [revision, differences.length > 0]),
    ).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  test('changes nothing while K-apt fails, without a code, and for a code nobody has', async () => {
    const staff = await testServer().create.staff();
    const write = async (code: string) =>
      (await call(createApartmentInfo, { token: staff.token, body: { name: '단지', code } })).data.id;
    const [noCode, unknown, known] = [await write(''), await write('A00000009'), await write(HANBIT)];
    expect((await fetchAgain(staff.token, noCode)).problem.fields?.['apt_info_id']).toContain('단지 코드가 없어');
    expect((await fetchAgain(staff.token, unknown)).problem.fields?.['apt_info_id']).toContain(
      'K-apt에 없는 단지 코드',
    );
    breakKapt();
    const failed = await fetchAgain(staff.token, known);
    expect([failed.status, failed.problem.code]).toEqual([503, 'provider_unavailable']);
    for (const id of [noCode, unknown, known])
      expect((await call(getApartmentInfo, { token: staff.token, params: { id } })).data.revision).toBe(1);
    expect((await fetchAgain(staff.token, 999_999)).status).toBe(404);
  });
});

describe('changing', () => {
  test('of two operators the second sees what the first saved', async () => {
    const { create } = testServer();
    const [first, second] = [await create.staff(), await create.staff()];
    const { data: info } = await call(createApartmentInfo, { token: first.token, body: { name: '단지' } });
    expect((await save(first.token, info, { tel: '02-300-0001' })).status).toBe(200);
    const late = await save(second.token, info, { tel: '02-300-0002' });
    expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
    expect((late.problem as unknown as { current: ApartmentInfo }).current).toMatchObject({
      tel: '02-300-0001',
      revision: 2,
    });
  });

  test('a number that is no phone number is refused', async () => {
    const staff = await testServer().create.staff();
    const { data: info } = await call(createApartmentInfo, {
      token: staff.token,
      body: { name: '단지', tel: '1588-0000' },
    });
    expect((await save(staff.token, info, { tel: '12', fax: '3' })).problem.fields).toEqual({
      tel: '관리사무소 전화 형식을 확인해 주세요.',
      fax: '팩스 형식을 확인해 주세요.',
    });
    expect((await call(createApartmentInfo, { token: staff.token, body: { name: '단지', tel: '12' } })).status).toBe(
      422,
    );
  });

  test('a save that changes nothing is no revision; a code another has is refused', async () => {
    const staff = await testServer().create.staff();
    const { data: info } = await call(createApartmentInfo, { token: staff.token, body: { name: '단지' } });
    await call(createApartmentInfo, { token: staff.token, body: { name: '다른 단지', code: 'A12345678' } });
    const same = (await save(staff.token, info, { name: '단지' })).data;
    expect(same.revision).toBe(1);
    expect((await save(staff.token, same, { code: 'A12345678' })).problem.code).toBe('already_exists');
  });
});

test('lists by words in any order, by state, by kind, and by pages', async () => {
  const { create } = testServer();
  const [staff, person] = [await create.staff(), await create.general()];
  await generate(person);
  const list = async (query: QueryOf<typeof listApartmentInfo>) =>
    (await call(listApartmentInfo, { token: staff.token, query })).data;
  await findListed(staff, '한빛마을');
  expect((await list({ imported: true })).results.map(({ code, space }) => [code, space?.title])).toEqual([
    [HANBIT, '한빛마을3단지아파트'],
  ]);
  expect((await list({ imported: false, search: '한빛' })).count).toBe(0);
  expect((await list({ search: '덕양구 한빛' })).results.map(({ code }) => code)).toEqual([HANBIT]);
  expect((await list({ complex_type: 1, imported: true })).count).toBe(1);
  expect((await list({ overridden: true })).count).toBe(0);
  const [page, past] = [await list({ page_size: 10, ordering: 'name' }), await list({ page: 99, page_size: 10 })];
  expect([page.results.length, past.results.length, page.count]).toEqual([10, 0, past.count]);
  const names = page.results.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
