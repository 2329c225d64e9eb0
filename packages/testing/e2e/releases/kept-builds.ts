import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const home = join(import.meta.dirname, '..', '..', '..', '..');
/** Below the working tree, so that a build finds the packages; ignored by git. */
const keptDir = join(home, '.turbo', 'releases');
/** Builds that were not used for so long are thrown away. ms */
const KEPT_FOR_MS = 3 * 24 * 60 * 60 * 1000;

async function hashFolder(hash: Hash, dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) await hashFolder(hash, join(dir, entry.name));
    else
      hash
        .update(entry.name)
        .update('\0')
        .update(await readFile(join(dir, entry.name)))
        .update('\0');
  }
}

async function dropOld(): Promise<void> {
  for (const name of await readdir(keptDir)) {
    const { mtimeMs } = await stat(join(keptDir, name));
    if (Date.now() - mtimeMs > KEPT_FOR_MS) await rm(join(keptDir, name), { recursive: true, force: true });
  }
}

type Build = {
  name: string;
  /** What it is made of besides the tools: folders below the repository, and text. */
  folders: readonly string[];
  text: string;
  /** Builds in an empty folder; its result is `dist` there. */
  make: (dir: string) => Promise<void>;
};

/** A build from an earlier run when nothing it is made of has changed, otherwise a new one. Resolves to its `dist`. */
export async function keepBuild({ name, folders, text, make }: Build): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const folder of ['packages/federation/src/build', ...folders]) await hashFolder(hash, join(home, folder));
  hash.update(await readFile(join(home, 'package-lock.json')));
  const dir = join(keptDir, `${name}-${hash.digest('hex').slice(0, 12)}`);
  const done = join(dir, 'done');
  if (!existsSync(done)) {
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    await make(dir);
    await writeFile(done, '');
    await dropOld();
  }
  await utimes(dir, new Date(), new Date());
  return join(dir, 'dist');
}
