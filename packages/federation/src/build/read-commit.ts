import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit of the build, for developers; never part of the release id. */
export async function readCommit(dir: string): Promise<string> {
  return promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir }).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
}
