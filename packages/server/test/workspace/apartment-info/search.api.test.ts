import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkAptCode,
  listApartmentRegions,
  previewApartment,
  searchApartments,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { readComplexes } from '@danji/server/workspace/apartment-info/complex-list.job';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import {
  breakKapt,
  generate,
  HANBIT,
  NO_DETAIL,
  QUOTA,
  SKY,
  resetComplexes,
  UNKNOWN_VALUES,
} from './complex-fixture.ts';

beforeEach(resetComplexes);

const search = async (token: string, query: QueryOf<typeof searchApartments>) =>
  (await call(searchApartments, { token, query })).data;
const preview = (token: string, code: string) => call(previewApartment, { token, params: { code } });
const check = async (token: string, apt_code: string) =>
  (await call(checkAptCode, { token, query: { apt_code } })).data;

describe('the search', () => {
  test('finds by words of name and place in any order, and tells which complexes have a work space', async () => {
    const { create } = testServer();
    const [host, person] = [await create.general(), await create.staff()];
    const space = await generate(host);
    const found = await search(person.token, { search: '덕양구 한빛마을' });
    expect(found).toMatchObject({
      count: 1,
      is_cached: false,
      results: [
        {
          code: HANBIT,
          address: '경기도 고양시 덕양구 화신로 214',
          number_of_units: 1204,
          space: { id: space.id, title: space.title, my_state: null },
        },
      ],
    });
    expect((await search(host.token, { search: '한빛마을' })).results).toMatchObject([{ space: { my_state: 4 } }]);
    expect((await search(person.token, { search: '화정동' })).results.map(({ code }) => code)).toContain(HANBIT);
    expect((await search(person.token, { search: SKY })).results).toMatchObject([
      { code: SKY, address: '경기도 화성시 청계동', space: null, number_of_units: null },
    ]);
    expect((await search(person.token, { search: '100%' })).count).toBe(0);
    expect(await search(person.token, { search: ' ' })).toMatchObject({ results: [], count: 0 });
  });

  test('reads only the asked sigungu when one is named', async () => {
    const { token } = await testServer().create.general();
    const found = await search(token, { region_code: '41280' });
    expect(found.results.length).toBeGreaterThan(0);
    const { count } = await testServer()
      .db.selectFrom('apt_info')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(found.count);
    expect((await call(searchApartments, { token, query: { region_code: '4128' } })).problem.fields).toHaveProperty(
      'region_code',
    );
  });

  test('narrows to a sido or a sigungu, with words and without, and says which regions there are', async () => {
    const { token } = await testServer().create.general();
    const {
      data: { results: regions, is_cached },
    } = await call(listApartmentRegions, { token });
    expect([is_cached, regions[0]]).toEqual([false, { code: '11170', sido: '서울특별시', sigungu: '용산구' }]);
    expect(regions).toEqual(
      expect.arrayContaining([
        { code: '41280', sido: '경기도', sigungu: '고양시 덕양구' },
        { code: '36110', sido: '세종특별자치시', sigungu: '세종특별자치시' },
      ]),
    );
    const places = async (query: QueryOf<typeof searchApartments>) =>
      (await search(token, query)).results.map(({ address, code }) => `${code} ${address}`);
    const daegu = await places({ region_code: '27' });
    expect(daegu).toHaveLength(3);
    expect(daegu.every((place) => place.includes('대구광역시'))).toBe(true);
    expect(await places({ region_code: '27260', search: '마을' })).toEqual([`${QUOTA} 대구광역시 수성구 범어동`]);
    expect(await places({ region_code: '28', search: '한빛' })).toEqual([]);
    // K-apt received one request, for the whole list.
    expect(await testServer().db.selectFrom('apt_list_read').select('scope').execute()).toEqual([{ scope: '' }]);
  });

  test('many people who search first share one reading of the list', async () => {
    const { create, db } = testServer();
    const { token } = await create.general();
    const found = await Promise.all([1, 2, 3, 4].map(() => search(token, { search: '한빛마을' })));
    expect(found.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(await db.selectFrom('apt_info').where('code', '=', HANBIT).select('id').execute()).toHaveLength(1);
  });

  test('searches what is known while K-apt fails, and says so', async () => {
    const { create, platform } = testServer();
    const { token } = await create.general();
    breakKapt();
    expect(await search(token, { search: '한빛' })).toMatchObject({ count: 0, is_cached: true });
    await resetComplexes();
    await platform.jobs.runNow(readComplexes, {});
    testServer().clock.advance(8 * 86_400);
    breakKapt();
    const again = (await create.general()).token;
    expect(await search(again, { search: '한빛' })).toMatchObject({ count: 1, is_cached: true });
    testServer().sandbox.failNext('kapt', 0);
    expect((await search(again, { search: '한빛' })).is_cached).toBe(true);
    testServer().clock.advance(61);
    expect((await search(again, { search: '한빛' })).is_cached).toBe(false);
  });

  test('follows names in the list, but not over what was imported', async () => {
    const { create, platform, db } = testServer();
    await generate(await create.general());
    await platform.jobs.runNow(readComplexes, {});
    await db.updateTable('apt_info').set({ name: '옛 이름' }).where('code', 'in', [HANBIT, SKY]).execute();
    await platform.jobs.runNow(readComplexes, {});
    const names = await db
      .selectFrom('apt_info')
      .where('code', 'in', [HANBIT, SKY])
      .select('name')
      .orderBy('code')
      .execute();
    expect(names).toEqual([{ name: '옛 이름' }, { name: '하늘숲파크뷰센트럴에듀타운1단지' }]);
  });
});

describe('the preview', () => {
  test('shows what a work space would be filled with, and what was not understood', async () => {
    const { token } = await testServer().create.general();
    const { data } = await preview(token, UNKNOWN_VALUES);
    expect(data).toMatchObject({
      is_cached: false,
      apartment: { code: UNKNOWN_VALUES, type_name: '생활형숙박시설' },
      facts: { title: '낯선말아파트', apt_code: UNKNOWN_VALUES, number_of_units: 210, corridor_type: null },
    });
    expect(data.not_understood).toContainEqual({ field: 'heating_type', wording: '지열난방' });
    expect((await preview(token, NO_DETAIL)).data).toMatchObject({
      facts: { number_of_units: 312, total_parking_spaces: null, amenities: [] },
    });
  });

  test('asks K-apt once an hour, and shows the known while it fails', async () => {
    const { create, sandbox, clock } = testServer();
    const { token } = await create.general();
    await preview(token, HANBIT);
    sandbox.changeComplex(HANBIT, { kaptdaCnt: 9 });
    expect((await preview(token, HANBIT)).data.facts.number_of_units).toBe(1204);
    clock.advance(3_700);
    const later = (await testServer().create.general()).token;
    breakKapt();
    expect((await preview(later, HANBIT)).data).toMatchObject({ is_cached: true, facts: { number_of_units: 1204 } });
    expect((await preview(later, SKY)).problem).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      title: expect.stringContaining('직접 입력'),
    });
    sandbox.failNext('kapt', 0);
    expect((await preview(later, HANBIT)).data).toMatchObject({ is_cached: false, facts: { number_of_units: 9 } });
  });

  test('has nothing for a code nobody has or that is no code, and fails for a used-up quota', async () => {
    const { token } = await testServer().create.general();
    for (const code of ['A00000000', 'abc', '%2e%2e', "A9000000'"])
      expect((await preview(token, code)).status).toBe(404);
    expect((await preview(token, QUOTA)).status).toBe(503);
  });
});

describe('checking a code', () => {
  test('is true for a code that is used, and for one nobody could check', async () => {
    const person = await testServer().create.general();
    const space = await generate(person);
    expect(await check(person.token, HANBIT)).toEqual({
      result: true,
      reason: 'used',
      space: { id: space.id, title: space.title },
    });
    expect(await check(person.token, SKY)).toEqual({ result: false, reason: null, space: null });
    expect(await check(person.token, 'A00000000')).toEqual({ result: false, reason: 'unknown', space: null });
    expect(await check(person.token, QUOTA)).toEqual({ result: true, reason: 'unavailable', space: null });
  });

  test.each(['', 'A1', 'a10027474', 'A100274741', 'A1002747４'])('is true for %j, which is no code', async (code) => {
    const { token } = await testServer().create.general();
    expect(await check(token, code)).toEqual({ result: true, reason: 'malformed', space: null });
  });

  test('is refused to visitors and vendors, whatever the code looks like', async () => {
    const query = { apt_code: 'A1' };
    expect((await call(checkAptCode, { query })).status).toBe(401);
    const { token } = await testServer().create.brand();
    expect((await call(checkAptCode, { token, query })).status).toBe(403);
  });
});
