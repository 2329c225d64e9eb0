import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { cleanUp } from '@danji/server/releases/release-health/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { buildRelease, type BuiltRelease, upload } from '../releases/built-release.ts';
import { readHealth, sendReport } from './send-report.ts';

/** Sticky ids of two browsers. */
const [BROWSER_ONE, BROWSER_TWO] = ['V1StGXR8_Z5jdHi6B-my1', 'V1StGXR8_Z5jdHi6B-my2'] as const;

beforeEach(() => testServer().reset());

async function uploaded(remote: 'workspace' | 'shop' = 'workspace'): Promise<BuiltRelease['manifest']> {
  const built = buildRelease(remote);
  const response = await upload(built);
  if (response.statusCode !== 201) throw new Error(response.body);
  return built.manifest;
}

const send = (body: unknown) => call(reportHealth, { body: body as never });

const VITALS = { lcp: null, inp: null, cls: null };

test('sums the reports of tabs by release, each kind of event once for a report', async () => {
  const [first, second] = [await uploaded(), await uploaded('shop')];
  await sendReport(first, [
    { kind: 'session' },
    { kind: 'session' },
    { kind: 'error', detail: 'TypeError: a is not a function\n    at b (c.js:1:2)' },
    { kind: 'error', detail: 'RangeError: too far' },
  ]);
  await sendReport(first, [{ kind: 'session' }]);
  await sendReport(second, [{ kind: 'load_failed', detail: ' Failed to fetch ' }]);
  const now = testServer().clock.now().toISOString();
  expect(await readHealth()).toEqual([
    {
      remote: 'shop',
      release: second.release,
      sessions: 0,
      load_failures: 1,
      errors: 0,
      ...VITALS,
      lines: [{ line: 'Failed to fetch', count: 1, last: now }],
    },
    {
      remote: 'workspace',
      release: first.release,
      sessions: 2,
      load_failures: 0,
      errors: 1,
      ...VITALS,
      lines: expect.arrayContaining([
        { line: 'TypeError: a is not a function', count: 1, last: now },
        { line: 'RangeError: too far', count: 1, last: now },
      ]),
    },
  ]);
});

test('counts a browser that fails again and again once in ten minutes', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  for (let tab = 0; tab < 3; tab += 1)
    await sendReport(first, [{ kind: 'session' }, { kind: 'error', detail: 'x' }], BROWSER_ONE);
  await sendReport(first, [{ kind: 'error', detail: 'x' }, { kind: 'load_failed' }], BROWSER_TWO);
  await sendReport(second, [{ kind: 'error', detail: 'x' }], BROWSER_ONE);
  const results = await readHealth();
  expect(results.find(({ release }) => release === first.release)).toMatchObject({
    sessions: 3,
    errors: 2,
    load_failures: 1,
    lines: [{ line: 'x', count: 4 }],
  });
  expect(results.find(({ release }) => release === second.release)).toMatchObject({ errors: 1 });
  const kept = await testServer().db.selectFrom('release_fault').select('browser').execute();
  expect(kept.map(({ browser }) => browser).join()).not.toContain('browser');
  testServer().clock.advance(600);
  await sendReport(second, [{ kind: 'error', detail: 'x' }], BROWSER_ONE);
  expect((await readHealth()).find(({ release }) => release === second.release)).toMatchObject({ errors: 2 });
});

test('drops events of releases that do not exist, and keeps the others of the same report', async () => {
  const known = await uploaded();
  const facts = [
    { remote: 'workspace' as const, release: '0.9.0-000000000000', kind: 'session' as const },
    { remote: 'shop' as const, release: known.release, kind: 'session' as const },
  ];
  expect((await call(reportHealth, { body: { facts } })).data).toEqual({ ok: true });
  expect(
    (
      await call(reportHealth, {
        body: { facts: [...facts, { remote: 'workspace', release: known.release, kind: 'session' }] },
      })
    ).status,
  ).toBe(200);
  expect(await readHealth()).toMatchObject([{ remote: 'workspace', release: known.release, sessions: 1 }]);
});

