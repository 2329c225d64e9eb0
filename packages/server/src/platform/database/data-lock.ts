import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process already uses the data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the lock file of a data directory. PGlite has no lock of its own, and two processes on one directory silently
 * lose committed rows. A lock whose process has ended is taken over. Returns a function that releases the lock.
 */
export function lockDataDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'danji.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(path, 'utf8'));
      if (owner > 0 && owner !== process.pid && isAlive(owner))
        throw new DataDirectoryInUse(
          `${dataDir} is already in use by process ${owner}. Stop it, or set DATA_DIR to another directory.`,
          { cause: error },
        );
      rmSync(path, { force: true });
    }
  }
  throw new DataDirectoryInUse(`${dataDir} could not be locked; another start took it at the same moment.`);
}
