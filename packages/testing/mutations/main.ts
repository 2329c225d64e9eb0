import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_MUTATIONS } from './all-mutations.ts';
import type { Mutation } from './mutation.ts';

/**
 * `npm run test:mutations [word …]`: applies each mutation (or those whose description contains the words), and checks
 * that its test fails.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'danji-mutations-'));
const JEST = ['run', '--silent', 'test:unit', '--', '--runInBand', '--silent', '--json'];

/** Finds the first test that fails. When the test file does not even load, no test has caught the mutation. */
function findFailure({ test }: Mutation): string | undefined {
  const report = join(reports, 'report.json');
  rmSync(report, { force: true });
  spawnSync('npm', [...JEST, `--outputFile=${report}`, '--runTestsByPath', test], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
    ?.fullName;
}

function tryMutation(mutation: Mutation): string {
  const path = join(root, mutation.file);
  const code = readFileSync(path, 'utf8');
  const count = code.split(mutation.find).length - 1;
  if (count !== 1) throw new Error(`${mutation.file} contains '${mutation.find}' ${count} times instead of once.`);
  try {
    writeFileSync(
      path,
      code.replace(mutation.find, () => mutation.replace),
    );
    return findFailure(mutation) ?? '';
  } finally {
    writeFileSync(path, code);
  }
}

// Ctrl+C ends the running test, and the code is restored before this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const chosen = ALL_MUTATIONS.filter(({ description }) =>
  process.argv.slice(2).every((word) => description.includes(word)),
);
let missed = 0;
for (const mutation of chosen) {
  const failure = tryMutation(mutation);
  if (!failure) missed += 1;
  console.log(
    failure
      ? `✓ ${mutation.description}\n    ${mutation.test}: ${failure}`
      : `✗ ${mutation.description}\n    ${mutation.test}`,
  );
}
rmSync(reports, { recursive: true });
console.log(`\n${chosen.length - missed} caught, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
