import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './install.mjs';

/**
 * Reads a JSON report of Jest or Playwright: counts, the names of tests that failed or passed on their second try, and
 * the duration of each file in seconds. `undefined` when the runner wrote no report.
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofJest(report);
}

const namesOf = (testResults, isNamed) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isNamed).map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );

const ofJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  failures: namesOf(testResults, ({ status }) => status === 'failed'),
  retried: namesOf(testResults, ({ status, invocations }) => status === 'passed' && invocations > 1),
  files: testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function ofPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const namesWith = (expected) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === expected))
      .map(({ file, title }) => `${file}: ${title}`);
  const seconds = new Map();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: namesWith('unexpected'),
    retried: namesWith('flaky'),
    files: [...seconds].map(([name, seconds]) => ({ name, seconds })),
  };
}
