import type { HealthEvent } from '@danji/contracts/releases/health';
import { getReleaseHealth, reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { newNanoId } from '@danji/server/platform/ids';
import { findChannel } from '@danji/server/releases/releases/channel.repository';
import { makeReportProof } from '@danji/server/releases/releases/report-proof';
import { findAssignedRelease } from '@danji/server/releases/releases/visitor-remotes';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { createReporters } from './signed-in-reporters.ts';

type ReportedEvent = Omit<HealthEvent, 'remote' | 'release'>;
type NamedRelease = Pick<ReleaseManifest, 'remote' | 'release'>;

const toCookies = (browser: string, session: string | undefined): string =>
  [`danji-visitor=${browser}`, ...(session === undefined ? [] : [session])].join('; ');

/** Sends one report of a tab about one release. `browser` is its sticky id. */
export const sendReport = (
  { remote, release }: NamedRelease,
  facts: ReportedEvent[],
  browser?: string,
  session?: string,
) =>
  call(reportHealth, {
    body: { facts: facts.map((fact) => ({ remote, release, ...fact })) },
    headers: browser === undefined ? {} : { cookie: toCookies(browser, session) },
  });

/** The proof that a page which this browser gets now carries for its reports. */
export const proofOf = (browser: string): string =>
  makeReportProof(testServer().platform, browser, testServer().clock.now());

type Sender = { browser: string; session?: string; proof?: string; remoteAddress?: string };

/**
 * Sends one report of a tab about one release, with the proof of its page and the session cookie of its user, if there
 * is one; it comes from an address of the network.
 */
export const sendReportWithProof = (
  { remote, release }: NamedRelease,
  facts: ReportedEvent[],
  { browser, session, proof = proofOf(browser), remoteAddress = '127.0.0.1' }: Sender,
) =>
  testServer().app.inject({
    method: 'POST',
    url: reportHealth.path,
    remoteAddress,
    headers: { cookie: toCookies(browser, session) },
    payload: { facts: facts.map((fact) => ({ remote, release, ...fact })), proof },
  });

/** Generates ids of browsers that the channel gives this release now. */
export async function drawBrowsers({ remote, release }: NamedRelease, count: number): Promise<string[]> {
  const { db, platform } = testServer();
  const channel = await findChannel(db, platform);
  const browsers: string[] = [];
  for (let tries = 0; browsers.length < count && tries < count * 1000; tries += 1) {
    const id = newNanoId();
    if (findAssignedRelease(channel, remote, { visitor: null, id, override: [] }) === release) browsers.push(id);
  }
  if (browsers.length < count) throw new Error(`The channel gives ${remote}@${release} to nobody.`);
  return browsers;
}

type Counts = { sessions?: number; failures?: number; errors?: number };

/**
 * Sends reports of tabs that started and of tabs that failed, each of an account of its own that is old enough, in a
 * browser of its own that has this release.
 */
export async function sendReports(
  named: NamedRelease,
  { sessions = 0, failures = 0, errors = 0 }: Counts,
): Promise<void> {
  const browsers = await drawBrowsers(named, sessions + failures + errors);
  const cookies = await createReporters(browsers.length);
  const kindOf = (index: number) =>
    index < sessions
      ? ('session' as const)
      : index < sessions + failures
        ? ('load_failed' as const)
        : ('error' as const);
  await Promise.all(
    browsers.map((browser, index) =>
      sendReportWithProof(named, [{ kind: kindOf(index) }], { browser, session: cookies[index] ?? '' }),
    ),
  );
}

/** The same, with the last of the reports ten minutes after the others. */
export async function sendReportsOverTime(named: NamedRelease, counts: Counts): Promise<void> {
  const last = counts.errors ? 'errors' : counts.failures ? 'failures' : 'sessions';
  await sendReports(named, { ...counts, [last]: (counts[last] ?? 1) - 1 });
  testServer().clock.advance(600);
  await sendReports(named, { [last]: 1 });
}

/** The samples of a release: of eligible accounts, and load failures of other browsers. */
export const listSums = ({ remote, release }: NamedRelease) =>
  testServer()
    .db.selectFrom('release_count')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .select((eb) => [
      eb.fn.sum('judged_sessions').$castTo<number>().as('judged_sessions'),
      eb.fn.sum('judged_load_failures').$castTo<number>().as('judged_load_failures'),
      eb.fn.sum('visitor_load_failures').$castTo<number>().as('visitor_load_failures'),
    ])
    .executeTakeFirst();

/** Reads the health of the last day as an ADMIN. */
export async function readHealth(hours?: number) {
  const { token } = await testServer().create.admin();
  return (await call(getReleaseHealth, { token, ...(hours !== undefined && { query: { hours } }) })).data.results;
}
