import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { getChannel, rollBackRelease } from '@danji/contracts/releases/channel.endpoints';
import { callReleaseApi } from '@danji/federation/release/release-api';
import { headingOf, isShown } from '../e2e/releases/behaviour.ts';
import { NETWORK_FAULTS } from '../e2e/releases/faults.ts';
import { HOSTED } from '../e2e/releases/hosted.ts';
import { openTestbed, type Testbed } from '../e2e/releases/testbed.ts';
import { injectFault, timePanel } from '../e2e/releases/inject-fault.ts';
import { presentBuild } from '../e2e/releases/apps.ts';
import { release } from '../e2e/releases/releasing.ts';
import { deriveOlderApps, THROW_KINDS } from '../e2e/releases/derived-builds.ts';
import { openTab } from '../e2e/releases/tab.ts';
import type { BenchRow } from './bench-row.ts';
import { root } from './bench-server.ts';
import { measureCanaryAlarm } from './canary-alarm.ts';
import { launchBrowser } from './page-cost.ts';

const row = (label: string, value: number, limit: number, detail = ''): BenchRow => ({
  label,
  value,
  limitText: `≤ ${limit}`,
  ok: value <= limit,
  detail,
});
const since = (start: number): number => (performance.now() - start) / 1000;

/** Opens the page in a new browser context and expects the present release (true) or the one before. */
async function expectRelease(browser: Browser, { proxy }: Testbed, isNow: boolean): Promise<void> {
  const page = await openTab(browser, 'bench', proxy.url);
  await page.goto('/workspace');
  await isShown(page, headingOf('workspace', isNow));
  await page.context().close();
}

/**
 * Runs the whole publish command for a built remote, including its checks in a browser, and measures the time until a
 * new page load shows the release.
 */
async function measurePublish(browser: Browser, testbed: Testbed): Promise<BenchRow> {
  const older = await deriveOlderApps(testbed.buildDir);
  const label = 'publish until a new page load shows it, s';
  const start = performance.now();
  const cli = join(root, 'packages/federation/src/release/cli.ts');
  try {
    await promisify(execFile)(
      process.execPath,
      ['--no-warnings', cli, 'publish', 'workspace', '--dist', older.workspace, '--url', testbed.proxy.url],
      { cwd: root, env: { ...process.env, RELEASE_TOKEN: testbed.token, DATA_DIR: testbed.dataDir } },
    );
  } catch (error) {
    // The next measurements need the release to be live.
    await release(testbed, older.workspace);
    return row(
      label,
      Number.POSITIVE_INFINITY,
      60,
      error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error),
    );
  }
  const command = since(start);
  await expectRelease(browser, testbed, false);
  return row(label, since(start), 60, `the command with its checks ${command.toFixed(1)} s`);
}

async function measureRollBack(browser: Browser, testbed: Testbed): Promise<BenchRow> {
  const server = { baseUrl: testbed.url, token: testbed.token };
  const { revision } = await callReleaseApi(server, getChannel);
  const start = performance.now();
  await callReleaseApi(server, rollBackRelease, { body: { remote: 'workspace', revision, reason: '측정' } });
  const call = since(start);
  await expectRelease(browser, testbed, true);
  return row(
    'roll-back until a new page load shows it, s',
    since(start),
    5,
    `the call ${(call * 1000).toFixed(0)} ms, the rest is a signed-in visit`,
  );
}

/** Promotes seven releases at once, through the code of the release command. */
async function measureWriters(testbed: Testbed): Promise<BenchRow> {
  const server = { baseUrl: testbed.url, token: testbed.token };
  const dists = HOSTED.flatMap((remote) => THROW_KINDS.map((kind) => testbed.throwing[remote][kind])).slice(0, 7);
  const before = await callReleaseApi(server, getChannel);
  const start = performance.now();
  const results = await Promise.allSettled(dists.map((dist) => release(testbed, dist)));
  const seconds = since(start);
  const after = await callReleaseApi(server, getChannel);
  for (const remote of HOSTED) await release(testbed, presentBuild(remote));
  const revisions = after.revision - before.revision;
  return row(
    'lost promotes of 7 concurrent writers',
    dists.length - revisions + results.filter(({ status }) => status === 'rejected').length,
    0,
    `${revisions} revisions in ${seconds.toFixed(1)} s, uploads included`,
  );
}

async function measurePanels(browser: Browser, testbed: Testbed): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const fault of NETWORK_FAULTS) {
    const times: number[] = [];
    for (const remote of HOSTED) {
      const page = await openTab(browser, remote, testbed.proxy.url);
      const running = await injectFault(testbed, remote, fault);
      times.push((await timePanel(page, remote, testbed)).panel / 1000);
      running.lift();
      testbed.proxy.dropHanging();
      await page.context().close();
    }
    rows.push(
      row(
        `panel after the first request, ${fault.name}, s`,
        Math.max(...times),
        3,
        HOSTED.map((remote, index) => `${remote} ${times[index]?.toFixed(2) ?? ''}`).join(', '),
      ),
    );
  }
  return rows;
}

/** GOALS, "a release" and "a broken remote". */
export async function benchReleases(): Promise<BenchRow[]> {
  const testbed = await openTestbed();
  const browser = await launchBrowser();
  try {
    return [
      await measurePublish(browser, testbed),
      await measureRollBack(browser, testbed),
      await measureWriters(testbed),
      await measureCanaryAlarm(testbed),
      ...(await measurePanels(browser, testbed)),
    ];
  } finally {
    await browser.close();
    await testbed.close();
  }
}
