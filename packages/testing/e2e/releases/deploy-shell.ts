import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The server detects a newer build by this file, so it is written last, when all files that it lists are there. */
const LAST = 'shell.json';

const listFiles = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));

/** Replaces the shell in `webDir` with another build, as a deployment does: no file of the previous one is left. */
export async function deployShell(dist: string, webDir: string): Promise<void> {
  const files = (await listFiles(dist)).filter((file) => !file.endsWith('.map'));
  for (const file of files) {
    await mkdir(dirname(join(webDir, file)), { recursive: true });
    await copyFile(join(dist, file), join(webDir, file === LAST ? `${LAST}.new` : file));
  }
  await rename(join(webDir, `${LAST}.new`), join(webDir, LAST));
  const current = new Set(files);
  for (const file of await listFiles(webDir)) if (!current.has(file)) await rm(join(webDir, file));
}
