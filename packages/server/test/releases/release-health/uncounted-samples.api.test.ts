import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import {
  drawBrowsers,
  listSums,
  proofOf,
  readHealth,
  sendReport,
  sendReports,
  sendReportWithProof,
} from './send-report.ts';
import { FAILED, startTrial, isRolledBack, sendFromEach, failHonestly } from './trial.ts';

beforeEach(() => testServer().reset());

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
