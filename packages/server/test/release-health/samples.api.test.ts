import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { evaluateChannel } from '@danji/server/release-health/evaluate-channel';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { asPipeline, change, hostAll, uploaded } from '../releases/channel-calls.ts';
import { drawBrowsers, proofOf, readHealth, sendReport, sendReports, sendReportWithProof } from './send-report.ts';

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

/** Failures from browsers that have the candidate, each from an address of its own. */
async function failHonestly(candidate: NamedRelease, count: number): Promise<void> {
  for (const [index, browser] of (await drawBrowsers(candidate, count)).entries())
    await sendReportWithProof(candidate, FAILED, { browser, remoteAddress: `203.0.113.${index + 1}` });
}

test('reports without the proof of a page are only statistics and roll nothing back', async () => {
  const { active, candidate } = await startTrial();
  const [other = '', ...browsers] = await drawBrowsers(candidate, 25);
  const [expired, stolen] = [proofOf(other), proofOf(other)];
  testServer().clock.advance(86_400);
  await sendReports(active, { sessions: 60 });
  for (const [index, browser] of browsers.entries()) {
    if (index % 3 === 0) await sendReport(candidate, FAILED, browser);
    else
      await sendReportWithProof(candidate, FAILED, {
        browser: index % 3 === 1 ? browser : other,
        proof: index % 3 === 1 ? proofOf(other) : expired,
      });
    await sendReportWithProof(candidate, FAILED, { browser, proof: `${stolen.slice(0, -1)}!` });
  }
  expect(await isRolledBack()).toBe(false);
  expect((await readHealth()).find(({ release }) => release === candidate.release)?.load_failures).toBeGreaterThan(24);
  await failHonestly(candidate, 20);
  expect(await isRolledBack()).toBe(true);
});

test('a browser counts once in a trial, however long it fails and in however many tabs', async () => {
  const { candidate } = await startTrial();
  const [browser = ''] = await drawBrowsers(candidate, 1);
  await sendReports(candidate, { sessions: 20 });
  for (let report = 0; report < 20; report += 1) {
    testServer().clock.advance(601);
    await sendReportWithProof(candidate, FAILED, { browser });
  }
  expect(await isRolledBack()).toBe(false);
});

test('a report from before the trial does not exclude a browser from the trial', async () => {
  const [active = ''] = await hostAll('workspace', 1);
  const named: NamedRelease = { remote: 'workspace', release: active };
  const browsers = await drawBrowsers(named, 40);
  const comeUp = async () => {
    for (const browser of browsers) await sendReportWithProof(named, [{ kind: 'session' }], { browser });
  };
  await comeUp();
  testServer().clock.advance(601);
  const { release } = await uploaded('workspace');
  await change(startCanary, { remote: 'workspace', release, percent: 30, cohorts: [] });
  await failHonestly({ remote: 'workspace', release }, 20);
  expect(await isRolledBack()).toBe(false);
  await comeUp();
  expect(await isRolledBack()).toBe(true);
});

test('hundreds of forged browsers of one address or one network roll nothing back', async () => {
  const { candidate } = await startTrial();
  await sendReports(candidate, { sessions: 20 });
  for (const browser of await drawBrowsers(candidate, 25))
    await sendReportWithProof(candidate, FAILED, { browser, remoteAddress: '198.51.100.7' });
  expect(await isRolledBack()).toBe(false);
  await failHonestly(candidate, 20);
  expect(await isRolledBack()).toBe(true);
});

test('a browser does not count for a release that it does not get', async () => {
  const { active, candidate } = await startTrial();
  for (const [index, browser] of (await drawBrowsers(active, 25)).entries())
    await sendReportWithProof(candidate, FAILED, { browser, remoteAddress: `198.51.100.${index}` });
  expect(await isRolledBack()).toBe(false);
});

test('reports of one browser that come at once count once', async () => {
  const { candidate } = await startTrial();
  const [browser = ''] = await drawBrowsers(candidate, 1);
  await sendReports(candidate, { sessions: 20 });
  const responses = await Promise.all(
    Array.from({ length: 25 }, () => sendReportWithProof(candidate, [{ kind: 'error' }, ...FAILED], { browser })),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await isRolledBack()).toBe(false);
});

test('worse web vitals roll nothing back, because they depend on the visitors as much as on the code', async () => {
  const { active, candidate } = await startTrial();
  await sendReports(candidate, { sessions: 20 });
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

test('a report of a signed-in user counts as any other', async () => {
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
