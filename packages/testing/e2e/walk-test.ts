import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { trackActivity } from './page-idle.ts';
import { type DemoAccount, signInAs } from './accounts.ts';
import { watchCalls } from './preloaded-calls.ts';
import { followServerClock } from './server-clock.ts';

type Visitor = DemoAccount | 'nobody';

/**
 * A page of one visitor that stays open over the tests of a worker, so that only the first screen is loaded without a
 * cache; what is noted of it is of one test.
 */
type Walk = {
  page: Page;
  /** The calls that the page has made. */ requested: Set<string>;
  /** Errors that the browser has reported. */ complaints: string[];
};

async function open(context: BrowserContext, who: Visitor): Promise<Walk> {
  const page = await context.newPage();
  if (who !== 'nobody') await signInAs(page, who);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Failed to find a valid digest/.test(message.text()))
      complaints.push(message.text());
  });
  await trackActivity(page);
  return { page, requested: watchCalls(page), complaints };
}

export const test = base.extend<object, { openWalk: (who: Visitor) => Promise<Walk> }>({
  openWalk: [
    async ({ browser }, use) => {
      const walks = new Map<Visitor, Walk>();
      await use(async (who) => {
        const walk =
          walks.get(who) ??
          (await open(
            await browser.newContext({
              baseURL: E2E.web,
              locale: 'ko-KR',
              timezoneId: 'Asia/Seoul',
              reducedMotion: 'reduce',
              serviceWorkers: 'block',
            }),
            who,
          ));
        walks.set(who, walk);
        // Journeys between two screens may have moved it.
        await followServerClock(walk.page);
        walk.complaints.length = 0;
        walk.requested.clear();
        return walk;
      });
      for (const { page } of walks.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});
