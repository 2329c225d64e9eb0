import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { E2E } from './addresses.ts';

/** How far journeys have moved the server's clock ahead, as it was when it was last asked, in ms. */
let ahead = 0;
/** How far the clocks of browsers have been moved, in ms. */
const movedBy = new WeakMap<BrowserContext, number>();

/** Now on the server's clock, in ms, for journeys whose page follows it. */
export const serverNow = (): number => Date.now() + ahead;

async function readAhead(request: APIRequestContext): Promise<void> {
  // The server may close an idle connection just as it is used again.
  const response = await request.get(`${E2E.control}/testbed`, { maxRetries: 1 });
  ahead = ((await response.json()) as { ahead: number }).ahead;
}

/** Advances the clock of the server and the sandbox; resolves to their time. */
export async function advanceClock({ request }: Page, seconds: number): Promise<Date> {
  const response = await request.post(`${E2E.control}/advance?seconds=${seconds}`);
  await readAhead(request);
  return new Date(await response.text());
}

/** Moves the clock of a page; runs in it before its own scripts. */
function shiftClock(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], self) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + ms] : values, self) as object,
    get: (target, key) => (key === 'now' ? () => target.now() + ms : (Reflect.get(target, key) as unknown)),
  });
}

/**
 * Gives the pages that a browser opens from now on the clock of the server. Journeys move that one ahead: in the last
 * hour of a day both would speak of different days, and no date of the one would be that of the other.
 */
export async function followServerClock(page: Page): Promise<void> {
  await readAhead(page.request);
  const context = page.context();
  const missing = ahead - (movedBy.get(context) ?? 0);
  if (missing === 0) return;
  movedBy.set(context, ahead);
  await context.addInitScript(shiftClock, missing);
}
