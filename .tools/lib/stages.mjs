import { ensureChromium } from './chromium.mjs';

const playwright = (config) => () => ['test', '--config', `packages/testing/${config}`];

/** Runs the checks that need neither a server nor a browser. */
export function checkSources(run) {
  run.check('types', 'npm', ['run', '--silent', 'typecheck']);
  run.check('format', 'oxfmt', ['--check', '.']);
  run.check('lint', 'oxlint', ['--deny-warnings']);
  run.check('layer rules', 'npm', ['run', '--silent', 'layers']);
  run.check('dead code', 'knip', []);
}

/** Runs unit, component, API and page tests; `args` select some of them. */
export function runJest(run, args = []) {
  run.suite(
    'unit, component, API and page tests',
    'npm',
    (file) => ['run', '--silent', 'test:unit', '--', '--json', `--outputFile=${file}`, ...args],
    { SECOND_TRY: '1' },
  );
}

/** Builds the apps and the gallery, and runs all tests that open them in a browser. */
export function runBrowserTests(run) {
  const browser = { CHROMIUM_PATH: ensureChromium() };
  run.build('build', 'turbo', ['run', 'build']);
  run.check('build of the gallery', 'npm', ['run', 'gallery:build', '-w', '@danji/ui']);
  run.suite('browser journeys and gallery', 'playwright', playwright('playwright.config.ts'), browser);
  run.suite('pictures', 'playwright', playwright('pictures/playwright.config.ts'), browser);
}
