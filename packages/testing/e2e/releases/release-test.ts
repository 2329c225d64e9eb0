import { expect, test as base, type Page } from '@playwright/test';
import type { App } from './apps.ts';
import { deriveOlderApps, deriveTenReleases } from './derived-builds.ts';
import { openTestbed, type Testbed as ServerInfo } from './testbed.ts';
import { openTab } from './tab.ts';

export type Testbed = ServerInfo & {
  /** Opens a tab in a new browser context on the testbed, signed in as an operator. `lane` identifies its requests. */
  openTab: (lane: string) => Promise<Page>;
};

/** Whether every combination is tried, instead of a selection in which each value occurs (`npm run test:all`). */
export const isFullMatrix = process.env['RELEASE_MATRIX'] === 'all';

/** Release journeys share one server per worker, which browsers reach through the fault proxy. */
export const test = base.extend<
  object,
  {
    testbed: Testbed;
    /** Build folder of the release before the present one, by app. */ older: Record<App, string>;
    /** Build folders of ten releases of the workspace. */ tenReleases: string[];
  }
>({
  testbed: [
    async ({ browser }, use) => {
      const testbed = await openTestbed();
      await use({ ...testbed, openTab: (lane) => openTab(browser, lane, testbed.proxy.url) });
      await testbed.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  older: [async ({ testbed }, use) => use(await deriveOlderApps(testbed.buildDir)), { scope: 'worker' }],
  tenReleases: [async ({ testbed }, use) => use(await deriveTenReleases(testbed.buildDir)), { scope: 'worker' }],
  baseURL: async ({ testbed }, use) => use(testbed.proxy.url),
});

export { expect };
