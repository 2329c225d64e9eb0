import { beforeEach, describe, expect, test } from '@jest/globals';
import { createApartmentInfo, listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { findListed, generate, HANBIT, resetComplexes } from './complex-fixture.ts';
import { save, revisions } from './staff-calls.ts';

beforeEach(resetComplexes);

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
