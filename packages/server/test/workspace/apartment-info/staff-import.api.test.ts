import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createApartmentInfo,
  getApartmentInfo,
  importApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { breakKapt, findListed, HANBIT, resetComplexes, UNKNOWN_VALUES } from './complex-fixture.ts';
import { save, revisions } from './staff-calls.ts';

beforeEach(resetComplexes);

const fetchAgain = (token: string, apt_info_id: number) => call(importApartmentInfo, { token, body: { apt_info_id } });

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
