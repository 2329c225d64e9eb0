import { expect, test as base, type Page } from '@playwright/test';
import type { App } from './apps.ts';
import { deriveOlderApps, deriveTenReleases } from './derived-builds.ts';
import { openTestbed, type Testbed as ServerInfo } from './testbed.ts';
import { openTab } from './tab.ts';

export type Testbed = ServerInfo & {
  /** A browser of its own on the house, signed in as a member of our staff. `lane` tells its requests from those of others. */
  openTab: (lane: string) => Promise<Page>;
};

/** Journeys of releases share one server per worker, which browsers reach through the fault proxy. */
export const test = base.extend<
  object,
  {
    testbed: Testbed;
    /** Of each app the `dist` of the release before the present one. */ older: Record<App, string>;
    /** Ten releases of the workspace. */ tenReleases: string[];
  }
>({
  testbed: [
    async ({ browser }, use) => {
      const testbed = await openTestbed();
      await use({ ...testbed, openTab: (lane) => openTab(browser, lane, testbed.proxy.url) });
      await testbed.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  older: [async ({ testbed }, use) => use(await deriveOlderApps(testbed.buildDir)), { scope: 'worker' }],
  tenReleases: [async ({ testbed }, use) => use(await deriveTenReleases(testbed.buildDir)), { scope: 'worker' }],
  baseURL: async ({ testbed }, use) => use(testbed.proxy.url),
});

export { expect };
