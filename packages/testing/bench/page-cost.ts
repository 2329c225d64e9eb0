import { type Browser, type BrowserContext, chromium, type CDPSession } from '@playwright/test';

/** Cost of one visit of a page with an empty cache. */
export type PageCost = { scriptBytes: number; scripts: number; depth: number; largestPaintMs: number };

/** Long enough for the requests that a screen makes after its first content, ms. */
const SETTLE_MS = 2500;

/** 60 ms, 10 Mbit/s: the connection of the trial in FEDERATION §2. */
const CONNECTION = { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    args: [...BROWSER_ARGS, ...args],
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  });

type Watched = { depth: Map<string, number>; bytes: number; scripts: number };

/**
 * Counts the bytes of scripts as transferred, and for each script the number of responses that had to arrive before its
 * request.
 */
export async function watchScripts(session: CDPSession): Promise<Watched> {
  const watched: Watched = { depth: new Map(), bytes: 0, scripts: 0 };
  const running = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type !== 'Script') return;
    running.add(requestId);
    watched.scripts += 1;
    const callers = initiator.stack?.callFrames.map(({ url }) => watched.depth.get(url) ?? 1) ?? [];
    watched.depth.set(request.url, Math.max(1, ...callers) + 1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (running.has(requestId)) watched.bytes += encodedDataLength;
  });
  return watched;
}

type Visit = {
  url: string;
  /** First text of the requested screen that is visible. */
  text: string;
  /** Removes the preload hints of remotes from the page, since one bundle has none. */
  withoutHints: boolean;
};

/**
 * Visits `url` with an empty cache and the session of the context. The depth is that of the scripts that came before
 * the text.
 */
export async function measurePage(context: BrowserContext, { url, text, withoutHints }: Visit): Promise<PageCost> {
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: withoutHints ? html.replace(/<link rel="preload" as="script" href="\/remotes[^>]*>\n?/g, '') : html,
    });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) =>
      Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)?.startTime }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const session = await context.newCDPSession(page);
  const watched = await watchScripts(session);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await page.goto(url);
  await page.getByText(text).first().waitFor();
  const depth = Math.max(...watched.depth.values());
  // The stream of live events stays open, so a member's screen never reaches network idle.
  await page.waitForTimeout(SETTLE_MS);
  const largestPaintMs = await page.evaluate(() => (globalThis as unknown as { largestPaint: number }).largestPaint);
  await page.close();
  return { scriptBytes: watched.bytes, scripts: watched.scripts, depth, largestPaintMs };
}
