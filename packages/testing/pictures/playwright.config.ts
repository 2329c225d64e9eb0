import { defineConfig } from '@playwright/test';
import { SHARED } from '../e2e/addresses.ts';
import { PICTURE_NOW } from '../e2e/picture-screens.ts';
import base from '../playwright.config.ts';

/** Pictures change no data, so all workers share one server. */
const needed = new Set<string | undefined>([SHARED.control, SHARED.gallery]);
const servers = [base.webServer ?? []].flat().filter(({ url }) => needed.has(url));

/**
 * The gallery pages and the screenshots of shell screens, compared with those stored in this folder. The clock is
 * fixed, in the server too.
 */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testMatch: ['gallery-every-page.e2e.ts', 'pictures.e2e.ts'],
  testIgnore: [],
  globalSetup: '../playwright.setup.ts',
  metadata: { controls: [SHARED.control] },
  outputDir: '../../../.turbo/pictures',
  snapshotPathTemplate: '{arg}{ext}',
  fullyParallel: true,
  // A worker waits for frames for a third of its time.
  workers: 3,
  timeout: 600_000,
  use: { ...base.use, trace: 'off' },
  webServer: servers.map((server) => ({ ...server, cwd: '..', env: { ...server.env, E2E_NOW: PICTURE_NOW } })),
});
