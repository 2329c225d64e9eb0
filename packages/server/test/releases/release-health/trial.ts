import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { evaluateChannel } from '@danji/server/releases/release-health/evaluate-channel';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { expect } from '@jest/globals';
import { asPipeline, change, hostAll, uploaded } from '../releases/channel-calls.ts';
import { createReporters } from './signed-in-reporters.ts';
import { drawBrowsers, sendReports, sendReportWithProof } from './send-report.ts';

export type NamedRelease = { remote: 'workspace'; release: string };
export const FAILED = [{ kind: 'load_failed' as const }];

/** The workspace with a release that came up 60 times since a tenth of the visitors got a candidate. */
export async function startTrial(): Promise<{ active: NamedRelease; candidate: NamedRelease }> {
  const [active = ''] = await hostAll('workspace', 1);
  const { release } = await uploaded('workspace');
  expect((await change(startCanary, { remote: 'workspace', release, percent: 10, cohorts: [] })).status).toBe(200);
  await sendReports({ remote: 'workspace', release: active }, { sessions: 60 });
  return { active: { remote: 'workspace', release: active }, candidate: { remote: 'workspace', release } };
}

export async function isRolledBack(): Promise<boolean> {
  await evaluateChannel(testServer().platform);
  return (await call(getChannel, { headers: asPipeline })).data.remotes.workspace?.candidate === null;
}

type SenderAt = { browser: string; session: string; index: number };

/** Sends reports of accounts of their own, each in a browser of its own that has the release, ten minutes long. */
export async function sendFromEach(
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
export const failHonestly = (candidate: NamedRelease): Promise<void> =>
  sendFromEach(candidate, 50, ({ index, ...sender }) =>
    sendReportWithProof(candidate, FAILED, { ...sender, remoteAddress: `203.0.113.${index + 1}` }),
  );
