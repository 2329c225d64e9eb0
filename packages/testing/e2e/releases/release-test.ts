import { expect, test as base, type Page } from '@playwright/test';
import { E2E } from '../addresses.ts';
import { buildOlderApps, buildTen, openHouse, type House as Served } from './house.ts';
import type { App } from './older-build.ts';
import { openTab } from './tab.ts';

export type House = Served & {
  /** A browser of its own on the house, signed in as a member of our staff. `lane` tells its requests from those of others. */
  openTab: (lane: string) => Promise<Page>;
};

/** Journeys of releases share one server, which browsers reach through the fault proxy. */
export const test = base.extend<
  object,
  {
    house: House;
    /** Of each app the `dist` of the release before the present one. */ older: Record<App, string>;
    /** Ten small releases of the workspace. */ ten: string[];
  }
>({
  house: [
    async ({ browser }, use) => {
      const house = await openHouse();
      await use({ ...house, openTab: (lane) => openTab(browser, lane) });
      await house.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  older: [
    async ({ house: _house }, use) => {
      await use(await buildOlderApps());
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  ten: [
    async ({ house: _house }, use) => {
      await use(await buildTen());
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: E2E.releases,
});

export { expect };
