import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { Session } from '@danji/contracts/accounts/session';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
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
/** The alarm must be raised before this period ends, so that an ADMIN can roll the release back. */
const LIMIT_SECONDS = 60;
/** Share of visits with an uncaught error in a healthy release. */
const USUAL_ERROR_SHARE = 0.005;

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

/** Signs in as the demo ADMIN; resolves to the access token. */
async function signInAsAdmin({ url }: Testbed): Promise<string> {
  const response = await fetch(new URL(signIn.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@danji.test', password: 'danji1234', user_type: UserType.STAFF }),
  });
  return ((await response.json()) as Session).access;
}

/**
 * Measures the time until every ADMIN is told that a candidate always fails which a tenth of the visitors get. The
 * visitors are not signed in, so the channel stays (ADR 0031).
 */
export async function measureCanaryAlarm(testbed: Testbed): Promise<BenchRow> {
  const server = { baseUrl: testbed.url, token: testbed.token };
  const admin = { baseUrl: testbed.url, token: await signInAsAdmin(testbed) };
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
  const isTold = async () =>
    (await callReleaseApi(admin, listNotifications)).results.some(({ content }) => content.includes(bad));
  let told = await isTold();
  while (!told && seconds() < LIMIT_SECONDS) {
    for (let count = 0; count < VISITORS_PER_SECOND; count += 1) visits.push(visit(testbed, bad));
    await sleep(1000);
    told = await isTold();
  }
  const value = seconds();
  const met = (await Promise.all(visits)).filter(Boolean).length;
  const isLive = (await callReleaseApi(server, getChannel)).remotes.workspace?.candidate?.release === bad;
  return {
    label: `ADMINs are told of a bad candidate shown to ${PERCENT} %, s`,
    value,
    limitText: `≤ ${LIMIT_SECONDS}`,
    ok: told && isLive,
    detail: `${told ? '' : 'no alarm; '}${met} of ${visits.length} visitors got it; ${isLive ? 'nothing' : 'it'} was rolled back`,
  };
}
