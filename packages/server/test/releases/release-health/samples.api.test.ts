import { startCanary } from '@danji/contracts/releases/channel.endpoints';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { change, hostAll, uploaded } from '../releases/channel-calls.ts';
import { createReporters } from './signed-in-reporters.ts';
import { drawBrowsers, listSums, sendReports, sendReportWithProof } from './send-report.ts';
import { type NamedRelease, FAILED, startTrial, isRolledBack, sendFromEach, failHonestly } from './trial.ts';

beforeEach(() => testServer().reset());

test('an account counts once in a trial, however long it fails and in however many browsers', async () => {
  const { candidate } = await startTrial();
  const [session = ''] = await createReporters(1);
  await sendReports(candidate, { sessions: 50 });
  for (const browser of await drawBrowsers(candidate, 40)) {
    testServer().clock.advance(601);
    await sendReportWithProof(candidate, FAILED, { browser, session });
  }
  expect(await isRolledBack()).toBe(false);
  expect(await listSums(candidate)).toEqual({ judged_sessions: 50, judged_load_failures: 1, visitor_load_failures: 0 });
});

test('an account with two browsers counts for one of the two releases of a trial', async () => {
  const { active, candidate } = await startTrial();
  const [session = ''] = await createReporters(1);
  for (const release of [active, candidate, active]) {
    const [browser = ''] = await drawBrowsers(release, 1);
    const more = release === candidate ? [{ kind: 'session' as const }] : [];
    await sendReportWithProof(release, [...more, ...FAILED], { browser, session });
  }
  expect(await listSums(active)).toMatchObject({ judged_sessions: 60, judged_load_failures: 1 });
  expect(await listSums(candidate)).toMatchObject({ judged_sessions: 0, judged_load_failures: 0 });
});

test('an account counts once for a promoted release within a day, over midnight too', async () => {
  const { clock } = testServer();
  const [release = ''] = await hostAll('workspace', 1);
  const named: NamedRelease = { remote: 'workspace', release };
  const [session = ''] = await createReporters(1);
  const failTwelveHours = async () => {
    for (const browser of await drawBrowsers(named, 12)) {
      await sendReportWithProof(named, FAILED, { browser, session });
      clock.advance(3600);
    }
  };
  await failTwelveHours();
  await failTwelveHours();
  expect((await listSums(named))?.judged_load_failures).toBe(1);
  await failTwelveHours();
  expect((await listSums(named))?.judged_load_failures).toBe(2);
});

test('a report from before the trial does not exclude an account from the trial', async () => {
  const [active = ''] = await hostAll('workspace', 1);
  const named: NamedRelease = { remote: 'workspace', release: active };
  const browsers = await drawBrowsers(named, 120);
  const sessions = await createReporters(120);
  const comeUp = () =>
    Promise.all(
      browsers.map((browser, index) =>
        sendReportWithProof(named, [{ kind: 'session' }], { browser, session: sessions[index] ?? '' }),
      ),
    );
  await comeUp();
  testServer().clock.advance(601);
  const { release } = await uploaded('workspace');
  await change(startCanary, { remote: 'workspace', release, percent: 30, cohorts: [] });
  await failHonestly({ remote: 'workspace', release });
  expect(await isRolledBack()).toBe(false);
  // They come up in the same ten minutes as the failures.
  testServer().clock.advance(-600);
  await comeUp();
  testServer().clock.advance(600);
  expect(await isRolledBack()).toBe(true);
});

test('an account does not count for a release that its browser does not get', async () => {
  const { active, candidate } = await startTrial();
  await sendReports(candidate, { sessions: 50 });
  await sendFromEach(active, 50, ({ index, ...sender }) =>
    sendReportWithProof(candidate, FAILED, { ...sender, remoteAddress: `198.51.100.${index}` }),
  );
  expect(await isRolledBack()).toBe(false);
});

test('reports of one account that come at once count once', async () => {
  const { candidate } = await startTrial();
  const browsers = await drawBrowsers(candidate, 2);
  const [session = ''] = await createReporters(1);
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      sendReportWithProof(candidate, [{ kind: 'error' }, ...FAILED], { browser: browsers[index % 2] ?? '', session }),
    ),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await listSums(candidate))?.judged_load_failures).toBe(1);
});
