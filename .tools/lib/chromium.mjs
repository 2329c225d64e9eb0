import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The list belongs to the release tool, which uses it too: a deployed tree has no `.tools`. */
const readChromiumPaths = () =>
  JSON.parse(
    readFileSync(join(root, 'packages', 'federation', 'src', 'release', 'verify', 'chromium-paths.json'), 'utf8'),
  );

const findChromium = () => [process.env.CHROMIUM_PATH, ...readChromiumPaths()].find((path) => path && existsSync(path));
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a Chromium: the system's, else one installed by apt, else Playwright's own (an empty path: Playwright finds
 * it itself).
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine; installing one for the browser tests.');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  if (
    process.platform === 'linux' &&
    existsSync('/usr/bin/apt-get') &&
    apt('update', '-q') &&
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  )
    return findChromium() ?? '';
  if (run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])) return '';
  throw new Error('No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one.');
}
