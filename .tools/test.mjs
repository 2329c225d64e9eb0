// `npm test`: everything that must hold, from a machine that has only Node and npm. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const reports = join(root, '.turbo', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chromium = ensureChromium();
const totals = { passed: 0, failed: 0 };
const failedSteps = [];
/** Tests that passed on their second try: each is a fault of the test or of the house that shows now and then. */
const onSecondTry = [];
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = bin('node');

function run(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n▶ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`, ...env },
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (status !== 0) failedSteps.push(title);
  return status === 0;
}

/** A check without a count of its own counts as one test. */
function check(title, command, args) {
  totals[run(title, command, args) ? 'passed' : 'failed'] += 1;
}

/** Adds what a runner counted; a runner that failed without saying how often counts as one failure. */
function suite(title, command, args, report, env) {
  const file = join(reports, report);
  const ok = run(title, command, args(file), env);
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const counted = written ? readCounts(written) : { passed: 0, failed: 0 };
  if (written)
    onSecondTry.push(...(written.stats ? namesOfFlaky(written.suites) : namesOfRepeated(written.testResults)));
  totals.passed += counted.passed;
  totals.failed += !ok && counted.failed === 0 ? 1 : counted.failed;
}

const readCounts = (report) =>
  report.stats
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };

/** Of a report of jest. */
const namesOfRepeated = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );

/** Of a report of Playwright. */
const namesOfFlaky = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...namesOfFlaky(inner),
  ]);

const jest = (file) => [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--config',
  '.tools/jest.config.mjs',
  '--json',
  `--outputFile=${file}`,
];

check('types', bin('turbo'), ['run', 'typecheck']);
check('format', bin('oxfmt'), ['--check', '.']);
check('lint', bin('oxlint'), ['--deny-warnings']);
check('layer rules', bin('depcruise'), [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  'shell',
  ...remotes,
  'packages',
]);
check('dead code', bin('knip'), []);
suite('unit, component, API and page tests', node, jest, 'jest.json', { SECOND_TRY: '1' });
suite(
  'API tests on PostgreSQL',
  node,
  (file) => ['packages/testing/src/postgres/run.ts', '--json', `--outputFile=${file}`],
  'postgres.json',
  { SECOND_TRY: '1' },
);
check('build', bin('turbo'), ['run', 'build']);
check('build of the gallery', 'npm', ['run', 'gallery:build', '-w', '@danji/ui']);
suite(
  'browser journeys and gallery',
  bin('playwright'),
  () => ['test', '--config', 'packages/testing/playwright.config.ts'],
  'playwright.json',
  { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
);
suite(
  'pictures',
  bin('playwright'),
  () => ['test', '--config', 'packages/testing/pictures/playwright.config.ts'],
  'pictures.json',
  { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'pictures.json') },
);

if (onSecondTry.length > 0)
  console.log(`\npassed on the second try:\n${onSecondTry.map((name) => `  ${name}`).join('\n')}`);
if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
