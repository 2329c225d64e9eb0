import { expect, test as base, type Page } from '@playwright/test';
import type { App } from './apps.ts';
import { deriveOlderApps, deriveTen } from './derived-builds.ts';
import { openHouse, type House as Served } from './house.ts';
import { openTab } from './tab.ts';

export type House = Served & {
  /** A browser of its own on the house, signed in as a member of our staff. `lane` tells its requests from those of others. */
  openTab: (lane: string) => Promise<Page>;
};

/** Journeys of releases share one server per worker, which browsers reach through the fault proxy. */
export const test = base.extend<
  object,
  {
    house: House;
    /** Of each app the `dist` of the release before the present one. */ older: Record<App, string>;
    /** Ten releases of the workspace. */ ten: string[];
  }
>({
  house: [
    async ({ browser }, use) => {
      const house = await openHouse();
      await use({ ...house, openTab: (lane) => openTab(browser, lane, house.proxy.url) });
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  older: [async ({ house }, use) => use(await deriveOlderApps(house.buildDir)), { scope: 'worker' }],
  ten: [async ({ house }, use) => use(await deriveTen(house.buildDir)), { scope: 'worker' }],
  baseURL: async ({ house }, use) => use(house.proxy.url),
});

export { expect };
