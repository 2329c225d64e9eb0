import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: () => new Date('2026-01-20T00:00:00Z') });
  env = sandboxEnv(sandbox.url);
});
afterAll(() => sandbox.close());

type Item = Record<string, unknown>;
type Body = { items: Item[] | { item: Item } | ''; totalCount: number };
const NOTICES = 'ApHusBidPblAncInfoOfferServiceV3/getPblAncDeSearchV3';
const RESULTS = 'ApHusBidResultNoticeInfoOfferServiceV3/getBidClosDeSearchV3';
const PRIVATE = 'ApHusPrvCntrNoticeInfoOfferServiceV2/getRegDeSearchV2';

async function ask(
  path: string,
  query: Record<string, string>,
): Promise<{ status: number; text: string; body?: Body }> {
  const parameters = new URLSearchParams({ serviceKey: env['KAPT_SERVICE_KEY'] ?? '', type: 'json', ...query });
  const answer = await fetch(`${env['KAPT_BASE']}/${path}?${parameters}`);
  const text = await answer.text();
  const body = text.startsWith('{"response"')
    ? (JSON.parse(text) as { response: { body: Body } }).response.body
    : undefined;
  return { status: answer.status, text, ...(body && { body }) };
}
const listItems = (body?: Body): Item[] => (Array.isArray(body?.items) ? body.items : []);
const range = (startDate: string, endDate = startDate) => ({ startDate, endDate });

test('lists the notices of a range by pages of at most 100, none of the days to come', async () => {
  const first = (await ask(NOTICES, { ...range('2026-01-01', '2026-01-31'), numOfRows: '500' })).body;
  expect([listItems(first).length, first?.totalCount]).toEqual([100, 120]);
  const second = (await ask(NOTICES, { ...range('2026-01-01', '2026-01-31'), numOfRows: '100', pageNo: '2' })).body;
  const numbers = [first, second].flatMap((body) => listItems(body).map(({ bidNum }) => bidNum));
  expect(new Set(numbers).size).toBe(120);
  expect((await ask(NOTICES, range('2026-01-21'))).body?.items).toBe('');
  const one = (await ask(NOTICES, { ...range('2026-01-02'), numOfRows: '1' })).body?.items;
  expect(one).toMatchObject({ item: { bidRegDate: '2026-01-02' } });
});

test('fills in the results some days after closing, as the clock goes', async () => {
  const read = async () => listItems((await ask(RESULTS, { ...range('2026-01-20'), numOfRows: '100' })).body);
  expect((await read()).every(({ amount, bidState }) => amount === '' && ['1', '2'].includes(String(bidState)))).toBe(
    true,
  );
  sandbox.advance(4 * 86_400_000);
  const awarded = (await read()).filter(({ bidState }) => bidState === '5');
  expect(awarded.every(({ amount }) => Number(amount) > 0)).toBe(true);
  const bidders = await ask('ApHusBidResultNoticeInfoOfferServiceV2/getBidEntrpsInfoSearchV2', {
    bidNum: String(awarded[0]?.['bidNum']),
  });
  expect(listItems(bidders.body).filter(({ bidSuccessfulYn }) => bidSuccessfulYn === 'Y')).toHaveLength(1);
  sandbox.advance(-4 * 86_400_000);
});

test('lists private contracts by the day of their registration', async () => {
  const { body } = await ask(PRIVATE, range('2026-01-10'));
  expect(body?.items).toMatchObject([
    { regDate: '2026-01-10', pcReason: expect.any(String) },
    { pcNum: expect.stringMatching(/^P/u) },
  ]);
});

test('refuses a wrong key and a call without days in XML, and answers XML when JSON was not asked for', async () => {
  expect((await ask(NOTICES, { ...range('2026-01-01'), serviceKey: 'wrong' })).text).toContain('<returnReasonCode>30<');
  expect((await ask(PRIVATE, {})).text).toContain('<returnReasonCode>11<');
  expect((await ask(NOTICES, { ...range('2026-01-01'), type: 'xml' })).text).toContain(
    '<bidRegDate>2026-01-01</bidRegDate>',
  );
});

test('fails for every range with a day that was made to fail, and is failed once by the control of faults', async () => {
  sandbox.failKaptDay('2026-01-05');
  expect((await ask(NOTICES, range('2026-01-01', '2026-01-07'))).status).toBe(500);
  expect((await ask(NOTICES, range('2026-01-04'))).status).toBe(200);
  sandbox.failKaptDay(undefined);
  expect((await ask(NOTICES, range('2026-01-05'))).status).toBe(200);
  sandbox.failNext('kapt');
  expect((await ask(RESULTS, range('2026-01-05'))).status).toBe(500);
});
