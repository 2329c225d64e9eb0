import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { evaluateChannel } from '@danji/server/releases/release-health/evaluate-channel';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { asPipeline, change, hostAll, uploaded } from '../releases/channel-calls.ts';
import { createReporters } from './signed-in-reporters.ts';
import {
  drawBrowsers,
  listSums,
  proofOf,
  readHealth,
  sendReport,
  sendReports,
  sendReportWithProof,
} from './send-report.ts';

beforeEach(() => testServer().reset());

type NamedRelease = { remote: 'workspace'; release: string };
const FAILED = [{ kind: 'load_failed' as const }];

/** The workspace with a release that came up 60 times since a tenth of the visitors got a candidate. */
async function startTrial(): Promise<{ active: NamedRelease; candidate: NamedRelease }> {
  const [active = ''] = await hostAll('workspace', 1);
  const { release } = await uploaded('workspace');
  expect((await change(startCanary, { remote: 'workspace', release, percent: 10, cohorts: [] })).status).toBe(200);
  await sendReports({ remote: 'workspace', release: active }, { sessions: 60 });
  return { active: { remote: 'workspace', release: active }, candidate: { remote: 'workspace', release } };
}

async function isRolledBack(): Promise<boolean> {
  await evaluateChannel(testServer().platform);
  return (await call(getChannel, { headers: asPipeline })).data.remotes.workspace?.candidate === null;
}

type SenderAt = { browser: string; session: string; index: number };

/** Sends reports of accounts of their own, each in a browser of its own that has the release, ten minutes long. */
async function sendFromEach(
  release: NamedRelease,
  count: number,
  send: (sender: SenderAt) => Promise<unknown>,
): Promise<void> {
  const sessions = await createReporters(count);
  const browsers = await drawBrowsers(release, count);
  const sendOne = (index: number) => send({ browser: browsers[index] ?? '', session: sessions[index] ?? '', index });
  await Promise.all(browsers.slice(1).map((_, index) => sendOne(index)));
  testServer().clock.advance(600);
  await sendOne(count - 1);
}

/** Failures from accounts that have the candidate, each from an address of its own. */
const failHonestly = (candidate: NamedRelease): Promise<void> =>
  sendFromEach(candidate, 50, ({ index, ...sender }) =>
    sendReportWithProof(candidate, FAILED, { ...sender, remoteAddress: `203.0.113.${index + 1}` }),
  );

test('reports without the proof of a page are only statistics and roll nothing back', async () => {
  const { active, candidate } = await startTrial();
  const [other = ''] = await drawBrowsers(candidate, 1);
  const [expired, stolen] = [proofOf(other), proofOf(other)];
  testServer().clock.advance(86_400);
  await sendReports(active, { sessions: 60 });
  await sendFromEach(candidate, 60, async ({ browser, session, index }) => {
    if (index % 3 === 0) await sendReport(candidate, FAILED, browser, session);
    else
      await sendReportWithProof(candidate, FAILED, {
        session,
        browser: index % 3 === 1 ? browser : other,
        proof: index % 3 === 1 ? proofOf(other) : expired,
      });
    await sendReportWithProof(candidate, FAILED, { browser, session, proof: `${stolen.slice(0, -1)}!` });
  });
  expect(await isRolledBack()).toBe(false);
  expect((await readHealth()).find(({ release }) => release === candidate.release)?.load_failures).toBeGreaterThan(50);
  await sendReports(active, { sessions: 60 });
  await failHonestly(candidate);
  expect(await isRolledBack()).toBe(true);
});

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

test('hundreds of browsers and accounts of one address or one network roll nothing back', async () => {
  const { active, candidate } = await startTrial();
  await sendReports(candidate, { sessions: 50 });
  await sendFromEach(candidate, 40, ({ browser, session }) =>
    sendReportWithProof(candidate, FAILED, { browser, session, remoteAddress: '198.51.100.7' }),
  );
  expect(await isRolledBack()).toBe(false);
  await sendReports(active, { sessions: 60 });
  await failHonestly(candidate);
  expect(await isRolledBack()).toBe(true);
});

test('strangers do not take the places of the accounts in their network', async () => {
  const { candidate } = await startTrial();
  for (const browser of await drawBrowsers(candidate, 5))
    await sendReportWithProof(candidate, FAILED, { browser, remoteAddress: '198.51.100.7' });
  await sendFromEach(candidate, 3, ({ browser, session }) =>
    sendReportWithProof(candidate, FAILED, { browser, session, remoteAddress: '198.51.100.7' }),
  );
  expect(await listSums(candidate)).toEqual({ judged_sessions: 0, judged_load_failures: 2, visitor_load_failures: 2 });
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

test('worse web vitals roll nothing back, because they depend on the visitors as much as on the code', async () => {
  const { active, candidate } = await startTrial();
  await sendReports(candidate, { sessions: 50 });
  for (const browser of await drawBrowsers(candidate, 20))
    await sendReportWithProof(
      candidate,
      [
        { kind: 'vital', vital: 'LCP', value: 20_000 },
        { kind: 'vital', vital: 'INP', value: 5000 },
      ],
      { browser },
    );
  for (const browser of await drawBrowsers(active, 20))
    await sendReportWithProof(
      active,
      [
        { kind: 'vital', vital: 'LCP', value: 800 },
        { kind: 'vital', vital: 'INP', value: 40 },
      ],
      { browser },
    );
  expect(await isRolledBack()).toBe(false);
  expect((await readHealth()).find(({ release }) => release === candidate.release)?.lcp).toBeGreaterThan(19_000);
});

test('a report with the cookie of an ended session counts in the statistics', async () => {
  const { active } = await startTrial();
  const [browser = ''] = await drawBrowsers(active, 1);
  const response = await testServer().app.inject({
    method: 'POST',
    url: reportHealth.path,
    headers: { cookie: `danji-visitor=${browser}; danji_refresh=${'a'.repeat(40)}` },
    payload: { facts: [{ ...active, kind: 'session' }], proof: proofOf(browser) },
  });
  expect(response.statusCode).toBe(200);
  expect((await readHealth()).find(({ release }) => release === active.release)?.sessions).toBe(61);
});
