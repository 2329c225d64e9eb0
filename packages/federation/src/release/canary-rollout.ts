import { setTimeout as pause } from 'node:timers/promises';
import { getChannel, listChannelChanges, startCanary } from '@danji/contracts/releases/channel.endpoints';
import type { ChannelEntry, Cohort } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { changeChannel } from './change-channel.ts';
import { CommandFailedError } from './command.ts';
import { promote } from './publish.ts';
import { callReleaseApi, type ReleaseServer } from './release-api.ts';

/** The interval at which the rollout checks whether the candidate was taken back. ms */
const POLL_INTERVAL_MS = 5000;

export type CanaryOptions = {
  remote: RemoteName;
  release: string;
  percent: number;
  cohorts?: Cohort[] | undefined;
  reason?: string | undefined;
};

/** Releases to a share of the visitors; without `cohorts` the candidate keeps its own. Resolves to the new entry. */
export const startOrChangeCanary = (
  server: ReleaseServer,
  { remote, release, percent, cohorts, reason }: CanaryOptions,
): Promise<ChannelEntry | null> =>
  changeChannel(server, {
    remote,
    isUnconditional: false,
    write: async (revision, entry) => {
      const existing = entry?.candidate?.release === release ? entry.candidate.cohorts : [];
      const body = {
        remote,
        release,
        percent,
        cohorts: cohorts ?? existing,
        revision,
        ...(reason === undefined ? {} : { reason }),
      };
      return (await callReleaseApi(server, startCanary, { body })).entry;
    },
  });

/** Reads from the history why the candidate was removed. */
async function findReason(server: ReleaseServer, remote: RemoteName): Promise<string> {
  const { results } = await callReleaseApi(server, listChannelChanges, { query: { remote } });
  const [last] = results;
  return last ? `${last.action} by ${last.by}${last.reason === null ? '' : `: ${last.reason}`}` : 'no reason recorded';
}

/**
 * Waits while the candidate remains. @throws CommandFailedError when a user, or the server's health check, removed it.
 */
async function watch(
  server: ReleaseServer,
  { remote, release }: Pick<CanaryOptions, 'remote' | 'release'>,
  ms: number,
): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const { remotes } = await callReleaseApi(server, getChannel);
    if (remotes[remote]?.active === release) return;
    if (remotes[remote]?.candidate?.release !== release)
      throw new CommandFailedError(`${release} was taken back. ${await findReason(server, remote)}`);
    const left = end - Date.now();
    if (left <= 0) return;
    await pause(Math.min(left, POLL_INTERVAL_MS));
  }
}

type RolloutOptions = Pick<CanaryOptions, 'remote' | 'release' | 'reason'> & {
  /** Percentages of the visitors. */
  steps: readonly number[];
  everyMs: number;
  report: (line: string) => void;
};

/**
 * Releases to a growing share of the visitors while the release is healthy, and to everybody at 100. The server
 * evaluates its health and takes a bad one back (`/admin/releases`).
 */
export async function rollOut(
  server: ReleaseServer,
  { steps, everyMs, report, ...target }: RolloutOptions,
): Promise<void> {
  for (const percent of steps) {
    if (percent === 100) {
      await promote(server, target);
      report(`✓ ${target.release} is shown to everybody`);
      return;
    }
    await startOrChangeCanary(server, { ...target, percent });
    report(`… ${target.release} is shown to ${percent} % for ${everyMs / 1000} s`);
    await watch(server, target, everyMs);
  }
  report(`✓ ${target.release} stays at ${steps.at(-1)} %: the steps do not end with 100`);
}
