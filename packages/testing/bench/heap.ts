import type { CDPSession, Page } from '@playwright/test';
import { type DemoAccount, signInAs } from '../e2e/accounts.ts';
import { trackActivity, waitUntilIdle } from '../e2e/page-idle.ts';
import type { BenchRow } from './bench-row.ts';
import { startBenchServer } from './bench-server.ts';
import { launchBrowser } from './page-cost.ts';

const VISITS = 30;
/** The first visits load scripts and fill caches that stay. */
const WARM_UP = 8;
const SAMPLES = 5;
const MAX_KB_PER_VISIT = 5;

/** A screen of each remote that a screen of the shell has a link to. */
const REMOTE_SCREENS: readonly { who: DemoAccount; path: string }[] = [
  { who: 'manager', path: '/workspace' },
  { who: 'manager', path: '/companies' },
  { who: 'manager', path: '/support/notices' },
  { who: 'manager', path: '/points' },
  { who: 'staff', path: '/admin' },
];

/** Machine code of functions that run often would count as held: V8 goes on compiling for hundreds of visits. */
const WITHOUT_COMPILERS = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

/** Nodes that the page holds, in the document or not. */
type Held = { bytes: number; nodes: number };

/** Reads the memory and the nodes that the page holds when it has nothing to do, after a garbage collection. */
async function readHeld(page: Page, session: CDPSession): Promise<Held> {
  await waitUntilIdle(page);
  // Finalizers of the first collection free what the second collects.
  for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

/** Opens the screen by its link, and goes back. */
async function visit(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator('main h1:visible').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('main h1:visible').first().waitFor();
}

/** The least that the page holds after one of `SAMPLES` visits: React keeps the last but one state of a screen or not. */
async function readLeastHeld(page: Page, session: CDPSession, path: string): Promise<Held> {
  const samples: Held[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await visit(page, path);
    samples.push(await readHeld(page, session));
  }
  return {
    bytes: Math.min(...samples.map(({ bytes }) => bytes)),
    nodes: Math.min(...samples.map(({ nodes }) => nodes)),
  };
}

/** Goes from the home screen to each remote and back: what a visit leaves in the heap, and in nodes. */
export async function* benchHeap(): AsyncGenerator<BenchRow> {
  const server = await startBenchServer({ demo: true });
  const browser = await launchBrowser(WITHOUT_COMPILERS);
  for (const { who, path } of REMOTE_SCREENS) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'ko-KR',
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await trackActivity(page);
    await signInAs(page, who);
    const session = await context.newCDPSession(page);
    await page.goto('/');
    for (let count = 0; count < WARM_UP; count += 1) await visit(page, path);
    const before = await readLeastHeld(page, session, path);
    for (let count = SAMPLES; count < VISITS; count += 1) await visit(page, path);
    const after = await readLeastHeld(page, session, path);
    await context.close();
    const perVisit = (after.bytes - before.bytes) / 1024 / VISITS;
    yield {
      label: `heap that a visit of ${path} leaves, kB`,
      value: perVisit,
      limitText: `≤ ${MAX_KB_PER_VISIT}`,
      ok: perVisit <= MAX_KB_PER_VISIT,
      detail: `${(before.bytes / 1024).toFixed(0)} to ${(after.bytes / 1024).toFixed(0)} kB`,
    };
    yield {
      label: `nodes that ${VISITS} visits of ${path} leave`,
      value: after.nodes - before.nodes,
      limitText: '≤ 0',
      ok: after.nodes <= before.nodes,
      detail: `${before.nodes} before`,
    };
  }
  await browser.close();
  await server.close();
}
