import { beforeEach, expect, test } from '@jest/globals';
import { countVisit, getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

type Visit = BodyOf<typeof countVisit>;
const visit = (changes: Partial<Visit> = {}, headers: Record<string, string> = {}) =>
  call(countVisit, { body: { referrer_type: 'search', device: 'phone', is_signed_in: false, ...changes }, headers });
const dayOf = (offset: number) => toBusinessDate(new Date(testServer().clock.now().getTime() + offset * 86_400_000));

test('counts visits by day in Korea and class, with the period before', async () => {
  const { clock } = testServer();
  const start = dayOf(0);
  await visit({ referrer_type: 'direct', device: 'desktop' });
  clock.advance(86_400 * 2);
  const second = dayOf(0);
  await Promise.all([
    visit(),
    visit(),
    visit({ is_signed_in: true }),
    visit({ referrer_type: 'social', device: 'desktop', is_signed_in: true }),
  ]);
  const { token } = await testServer().create.staff();
  const { data } = await call(getVisitStatistics, { token, query: { date_start: second, date_end: dayOf(1) } });
  const none = { search: 0, social: 0, direct: 0, email: 0, other: 0, none: 0 };
  expect(data).toEqual({
    rows: [
      { date: second, ...none, search: 3, social: 1, total: 4 },
      { date: dayOf(1), ...none, total: 0 },
    ],
    sums: { ...none, search: 3, social: 1, total: 4, signed_in: 2, phone: 3 },
    previous: {
      date_start: start,
      date_end: dayOf(-1),
      sums: { ...none, direct: 1, total: 1, signed_in: 0, phone: 0 },
    },
  });
});

test('stores no personal data', async () => {
  await visit(
    {},
    { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': '203.0.113.9', referer: 'https://danji.test/secret' },
  );
  expect(await testServer().db.selectFrom('visit_count').selectAll().execute()).toEqual([
    { day: dayOf(0), referrer_type: 'search', device: 'phone', is_signed_in: false, visits: 1 },
  ]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
  '',
])('does not count %s', async (agent) => {
  expect((await visit({}, { 'user-agent': agent })).status).toBe(200);
  expect(await testServer().db.selectFrom('visit_count').selectAll().execute()).toEqual([]);
});

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.4.5',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Whale/4.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S928N) AppleWebKit/537.36 NAVER(inapp; search; 2000; 12.5.1)',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 DaumApps/8.0',
])('counts the person behind %s', async (agent) => {
  await visit({}, { 'user-agent': agent });
  expect(await testServer().db.selectFrom('visit_count').select('visits').execute()).toEqual([{ visits: 1 }]);
});

test('refuses an unknown referrer type and additional fields', async () => {
  expect((await visit({ referrer_type: 'telepathy' as 'other' })).problem.fields).toHaveProperty('referrer_type');
  expect(
    (
      await call(countVisit, {
        body: { referrer_type: 'other', device: 'phone', is_signed_in: false, email: 'a@b.kr' } as unknown as Visit,
      })
    ).status,
  ).toBe(422);
});

test('shows the statistics for a period that makes sense', async () => {
  const { create } = testServer();
  const { token } = await create.staff();
  const ask = async (date_start: string, date_end: string) =>
    (await call(getVisitStatistics, { token, query: { date_start, date_end } })).problem.fields ?? {};
  expect(await ask('2026-11-30', '2026-11-01')).toHaveProperty('date_end');
  expect(await ask('2025-01-01', '2026-11-01')).toHaveProperty('date_end');
  expect(await ask('2026-02-31', '2026-03-01')).toHaveProperty('date_start');
  expect(await ask('0000-01-01', '0000-01-02')).toHaveProperty('date_start');
});

test('has a limit of its own for each address', async () => {
  expect(Number((await visit()).headers['x-ratelimit-limit'])).toBe(30 * testServer().platform.rateLimitScale);
});
