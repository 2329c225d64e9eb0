import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { signInAs } from '../e2e/accounts.ts';
import type { BenchRow } from './bench-row.ts';
import { startBenchServer } from './bench-server.ts';
import { BROWSER_ARGS } from './page-cost.ts';
import { readVisits } from './read-visits.ts';

const CATEGORIES = { accessibility: 'accessibility', 'best-practices': 'best practices' } as const;
type Category = keyof typeof CATEGORIES;
type Report = { path: string; who: string; scores: Record<Category, number>; failed: string[] };

/** Finds a free port; Lighthouse drives Chrome through a port given at its start. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function openChrome(port: number, baseURL: string): Promise<BrowserContext> {
  const executablePath = process.env['CHROMIUM_PATH'];
  // Lighthouse opens pages in the browser's default context, and only a persistent context shares its session with
  // them.
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'danji-bench-')), {
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    baseURL,
    ...(executablePath && { executablePath }),
  });
}

async function evaluate(url: string, port: number): Promise<Pick<Report, 'scores' | 'failed'>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
    disableStorageReset: true,
    ignoreStatusCode: true,
    throttlingMethod: 'provided',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { scores: { accessibility: score('accessibility'), 'best-practices': score('best-practices') }, failed };
}

/** An address without a screen: its page comes with 404, which the browser logs to the console. */
const MISSING = '/no-such-screen';

/** GOALS, "accessibility": runs Lighthouse on every screen. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const server = await startBenchServer({ demo: true });
  const reports: Report[] = [];
  for (const { who, paths } of readVisits()) {
    const port = await findFreePort();
    const context = await openChrome(port, server.url);
    if (who !== 'nobody') await signInAs(await context.newPage(), who);
    for (const path of paths.filter((path) => path !== MISSING))
      reports.push({ path, who, ...(await evaluate(new URL(path, server.url).href, port)) });
    await context.close();
  }
  await server.close();
  return (Object.keys(CATEGORIES) as Category[]).map((category) => {
    const below = reports.filter(({ scores }) => scores[category] < 100);
    const value = Math.min(...reports.map(({ scores }) => scores[category]));
    const detail = below
      .map(({ who, path, scores, failed }) => `${path} (${who}) ${scores[category]}: ${failed.join(' ')}`)
      .join('; ');
    return {
      label: `Lighthouse ${CATEGORIES[category]}, worst of ${reports.length} screens`,
      value,
      limitText: '= 100',
      ok: below.length === 0,
      detail,
    };
  });
}
