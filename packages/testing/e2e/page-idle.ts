import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { expect, type Page, type Request } from '@playwright/test';

/** A timer of at most so many milliseconds belongs to what the page is doing now: a debounce, the popups after the first paint. */
const SHORT_MS = 700;

type WithTimers = typeof globalThis & { shortTimers?: Set<unknown> };

/** Keeps count of the short timers that are still to fire; runs in the page before its own scripts. */
function countTimers(shortMs: number): void {
  const pending = new Set<unknown>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const count = (handler: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const id = start(() => {
      pending.delete(id);
      handler(...values);
    }, delay);
    if (delay <= shortMs) pending.add(id);
    return id;
  };
  const forget = (id?: Parameters<typeof stop>[0]) => {
    pending.delete(id);
    stop(id);
  };
  Object.assign(globalThis, { shortTimers: pending, setTimeout: count, clearTimeout: forget });
}

/** A main thread that is never idle is examined after so many milliseconds. */
const IDLE_MS = 500;

/** Resolves with the pending work of the page when the main thread is idle and has drawn. */
const readActivity = async (idleMs: number): Promise<{ busy: number; moving: number; timers: number }> => {
  await new Promise((resolve) => {
    requestIdleCallback(
      () => {
        requestAnimationFrame(() => {
          requestAnimationFrame(resolve);
        });
      },
      { timeout: idleMs },
    );
  });
  // An animation that follows the scroll position instead of time, as the shades of the tabs do, never ends.
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  return {
    busy: document.querySelectorAll('[aria-busy=true], [data-lazy]').length,
    moving: moving.length,
    timers: (globalThis as WithTimers).shortTimers?.size ?? 0,
  };
};

/** The stream of live events never ends. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === LIVE_EVENTS_PATH;

type Requests = { open: Set<Request>; startedCount: number };
const watched = new WeakMap<Page, Requests>();

/** Begins to count what a page waits for, so that `waitUntilIdle` knows it. Call it before the page is opened. */
export async function trackActivity(page: Page): Promise<void> {
  if (watched.has(page)) return;
  const requests: Requests = { open: new Set(), startedCount: 0 };
  watched.set(page, requests);
  page.on('request', (request) => {
    requests.startedCount += 1;
    // Open requests of the previous page end with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.open.clear();
    if (!isStream(request)) requests.open.add(request);
  });
  const close = (request: Request): void => void requests.open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  await page.addInitScript(countTimers, SHORT_MS);
}

/**
 * Waits until a page does nothing by itself any more: no request or short timer is pending, nothing says that it is busy,
 * nothing moves, and the main thread is idle.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = watched.get(page);
  if (!requests) throw new Error('Call trackActivity before the page is opened');
  await expect(async () => {
    const before = requests.startedCount;
    expect(await page.evaluate(readActivity, IDLE_MS), 'pending work of the page').toEqual({
      busy: 0,
      moving: 0,
      timers: 0,
    });
    expect(
      [...requests.open].map((request) => request.url()),
      'open requests',
    ).toEqual([]);
    expect(requests.startedCount, 'requests so far').toBe(before);
  }).toPass({ timeout: 15_000, intervals: [25] });
}
