import { type Browser, type BrowserContext, chromium, type CDPSession } from '@playwright/test';

/** What one cold visit of a page cost. */
export type PageCost = { scriptBytes: number; scripts: number; depth: number; largestPaintMs: number };

/** Long enough for what a screen asks for after its first content. */
const SETTLE_MS = 2500;

/** 60 ms, 10 Mbit/s: the line the trial of FEDERATION §2 was measured on. */
const LINE = { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: BROWSER_ARGS,
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  });

type Watched = { depth: Map<string, number>; bytes: number; scripts: number };

/** Counts script bytes as they came over the line, and for each how many answers had to arrive before it was asked for. */
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
  /** The first thing a person can read of what was asked for. */
  text: string;
  /** Takes the preloads of remotes out of the page: one bundle has none. */
  withoutHints: boolean;
};

/** Visits `url` with an empty cache, as who is signed in in the context. The depth is that of the scripts which came before the text. */
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
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url);
  await page.getByText(text).first().waitFor();
  const depth = Math.max(...watched.depth.values());
  // The stream of live events never rests: the network cannot say when a member's screen is done.
  await page.waitForTimeout(SETTLE_MS);
  const largestPaintMs = await page.evaluate(() => (globalThis as unknown as { largestPaint: number }).largestPaint);
  await page.close();
  return { scriptBytes: watched.bytes, scripts: watched.scripts, depth, largestPaintMs };
}
