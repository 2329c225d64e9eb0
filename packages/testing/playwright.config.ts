import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ALL_ADDRESSES, E2E, WORKERS } from './e2e/addresses.ts';

const executablePath = process.env['CHROMIUM_PATH'];
// Every browser below this process inherits it, those of the release tool too.
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');
const reuseExistingServer = process.env['E2E_REUSE'] === '1';
/**
 * The browser's own pages behind its address bar, which it would load into a process of their own for every window: no
 * test sees them, and they take a third of the processor. The last `--disable-features` counts, so the features that
 * Playwright switches off for steady runs are named too.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const shared = {
  timeout: 240_000,
  reuseExistingServer,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

/**
 * Journeys through the built shell and remotes against the real server (`e2e/serve.ts`), every page of the built gallery
 * (`e2e/serve-gallery.ts`), and the editor alone on its stage (`e2e/serve-editor-stage.ts`). Each worker has a server of
 * its own. The pictures and the walk through the gallery have a configuration of their own, because their clock stands
 * still.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  testIgnore: ['gallery-every-page.e2e.ts', 'pictures.e2e.ts'],
  outputDir: '../../.turbo/playwright',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: WORKERS,
  // A journey that fails is run once more: one that passes then counts as unsteady, not as broken.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: E2E.web,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A step that waits longer for an element fails by its own name, not only as a journey without an end.
    actionTimeout: 45_000,
    // Recording slows every step down: only the second run of a failed journey is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of the tests lives for seconds: code seldom runs so often that the slowest optimizing compiler of V8 pays
        // off. Without it a walk over the screens takes a tenth less time than without the fast one too.
        '--js-flags=--no-turbofan',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
      ...(executablePath && { executablePath }),
    },
  },
  globalSetup: './playwright.setup.ts',
  metadata: { controls: ALL_ADDRESSES.map(({ control }) => control) },
  webServer: [
    ...ALL_ADDRESSES.map(({ control }, worker) => ({
      ...shared,
      command: 'node e2e/serve.ts',
      url: control,
      env: { TEST_PARALLEL_INDEX: String(worker) },
    })),
    { ...shared, command: 'node e2e/serve-gallery.ts', url: E2E.gallery },
    { ...shared, command: 'node e2e/serve-editor-stage.ts', url: E2E.stage },
  ],
});
