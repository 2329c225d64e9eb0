import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.danji-installed');
const stampOf = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf();

/** Installs the packages of the lock file when they are missing or the lock file has changed since. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (first start, or the lock file changed) …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm ci failed; the output of npm above names the cause.');
    process.exit(1);
  }
  writeFileSync(stampFile, stampOf());
}

/** Path of Node 24 as the lock file pins it, or of the running Node where no such package exists for the machine. */
export const nodePath = () =>
  existsSync(join(modules, '.bin', 'node')) ? join(modules, '.bin', 'node') : process.execPath;
