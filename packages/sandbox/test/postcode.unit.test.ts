import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const ENTITIES: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&#39;': "'" };
async function search(query: string) {
  const page = await (await fetch(`${sandbox.url}/postcode/search?${new URLSearchParams({ q: query })}`)).text();
  return [...page.matchAll(/data-address="([^"]*)"/g)].map(
    ([, data = '']) =>
      JSON.parse(data.replace(/&quot;|&amp;|&#39;/g, (entity) => ENTITIES[entity] ?? '')) as Record<string, string>,
  );
}

test('serves the script as JavaScript that another origin may load', async () => {
  const response = await fetch(sandboxEnv(sandbox.url)['POSTCODE_JS_URL'] ?? '');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('offers each address by road and by lot, with every word of the query in it', async () => {
  const found = await search('서울 종로구');
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.map(({ userSelectedType }) => userSelectedType).slice(0, 2)).toEqual(['R', 'J']);
  for (const address of found) {
    expect(address).toMatchObject({ sido: '서울', sigungu: '종로구', query: '서울 종로구' });
    expect(address['address']).toBe(
      address['userSelectedType'] === 'R' ? address['roadAddress'] : address['jibunAddress'],
    );
    expect([
      address['zonecode']?.length,
      address['bcode']?.length,
      address['buildingCode']?.length,
      address['sigunguCode']?.length,
    ]).toEqual([5, 10, 25, 5]);
  }
});

test.each([
  ['울릉군', 40_200, 40_240],
  ['옹진군', 23_100, 23_116],
  ['제주시', 63_000, 63_644],
])('%s has a zone code with an island surcharge', async (query, from, to) => {
  const [address] = await search(query);
  expect(Number(address?.['zonecode'])).toBeGreaterThanOrEqual(from);
  expect(Number(address?.['zonecode'])).toBeLessThanOrEqual(to);
});

test('uses the names in force since July 2026 and leaves the sigungu of Sejong empty', async () => {
  expect((await search('전남광주통합특별시 서구'))[0]).toMatchObject({
    sido: '전남광주통합특별시',
    sigungu: '서구',
    zonecode: '61945',
  });
  expect((await search('세종'))[0]).toMatchObject({ sido: '세종특별자치시', sigungu: '' });
  expect((await search('검단구')).length).toBeGreaterThan(0);
});

test('finds nothing for nothing and for nonsense', async () => {
  expect(await search(' ')).toEqual([]);
  expect(await search('"><script>')).toEqual([]);
});
