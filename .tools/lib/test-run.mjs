import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { readReport } from './reports.mjs';
import { forgetTurboRuns, isTurboRunComplete } from './turbo-runs.mjs';

const bin = join(root, 'node_modules', '.bin');
/** Compiled code of the servers that the stages start, which takes them 0.7 s of CPU each. */
const codeCache = join(root, '.turbo', 'code');
/** A test that sometimes needs its second try hides an error; more of them than this fail the run. */
const MAX_RETRIED = 3;
const SLOWEST_FILES = 10;

/** Runs the stages of a test run one after the other, and sums up their reports. */
export class TestRun {
  #env;
  #reports;
  /** Tests leave databases and folders behind when they end; all of them go with this folder. */
  #temporary = mkdtempSync(join(tmpdir(), 'danji-run-'));
  #passed = 0;
  #failed = 0;
  #stages = [];
  #failures = [];
  #retried = [];
  #files = [];

  /** `env` is added to the environment of every stage; the stages write their reports to the folder `reports`. */
  constructor(env = {}, reports = join(root, '.turbo', 'reports')) {
    this.#env = env;
    this.#reports = reports;
    // PostgreSQL of the tests runs as a user of its own when root starts it, and its files are below this folder.
    chmodSync(this.#temporary, 0o711);
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });
  }

  #run(title, command, args, { env = {}, isComplete = () => true } = {}) {
    const started = Date.now();
    console.log(`\n▶ ${title}`);
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        NODE_COMPILE_CACHE: codeCache,
        TMPDIR: this.#temporary,
        ...this.#env,
        ...env,
      },
    });
    const seconds = (Date.now() - started) / 1000;
    const ok = status === 0 && isComplete();
    this.#stages.push({ title, seconds, ok });
    console.log(`${ok ? '✓' : '✗'} ${title} (${Math.round(seconds)} s)`);
    return ok;
  }

  #count(ok) {
    if (ok) this.#passed += 1;
    else this.#failed += 1;
  }

  /** A stage without a count of its own counts as one test. */
  check(title, command, args) {
    this.#count(this.#run(title, command, args));
  }

  /** A stage of turbo's tasks, which counts as one test; `command` is turbo. */
  build(title, command, args, folder = root) {
    forgetTurboRuns(folder);
    this.#count(this.#run(title, command, [...args, '--summarize'], { isComplete: () => isTurboRunComplete(folder) }));
  }

  /**
   * A stage that writes a JSON report to the file given to `toArgs`. One that fails without a counted failure counts as
   * one failure.
   */
  suite(title, command, toArgs, env = {}) {
    const file = join(this.#reports, `${title.replaceAll(/\W+/g, '-')}.json`);
    const ok = this.#run(title, command, toArgs(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const report = readReport(file) ?? { passed: 0, failed: 0, failures: [], retried: [], files: [] };
    const { passed, failed } = report;
    this.#passed += passed;
    this.#failed += !ok && failed === 0 ? 1 : failed;
    this.#failures.push(...report.failures);
    this.#retried.push(...report.retried);
    this.#files.push(...report.files);
  }

  /** Prints the summary, whose last line is `N passed, N failed`, and ends the process. */
  async finish() {
    // The database of the last stage may still be ending, and deletes its own files.
    await rm(this.#temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    console.log('\nseconds  stage');
    for (const { title, seconds, ok } of this.#stages) console.log(`${cell(seconds)}  ${title}${ok ? '' : '  ✗'}`);
    const total = this.#stages.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`${cell(total)}  all`);
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
    if (slowest.length > 0) console.log('\nseconds  slowest test files');
    for (const { name, seconds } of slowest) console.log(`${cell(seconds)}  ${name}`);
    if (this.#failures.length > 0) console.log('\nfailed tests:');
    for (const name of this.#failures) console.log(`  ${name}`);
    if (this.#retried.length > 0) console.log('\npassed on the second try:');
    for (const name of this.#retried) console.log(`  ${name}`);
    if (this.#retried.length > MAX_RETRIED) {
      this.#failed += 1;
      console.log(`More than ${MAX_RETRIED} tests needed a second try, which fails the run.`);
    }
    const failed = this.#stages.filter(({ ok }) => !ok).map(({ title }) => title);
    if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    process.exit(this.#failed > 0 ? 1 : 0);
  }
}

const cell = (seconds) => seconds.toFixed(1).padStart(7);