test('stays exact when many tabs report at once', async () => {
  const [first, second] = [await uploaded(), await uploaded('shop')];
  const ofBoth = (turn: number) =>
    (turn % 2 === 0 ? [first, second] : [second, first]).flatMap(({ remote, release }) => [
      { remote, release, kind: 'session' as const },
      { remote, release, kind: 'error' as const, detail: `line ${turn % 3}` },
      { remote, release, kind: 'vital' as const, vital: 'LCP' as const, value: 1000 },
      { remote, release, kind: 'vital' as const, vital: 'CLS' as const, value: 0.01 * (turn % 5) },
    ]);
  const responses = await Promise.all(
    Array.from({ length: 120 }, (_, turn) => call(reportHealth, { body: { facts: ofBoth(turn) } })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const results = await readHealth();
  expect(results.map(({ sessions, errors }) => ({ sessions, errors }))).toEqual([
    { sessions: 120, errors: 120 },
    { sessions: 120, errors: 120 },
  ]);
  expect(results.map(({ lines }) => lines.map(({ count }) => count))).toEqual([
    [40, 40, 40],
    [40, 40, 40],
  ]);
});

test('knows the 75th percentile of each vital within a few percent', async () => {
  const known = await uploaded();
  for (const [vital, unit] of [
    ['LCP', 40],
    ['INP', 3],
    ['CLS', 0.001],
  ] as const) {
    const values = Array.from({ length: 100 }, (_, index) => ({
      kind: 'vital' as const,
      vital,
      value: (index + 1) * unit,
    }));
    await Promise.all([values.slice(0, 50), values.slice(50)].map((half) => sendReport(known, half)));
  }
  const [health] = await readHealth();
  for (const [value, expected] of [
    [health?.lcp, 3000],
    [health?.inp, 225],
    [health?.cls, 0.075],
  ] as const)
    expect(Math.abs((value ?? 0) / expected - 1)).toBeLessThan(0.03);
});

test('a perfect score is a score', async () => {
  const known = await uploaded();
  await sendReport(known, [{ kind: 'vital', vital: 'CLS', value: 0 }]);
  expect(await readHealth()).toMatchObject([{ sessions: 0, cls: 0, lcp: null }]);
});

test('looks back as far as requested, and deletes after thirty days', async () => {
  const { clock, db, platform } = testServer();
  const known = await uploaded();
  await sendReport(
    known,
    [{ kind: 'session' }, { kind: 'error', detail: 'x' }, { kind: 'vital', vital: 'INP', value: 8 }],
    'one',
  );
  clock.advance(30 * 3600);
  await sendReport(known, [{ kind: 'session' }]);
  expect(await readHealth()).toMatchObject([{ sessions: 1, errors: 0, lines: [] }]);
  expect(await readHealth(48)).toMatchObject([{ sessions: 2, errors: 1 }]);
  clock.advance(29.5 * 86_400);
  await platform.jobs.runNow(cleanUp, {});
  expect(await db.selectFrom('release_count').select(['sessions', 'errors']).execute()).toEqual([
    { sessions: 1, errors: 0 },
  ]);
  for (const table of ['release_vital', 'release_error_line', 'release_fault'] as const)
    expect(await db.selectFrom(table).select('remote').execute()).toEqual([]);
});

test('keeps the twenty latest lines of a release, whatever a browser invents', async () => {
  const { clock, platform, db } = testServer();
  const known = await uploaded();
  for (let report = 0; report < 10; report += 1) {
    clock.advance(1);
    await sendReport(
      known,
      Array.from({ length: 50 }, (_, index) => ({ kind: 'error' as const, detail: `invented ${report}-${index}` })),
    );
  }
  const countLines = async () => (await db.selectFrom('release_error_line').select('id').execute()).length;
  expect(await countLines()).toBe(200);
  const [health] = await readHealth();
  expect(health?.lines).toHaveLength(20);
  expect(health?.lines.every(({ line }) => line.startsWith('invented 3-'))).toBe(true);
  await platform.jobs.runNow(cleanUp, {});
  expect(await countLines()).toBe(20);
});

test('refuses what is no report', async () => {
  const { release } = await uploaded();
  expect((await send({ facts: [] })).status).toBe(422);
  expect((await send({ facts: [{ remote: 'workspace', release, kind: 'telepathy' }] })).status).toBe(422);
  expect(
    (await send({ facts: [{ remote: 'workspace', release, kind: 'vital', vital: 'LCP', value: -1 }] })).status,
  ).toBe(422);
  expect(
    (await send({ facts: Array.from({ length: 51 }, () => ({ remote: 'workspace', release, kind: 'session' })) }))
      .status,
  ).toBe(422);
  expect(
    (await send({ facts: [{ remote: 'workspace', release, kind: 'error', detail: 'x'.repeat(70_000) }] })).status,
  ).toBe(413);
  expect(await readHealth()).toEqual([]);
});

test('has a limit of its own for each address', async () => {
  const { platform } = testServer();
  expect(Number((await sendReport(await uploaded(), [{ kind: 'session' }])).headers['x-ratelimit-limit'])).toBe(
    120 * platform.rateLimitScale,
  );
});
