import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = sandboxEnv(sandbox.url);
});
afterAll(() => sandbox.close());

type Body = { items: Record<string, unknown>[]; item: Record<string, unknown>; totalCount: number };
async function call(path: string, query: Record<string, string>, key = env['KAPT_SERVICE_KEY'] ?? '') {
  const answer = await fetch(
    `${env['KAPT_BASE']}/${path}?${new URLSearchParams({ serviceKey: key, _type: 'json', ...query })}`,
  );
  const text = await answer.text();
  const response = text.startsWith('{')
    ? (JSON.parse(text) as { response: { header: { resultCode: string }; body: Body } }).response
    : undefined;
  return { status: answer.status, text, code: response?.header.resultCode, body: response?.body };
}

test('lists all complexes by pages, those of a sido and those of a sigungu', async () => {
  const first = await call('AptListService4/getTotalAptList4', { pageNo: '1', numOfRows: '10' });
  expect([first.code, first.body?.items.length]).toEqual(['00', 10]);
  expect(first.body?.totalCount).toBeGreaterThanOrEqual(60);
  const goyang = await call('AptListService4/getSigunguAptList4', {
    sigunguCode: '41280',
    pageNo: '1',
    numOfRows: '100',
  });
  expect(goyang.body?.items.map(({ as2 }) => as2)).toEqual(expect.arrayContaining(['고양시 덕양구']));
  expect(goyang.body?.items).toHaveLength(goyang.body?.totalCount ?? -1);
  expect((await call('AptListService4/getSigunguAptList4', { sigunguCode: '99999' })).body?.items).toBe('');
  const daegu = await call('AptListService4/getSidoAptList4', { sidoCode: '27', numOfRows: '100' });
  expect([...new Set(daegu.body?.items.map(({ as1, as2 }) => `${String(as1)} ${String(as2)}`))].toSorted()).toEqual([
    '대구광역시 달서구',
    '대구광역시 수성구',
  ]);
  expect((await call('AptListService4/getSigunguAptList4', { sigunguCode: '27' })).body?.items).toBe('');
});

test('gives numbers as number, as text, as "" and as null, as the provider does', async () => {
  const all = await call('AptListService4/getTotalAptList4', { numOfRows: '1000' });
  const rows = await Promise.all(
    (all.body?.items ?? []).map(
      async ({ kaptCode }) =>
        (await call('AptBasisInfoServiceV4/getAphusBassInfoV4', { kaptCode: String(kaptCode) })).body?.item,
    ),
  );
  const counts = rows.flatMap((row) => (row ? [row['kaptdaCnt'], row['hoCnt']] : []));
  expect(new Set(counts.map((value) => (value === '' ? 'blank' : value === null ? 'null' : typeof value)))).toEqual(
    new Set(['number', 'string', 'blank', 'null']),
  );
});

test.each([
  ['an unknown code', 'AptBasisInfoServiceV4/getAphusBassInfoV4', { kaptCode: 'A00000000' }, undefined, '03'],
  ['a complex without details', 'AptBasisInfoServiceV4/getAphusDtlInfoV4', { kaptCode: 'A90000012' }, undefined, '03'],
  [
    'a wrong key, in XML',
    'AptBasisInfoServiceV4/getAphusBassInfoV4',
    { kaptCode: 'A90000001' },
    'wrong',
    '<returnReasonCode>30</returnReasonCode>',
  ],
  [
    'a used-up quota, in XML',
    'AptBasisInfoServiceV4/getAphusBassInfoV4',
    { kaptCode: 'A90000022' },
    undefined,
    '<returnReasonCode>22</returnReasonCode>',
  ],
])('answers %s with its own code', async (_name, path, query, key, code) => {
  const { text, status } = await call(path, query, key);
  expect(status).toBe(200);
  expect(text).toContain(code);
});

const readUnits = async () =>
  (await call('AptBasisInfoServiceV4/getAphusBassInfoV4', { kaptCode: 'A90000001' })).body?.item?.['kaptdaCnt'];

test('returns changed values until they are reverted', async () => {
  const before = await readUnits();
  sandbox.changeComplex('A90000001', { kaptdaCnt: 9 });
  expect(await readUnits()).toBe(9);
  sandbox.changeComplex(undefined);
  expect(await readUnits()).toBe(before);
});

test('names its complexes and their habits on a page', async () => {
  const page = await (await fetch(`${sandbox.url}/sandbox/kapt`)).text();
  for (const words of ['한빛마을3단지아파트', 'A90000001', '하루 호출 한도 초과']) expect(page).toContain(words);
  expect(await (await fetch(`${sandbox.url}/sandbox/`)).text()).toContain('K-apt 단지 정보');
});
