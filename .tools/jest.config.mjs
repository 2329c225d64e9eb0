// One Jest configuration for the whole repository. `unit` runs rules and packages in Node; `dom` runs components in
// jsdom; `api` and `page` run against the real server, started once per worker in the same process (see
// packages/testing). `npm run test:unit` starts it with two options of V8: `--no-turbofan`, since modules are loaded anew
// for each test file, so that code seldom runs often enough to pay for its slowest optimization; and
// `--no-compilation-cache`, since that cache keeps every module of the earlier files in memory (12 MB for each API test
// file), and collecting the garbage then took half of the time.
const root = new URL('..', import.meta.url).pathname;
const environment = (name) => `${root}packages/testing/src/jest/${name}-environment.mjs`;
const shared = {
  rootDir: root,
  cacheDirectory: `${root}.turbo/jest`,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } }, module: { type: 'es6' } },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: process.env.SECOND_TRY ? [`${root}packages/testing/src/jest/retry.mjs`] : [],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.turbo/'],
};
const inWindow = { setupFiles: [`${root}packages/testing/src/jest/computed-style.mjs`] };
const inComponents = { setupFiles: [...inWindow.setupFiles, `${root}packages/testing/src/jest/text-encoder.mjs`] };
const onPostgres = { ...shared, globalSetup: `${root}packages/testing/src/jest/start-postgres.mjs` };
/**
 * API tests that also run on PGlite, because it could behave differently there (types, transactions, locks, jobs,
 * events, search). The demo data is seeded there by the server of the pictures.
 */
const ON_PGLITE = [
  'workspace/apartment-info/search',
  'community/notices/notices',
  'notifications/live-events/live-channel',
  'notifications/notifications/notify',
  'system/health/health',
  'platform/jobs',
  'platform/early-disconnect',
  'releases/releases/concurrent-changes',
  'workspace/schedules/schedules',
  'accounts/sessions/refresh',
  'accounts/staff-users/user-lists',
  'audit/security-events/stored-events',
  'audit/security-events/runs',
  'site/visits/visits',
];
export default {
  maxWorkers: 2,
  testTimeout: 30_000,
  // Windows of earlier files stay in the memory of a worker, some 20 MB each; a new worker starts its server again, in a
  // few seconds.
  workerIdleMemoryLimit: '2GB',
  // The shared server of a worker stays open until the worker ends.
  forceExit: true,
  projects: [
    { ...shared, displayName: 'unit', testEnvironment: 'node', testMatch: ['**/test/**/*.unit.test.ts'] },
    {
      ...shared,
      ...inComponents,
      displayName: 'dom',
      testEnvironment: 'jest-environment-jsdom',
      testMatch: ['**/test/**/*.dom.test.tsx'],
    },
    { ...onPostgres, displayName: 'api', testEnvironment: environment('api'), testMatch: ['**/test/**/*.api.test.ts'] },
    {
      ...onPostgres,
      ...inWindow,
      displayName: 'page',
      testEnvironment: environment('page'),
      testMatch: ['**/test/**/*.page.test.tsx'],
    },
    {
      ...shared,
      displayName: 'pglite',
      testEnvironment: environment('api'),
      testEnvironmentOptions: { database: 'pglite' },
      testMatch: ON_PGLITE.map((name) => `${root}packages/server/test/${name}.api.test.ts`),
    },
  ],
};
