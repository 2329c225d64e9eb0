// `npm run test:changed [base]`: runs the tests that the changes since `base` (origin/main, or main without a remote)
// can break. Turbo decides by comparing the hashes of its tasks `build`, `test` and `e2e` here and at the base. The sources are
// checked in any case.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { checkSources, runBrowserTests, runJest } from './lib/stages.mjs';
import { TestRun } from './lib/test-run.mjs';

ensureInstalled();
const base = findBase();
const before = new Set(readBaseTasks(base).map(({ hash }) => hash));
const affected = readTasks(root).filter(({ hash }) => !before.has(hash));
const folders = affected.filter(({ task }) => task === 'test').map(({ directory }) => directory);
const isApp = (folder) => folder === 'shell' || folder.startsWith('mf-');
// The journeys run the builds of every app.
const hasBrowsers = affected.some(({ task, directory }) => task === 'e2e' || (task === 'build' && isApp(directory)));

console.log(`Affected since ${base.slice(0, 12)}: ${folders.join(', ') || 'nothing'}`);
console.log(hasBrowsers ? 'The browser journeys run too.' : 'No browser journey is affected.');
const run = new TestRun();
checkSources(run);
if (folders.length > 0)
  runJest(run, ['--passWithNoTests', '--testPathPatterns', ...folders.map((folder) => `^${join(root, folder)}/`)]);
if (hasBrowsers) runBrowserTests(run);
await run.finish();

function read(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** The commit where the work branched off. */
function findBase() {
  const hasRemote = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root }).status === 0;
  return read('git', 'merge-base', process.argv[2] ?? (hasRemote ? 'origin/main' : 'main'), 'HEAD').trim();
}

/** The tasks of a working tree, each with the hash of all its inputs. */
function readTasks(folder) {
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  return JSON.parse(read(turbo, '--cwd', folder, 'run', 'build', 'test', 'e2e', '--dry=json')).tasks;
}

function readBaseTasks(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'danji-base-'));
  read('git', 'worktree', 'add', '--detach', '--force', folder, commit);
  try {
    return readTasks(folder);
  } finally {
    read('git', 'worktree', 'remove', '--force', folder);
  }
}
