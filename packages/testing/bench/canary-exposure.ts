import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@danji/contracts/releases/release';
import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { readSigningKey } from '@danji/federation/release/credentials';
import { uploadReleaseFolder } from '@danji/federation/release/publish';
import { callReleaseApi } from '@danji/federation/release/release-api';
import type { Testbed } from '../e2e/releases/testbed.ts';
import { presentBuild } from '../e2e/releases/apps.ts';
import { release } from '../e2e/releases/releasing.ts';
import type { BenchRow } from './bench-row.ts';

const PERCENT = 10;
const VISITORS_PER_SECOND = 20;
/** Visitors of this period are 100 %; the release must be rolled back before it ends. */
const PERIOD_SECONDS = 60;
/** Share of visits with an uncaught error in a healthy release. */
const USUAL_ERROR_SHARE = 0.005;
const LIMIT = 5;

const read = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/**
 * Simulates one visitor with a browser of their own, who opens a page and whose tab reports health with the proof of
 * that page. Resolves to whether the visitor got the candidate.
 */
async function visit({ url }: Testbed, bad: string): Promise<boolean> {
  const cookie = `danji-visitor=${randomBytes(16).toString('base64url').slice(0, 21)}`;
  const page = await (await fetch(url, { headers: { cookie, accept: 'text/html' } })).text();
  const { remotes } = JSON.parse(read(page, /id="danji-registry">(.*?)<\/script>/s)) as Registry;
  const proof = read(page, /<meta name="danji-report" content="([^"]+)"/);
  const loaded = remotes.find(({ remote }) => remote === 'workspace')?.release ?? '';
  const samples = [
    { remote: 'workspace', release: loaded, kind: 'session' },
    ...(loaded === bad || Math.random() < USUAL_ERROR_SHARE
      ? [{ remote: 'workspace', release: loaded, kind: 'error', detail: 'Error: simulated' }]
      : []),
  ];
  await fetch(new URL(reportHealth.path, url), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ facts: samples, proof }),
  });
  return loaded === bad;
}

/**
 * Measures how many of a minute's visitors get a candidate that always fails and is shown to 10 %, before the server
 * rolls it back by itself.
 */
export async function measureCanaryExposure(testbed: Testbed): Promise<BenchRow> {
  const server = { baseUrl: testbed.url, token: testbed.token };
  await release(testbed, presentBuild('workspace'));
  const { release: bad } = await uploadReleaseFolder({
    ...server,
    dist: testbed.throwing.workspace['throws at render'],
    signingKey: readSigningKey(testbed.dataDir),
  });
  const { revision } = await callReleaseApi(server, getChannel);
  await callReleaseApi(server, startCanary, {
    body: { remote: 'workspace', release: bad, percent: PERCENT, cohorts: [], revision },
  });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const visits: Promise<boolean>[] = [];
  const isLive = async () => (await callReleaseApi(server, getChannel)).remotes.workspace?.candidate?.release === bad;
  while (seconds() < PERIOD_SECONDS && (await isLive())) {
    for (let count = 0; count < VISITORS_PER_SECOND; count += 1) visits.push(visit(testbed, bad));
    await sleep(1000);
  }
  const isRolledBack = !(await isLive());
  const met = (await Promise.all(visits)).filter(Boolean).length;
  const value = (met / (VISITORS_PER_SECOND * PERIOD_SECONDS)) * 100;
  return {
    label: `visitors of a minute who got a bad candidate shown to ${PERCENT} %, %`,
    value,
    limitText: `≤ ${LIMIT}`,
    ok: isRolledBack && value <= LIMIT,
    detail: isRolledBack
      ? `${met} of ${visits.length} in ${seconds().toFixed(0)} s, then it was rolled back`
      : 'it was not rolled back',
  };
}
