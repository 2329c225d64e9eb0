import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const tool = new URL('../../../.tools/lib/test-run.mjs', import.meta.url).href;

interface Outcome {
  failed?: number;
  /** Tests that passed only on their second try, in Jest and in Playwright. */
  retried?: [jest: number, playwright: number];
}

const repeat = <T>(count: number, of: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));

function toReports({ failed = 0, retried: [jest, playwright] = [0, 0] }: Outcome) {
  const assertionResults = repeat(9, (at) => ({
    status: at < 9 - failed ? 'passed' : 'failed',
    fullName: `test ${at}`,
    invocations: at < jest ? 2 : 1,
  }));
  const specs = repeat(playwright, (at) => ({
    file: 'a.e2e.ts',
    title: `journey ${at}`,
    tests: [{ status: 'flaky', results: [{ duration: 1 }] }],
  }));
  return {
    jest: {
      numPassedTests: 9,
      numFailedTests: failed,
      numRuntimeErrorTestSuites: 0,
      testResults: [{ name: 'a.unit.test.ts', startTime: 0, endTime: 1, assertionResults }],
    },
    playwright: { stats: { expected: 5, flaky: playwright, unexpected: 0 }, suites: [{ suites: [{ specs }] }] },
  };
}

/** Runs two stages whose runners write these reports. */
function runStages(outcome: Outcome) {
  const folder = mkdtempSync(join(tmpdir(), 'danji-test-run-'));
  const script = `
    import { TestRun } from ${JSON.stringify(tool)};
    const run = new TestRun({}, ${JSON.stringify(folder)});
    for (const [title, report] of Object.entries(${JSON.stringify(toReports(outcome))}))
      run.suite(title, process.execPath, (file) => [
        '-e', 'fs.writeFileSync(process.argv[1], process.argv[2])', file, JSON.stringify(report),
      ]);
    await run.finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, lastLine: stdout.trim().split('\n').at(-1), stdout };
}

test('three tests that passed only on their second try, of all stages together, are named', () => {
  const { status, lastLine, stdout } = runStages({ retried: [1, 2] });
  expect([status, lastLine]).toEqual([0, '16 passed, 0 failed']);
  for (const name of ['a.unit.test.ts: test 0', 'a.e2e.ts: journey 0', 'a.e2e.ts: journey 1'])
    expect(stdout).toContain(name);
});

test('a fourth one fails the run', () => {
  const { status, lastLine, stdout } = runStages({ retried: [2, 2] });
  expect([status, lastLine]).toEqual([1, '16 passed, 1 failed']);
  expect(stdout).toContain('More than 3 tests needed a second try');
});

test('a failed test fails the run, and is named at its end', () => {
  const { status, lastLine, stdout } = runStages({ failed: 1 });
  expect([status, lastLine]).toEqual([1, '14 passed, 1 failed']);
  expect(stdout).toContain('a.unit.test.ts: test 8');
});

/** Runs a stage of a turbo that ends with 0 and writes this count to its summary. */
function buildWith(execution?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'danji-test-run-'));
  const turbo = `
    const runs = ${JSON.stringify(join(folder, '.turbo', 'runs'))};
    fs.mkdirSync(runs, { recursive: true });
    const execution = ${JSON.stringify(execution)};
    if (execution && process.argv.includes('--summarize'))
      fs.writeFileSync(runs + '/a.json', JSON.stringify({ execution }));`;
  const script = `
    import { TestRun } from ${JSON.stringify(tool)};
    const folder = ${JSON.stringify(folder)};
    const run = new TestRun({}, folder + '/reports');
    run.build('build', process.execPath, ['-e', ${JSON.stringify(turbo)}, '--'], folder);
    await run.finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, lastLine: stdout.trim().split('\n').at(-1) };
}

describe('a stage of turbo, which ends with 0 when a signal has stopped it', () => {
  test.each([
    ['every task was done or came from the cache', { success: 2, cached: 1, attempted: 3 }, 0, '1 passed, 0 failed'],
    ['a task was not done', { success: 1, cached: 1, attempted: 3 }, 1, '0 passed, 1 failed'],
    ['there is no summary', undefined, 1, '0 passed, 1 failed'],
  ])('%s', (_, execution, status, lastLine) => {
    expect(buildWith(execution)).toEqual({ status, lastLine });
  });
});

test('what the stages write to the temporary folder is gone when the run ends', () => {
  const script = `
    import { mkdtempSync } from 'node:fs';
    import { TestRun } from ${JSON.stringify(tool)};
    const run = new TestRun({}, mkdtempSync(process.env.REPORTS));
    run.check('leaves a file', process.execPath, ['-e', 'console.log(os.tmpdir()), fs.writeFileSync(os.tmpdir() + "/left", "")']);
    await run.finish();`;
  const reports = mkdtempSync(join(tmpdir(), 'danji-test-run-'));
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, REPORTS: join(reports, 'r-') },
  });
  rmSync(reports, { recursive: true });
  const used = stdout.split('\n').find((line) => line.includes('danji-run-')) ?? '';
  expect([status, used.startsWith(tmpdir()), existsSync(used)]).toEqual([0, true, false]);
});
