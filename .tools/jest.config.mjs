// One jest for the whole house. `unit` runs rules and packages in Node; `dom` runs components in jsdom;
// `api` and `page` run against the real server, started once per worker in this very process (see packages/testing).
const root = new URL('..', import.meta.url).pathname;
const environment = (name) => `${root}packages/testing/src/jest/${name}-environment.mjs`;
const shared = {
  rootDir: root,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } }, module: { type: 'es6' } },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: process.env.SECOND_TRY ? [`${root}packages/testing/src/jest/second-try.mjs`] : [],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.turbo/'],
};
export default {
  maxWorkers: 2,
  testTimeout: 30_000,
  // The shared server of a worker stays open until the worker ends.
  forceExit: true,
  projects: [
    { ...shared, displayName: 'unit', testEnvironment: 'node', testMatch: ['**/test/**/*.unit.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-environment-jsdom',
      testMatch: ['**/test/**/*.dom.test.tsx'],
    },
    { ...shared, displayName: 'api', testEnvironment: environment('api'), testMatch: ['**/test/**/*.api.test.ts'] },
    { ...shared, displayName: 'page', testEnvironment: environment('page'), testMatch: ['**/test/**/*.page.test.tsx'] },
  ],
};
