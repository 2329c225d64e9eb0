import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const runsOf = (folder) => join(folder, '.turbo', 'runs');

/** Removes the summaries of former runs. */
export const forgetTurboRuns = (folder) => rmSync(runsOf(folder), { recursive: true, force: true });

/**
 * Whether the run since `forgetTurboRuns` has done every task, by the summary that `--summarize` writes. Turbo itself ends
 * with 0 when a signal has stopped it in the middle.
 */
export function isTurboRunComplete(folder) {
  const runs = runsOf(folder);
  const [file] = existsSync(runs) ? readdirSync(runs) : [];
  if (file === undefined) return false;
  const { success, cached, attempted } = JSON.parse(readFileSync(join(runs, file), 'utf8')).execution;
  return success + cached === attempted;
}
